import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { titleTokens } from './title-text.ts'

/** Meanings by phrase; ^ before a phrase marks what only a whole title means. */
export type Aliases = ReadonlyMap<string, readonly string[]>

export type TitleNames = {
  aliases: Aliases
  /** Titles whose occupation is given by code. */
  everydayTitles: { title: string; code: string }[]
}

const MAX_PHRASE_WORDS = 4

export function loadTitleNames(files: KnowledgeFiles): TitleNames {
  const rows = readKnowledgeTable(files, 'title-names.tsv', [
    'phrase',
    'words',
    'whole_words',
    'code',
    'note',
  ])
  const aliases = new Map<string, readonly string[]>()
  for (const { phrase, words, whole_words } of rows) {
    const key = titleTokens(phrase).join(' ')
    if (words !== '') aliases.set(key, titleTokens(words))
    if (whole_words !== '') aliases.set(`^${key}`, titleTokens(whole_words))
  }
  return {
    aliases,
    everydayTitles: rows
      .filter(({ code }) => code !== '')
      .map(({ phrase, code }) => ({ title: phrase, code })),
  }
}

/** The longest known phrase that starts here, with what it means. */
export function aliasAt(aliases: Aliases, words: readonly { word: string }[], at: number) {
  let phrase = ''
  let found: { words: readonly string[]; length: number } | undefined
  for (let length = 1; length <= MAX_PHRASE_WORDS && at + length <= words.length; length++) {
    phrase += (length > 1 ? ' ' : '') + (words[at + length - 1]?.word ?? '')
    const meaning = aliases.get(phrase)
    if (meaning) found = { words: meaning, length }
  }
  return found
}
