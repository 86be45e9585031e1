import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { listOf, readKnowledgeTable } from '#engine/knowledge-tables.ts'

/** What people call an occupation, where lists of titles lack the name or have it elsewhere. */
export type EverydayName = {
  name: string
  code: string
  /** An ordinary word that means the occupation only where nothing else is said. */
  isAlone: boolean
}

const ALONE = /!$/

export function everydayNames(files: KnowledgeFiles): EverydayName[] {
  return readKnowledgeTable(files, 'everyday-names.tsv', ['code', 'names']).flatMap(({ code, names }) =>
    listOf(names).map(name => ({ name: name.replace(ALONE, ''), code, isAlone: ALONE.test(name) })),
  )
}
