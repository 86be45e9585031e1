import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import type { Aliases } from './title-names.ts'
import { titleWords } from './title-words.ts'

/** Other words for the same kind of worker, to the one that stands for them. */
export type HeadNouns = ReadonlyMap<string, string>

/**
 * The word that says what kind of worker a title names: an installer of kitchen units, a director of nursing. What stands
 * before it says which, never what.
 */
export function headNoun(title: string, aliases: Aliases, heads: HeadNouns): string | undefined {
  const beginning = title.split(AFTER_THE_HEAD, 1)[0] ?? ''
  const words = titleWords(beginning.trim() === '' ? title : beginning, aliases, false)
  const head = words.findLast(({ weight }) => weight === 1)?.word
  return head === undefined ? undefined : (heads.get(head) ?? head)
}

const AFTER_THE_HEAD = /\s(?:of|for|in|to|at|on|with|by)\s/i

export function loadHeadNouns(files: KnowledgeFiles): { sameAs: HeadNouns; support: string[] } {
  const rows = readKnowledgeTable(files, 'title-heads.tsv', ['word', 'same_as', 'level'])
  return {
    sameAs: new Map(rows.filter(row => row.same_as !== '').map(row => [row.word, row.same_as])),
    support: rows.filter(row => row.level === 'support').map(row => row.word),
  }
}
