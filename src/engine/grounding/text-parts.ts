import { foldLetters } from '#engine/text/fold-letters.ts'
import { wordRoot } from '#engine/text/word-root.ts'
import { FUNCTION_WORDS } from './claim-words.ts'
import { MONTHS } from './quantity-units.ts'
import { replyTokens } from './reply-tokens.ts'

interface Part {
  text: string
  start: number
  end: number
}

/** Neither the mark inside a figure (1,200) nor the word inside a range (between 5 and 6) ends a clause. */
const CLAUSE_END =
  /(?:,(?!\d{3}\b)|[;]|(?<!\bbetween \S{1,20} )\band\b|\b(?:but|while|whereas|against|versus|than for)\b)/giu

/** The clauses of a sentence: what a number is said of stands in its own. */
export function clauses(sentence: string): Part[] {
  const parts: Part[] = []
  let start = 0
  for (const { index, 0: mark } of sentence.matchAll(CLAUSE_END)) {
    parts.push({ text: sentence.slice(start, index), start, end: index })
    start = index + mark.length
  }
  parts.push({ text: sentence.slice(start), start, end: sentence.length })
  return parts
}

/** Roots of the words that carry meaning; months belong to their dates. */
export function contentRoots(text: string): Set<string> {
  const roots = new Set<string>()
  for (const { kind, lower } of replyTokens(text)) {
    const word = bareWord(lower)
    if (kind === 'word' && !FUNCTION_WORDS.has(word) && !MONTHS.has(word)) roots.add(wordRoot(word))
  }
  return roots
}

/** Without its possessive, accents folded: "Okafor's" → "okafor". */
export function bareWord(lower: string): string {
  return foldLetters(lower.replace(/'(?:s|d|ll|re|ve|m)?$/u, ''))
}
