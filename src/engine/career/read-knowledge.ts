import type { z } from 'zod'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'

export function readJson<Schema extends z.ZodType>(
  files: KnowledgeFiles,
  name: string,
  schema: Schema,
): z.infer<Schema> {
  return schema.parse(JSON.parse(readText(files, name)))
}

export function readText(files: KnowledgeFiles, name: string): string {
  return new TextDecoder().decode(files(name))
}

export function readLines(files: KnowledgeFiles, name: string): string[][] {
  return readText(files, name)
    .split('\n')
    .filter(line => line !== '')
    .map(line => line.split('\t'))
}
