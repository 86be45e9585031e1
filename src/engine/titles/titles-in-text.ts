import { exactTitleMatches, matchTitle } from './match-title.ts'
import type { TitleIndex } from './title-index.ts'
import { titleWords } from './title-words.ts'

const MAX_LINE_CHARS = 100
const TITLE_END = / (?:at|in|with|for|who|on|and) |[|@•·,.;:()\t\u2013\u2014]| - |\d{4}/
const MAX_LINES = 2000
const MAX_TITLE_WORDS = 7
const MAX_TITLES = 8
/** Shorter titles must consist of known words. */
const MIN_WORDS_WITH_UNKNOWN = 3
const LATER_TITLE_DECAY = 0.75
const KNOWN_TITLE_TRUST = 1
const UNKNOWN_WORD_TITLE_TRUST = 0.6
const MATCHES_PER_TITLE = 8

/** The occupations that the job titles in a text stand for, as shares; undefined when it names none. Earlier titles weigh more. */
export function titlesInText(index: TitleIndex, text: string): Float32Array | undefined {
  const shares = new Float32Array(index.occupations.length)
  const seen = new Set<string>()
  let weight = 1
  let total = 0
  for (const piece of titleCandidates(text)) {
    if (seen.size >= MAX_TITLES) break
    const words = titleWords(piece, index.aliases).map(({ word }) => word)
    const key = words.join(' ')
    if (
      words.length === 0 ||
      words.length > MAX_TITLE_WORDS ||
      seen.has(key) ||
      !looksLikeTitle(index, words)
    )
      continue
    seen.add(key)
    const trust =
      weight *
      (words.every(word => index.words.find(word) !== undefined)
        ? KNOWN_TITLE_TRUST
        : UNKNOWN_WORD_TITLE_TRUST)
    for (const match of matchTitle(index, piece, MATCHES_PER_TITLE)) {
      const at = index.indexByCode.get(match.code) ?? 0
      shares[at] = (shares[at] ?? 0) + trust * match.score
    }
    total += trust
    weight *= LATER_TITLE_DECAY
  }
  return total > 0 ? shares.map(share => share / total) : undefined
}

/** Headings and job lines piece by piece; of a sentence or a long line only how it begins. */
function* titleCandidates(text: string): Generator<string> {
  for (const line of text.split('\n', MAX_LINES)) {
    if (line.trim() === '' || /^\s*[-•*–·]\s/.test(line)) continue
    const pieces = line.slice(0, MAX_LINE_CHARS).split(TITLE_END)
    const sentence = line.length > MAX_LINE_CHARS || /[.;:!?]\s*$/.test(line)
    for (const piece of sentence ? pieces.slice(0, 1) : pieces)
      if (/^\s*\p{Lu}/u.test(piece)) yield piece.trim()
  }
}

/** Known as a title, or ending (or starting, before "of") as many titles do; a name such as "Dan Cook" is neither. */
function looksLikeTitle(index: TitleIndex, words: string[]): boolean {
  const ids = words.map(word => index.words.find(word))
  if (words.length < MIN_WORDS_WITH_UNKNOWN && ids.includes(undefined)) return false
  const ends = [ids.at(-1), words.length > 1 ? ids[0] : undefined]
  return (
    ends.some(id => id !== undefined && index.commonLastWords.has(id)) ||
    exactTitleMatches(
      index,
      ids.map(id => ({ id })),
    ).length > 0
  )
}
