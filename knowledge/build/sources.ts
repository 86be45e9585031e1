import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const sourceFile = z.object({
  /** Where the build looks for it below the folder of raw files. */
  file: z.string().regex(/^(?!.*\.\.)[\w.-]+(?:\/[\w .,-]+)*$/),
  bytes: z.int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Where the publisher, or a pinned copy, offers the file it was made from. */
  original: z.url({ protocol: /^https$/ }),
  /** The entry to take when the original is a zip archive. */
  member: z.string().optional(),
  /** What was done to the original; without it, the original is the file. */
  prepared: z.string().optional(),
})

const source = z.object({
  name: z.string().min(1),
  publisher: z.string().min(1),
  address: z.url({ protocol: /^https$/ }),
  licence: z.string().min(1),
  year: z.string().min(1),
  files: z.array(sourceFile).min(1),
})

type Source = z.infer<typeof source>
export type SourceFile = z.infer<typeof sourceFile>

/** Every raw file the knowledge base is built from. */
export function readSources(): Source[] {
  const text = readFileSync(join(import.meta.dirname, '..', 'sources.json'), 'utf8')
  return z.object({ sources: z.array(source) }).parse(JSON.parse(text)).sources
}
