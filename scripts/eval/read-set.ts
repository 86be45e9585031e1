import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'zod'

/** The files of an evaluation set, by name. Rules are tuned on the development half alone. */
export function readSet<Schema extends z.ZodType>(
  part: 'ats' | 'gap' | 'goals' | 'titles',
  schema: Schema,
): { name: string; content: z.infer<Schema> }[] {
  const folder = join(import.meta.dirname, 'sets', part, 'dev')
  return readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .sort()
    .map(file => ({
      name: basename(file, '.json'),
      content: schema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    }))
}
