import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { listOf, readKnowledgeTable } from '#engine/knowledge-tables.ts'

/** What the work of some occupations may not be done without. */
export type OccupationLicense = {
  name: string
  /** Beginnings of the codes of the occupations that need it. */
  codes: string[]
  /** Words that show somebody holds it. */
  shownBy: string[]
}

export function loadOccupationLicenses(files: KnowledgeFiles): OccupationLicense[] {
  return readKnowledgeTable(files, 'occupation-credentials.tsv', ['name', 'codes', 'shown_by']).map(row => ({
    name: row.name,
    codes: listOf(row.codes),
    shownBy: listOf(row.shown_by),
  }))
}
