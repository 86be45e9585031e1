import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { readKnowledgeTable } from '#engine/knowledge-tables.ts'

/** A title as somebody types it, with the codes of the occupations meant, best first. */
export type TypedTitle = { title: string; codes: string[] }

export function readTypedTitles(files: KnowledgeFiles): TypedTitle[] {
  return readKnowledgeTable(files, 'typed-titles.tsv', ['title', 'codes']).map(({ title, codes }) => ({
    title,
    codes: codes.split(' '),
  }))
}
