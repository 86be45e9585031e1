import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'zod'

/** Rules are tuned on the development half alone; the other was set aside before the first run. */
export const HALVES = ['dev', 'held-out'] as const
export type Half = (typeof HALVES)[number]

/** The files of one half of an evaluation set, by name. */
export function readSet<Schema extends z.ZodType>(
  part: 'ats' | 'gap' | 'goals',
  half: Half,
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
