import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'zod'

/** Rules were made on the first three; the fourth was written before the last of them and run once they were made. */
export const HALVES = ['dev', 'held-out', 'held-out-2', 'held-out-3', 'held-out-4'] as const
export type Half = (typeof HALVES)[number]

/** The files of one half of an evaluation set, by name. */
export function readSet<Schema extends z.ZodType>(
  part: 'ats' | 'coach' | 'gap' | 'goals' | 'letters',
  half: Half | 'everyday' | 'voices' | 'held-out-5',
  schema: Schema,
): { name: string; content: z.infer<Schema> }[] {
  const folder = join(import.meta.dirname, 'sets', part, half)
  return readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .sort()
    .map(file => ({
      name: basename(file, '.json'),
      content: schema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    }))
}
