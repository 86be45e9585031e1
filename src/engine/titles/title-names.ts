import { DEPARTMENT_NAMES } from './department-names.ts'
import { REGIONAL_NAMES } from './regional-names.ts'
import { SHORT_FORMS } from './short-forms.ts'
import { titleTokens } from './title-text.ts'

export type Aliases = ReadonlyMap<string, readonly string[]>

const PHRASE_WORDS = 4

/** The longest known short form or regional name that starts here, with what it stands for. */
export function aliasAt(aliases: Aliases, words: readonly { word: string }[], at: number) {
  let phrase = ''
  let found: { words: readonly string[]; length: number } | undefined
  for (let length = 1; length <= PHRASE_WORDS && at + length <= words.length; length++) {
    phrase += (length > 1 ? ' ' : '') + (words[at + length - 1]?.word ?? '')
    const meaning = aliases.get(phrase)
    if (meaning) found = { words: meaning, length }
  }
  return found
}

export function aliasMap(lines: string): Map<string, readonly string[]> {
  const map = new Map<string, readonly string[]>()
  for (const line of lines.split('\n')) {
    const [short, long] = line.split('=')
    if (short && long !== undefined)
      map.set((short.startsWith('^') ? '^' : '') + titleTokens(short).join(' '), titleTokens(long))
  }
  return map
}

export const CORE_ALIASES: Aliases = aliasMap(SHORT_FORMS + REGIONAL_NAMES + DEPARTMENT_NAMES)
