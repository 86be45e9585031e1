import { matchTitle, sameTitle } from './match-title.ts'
import type { TitleIndex } from './title-index.ts'
import { titleWords } from './title-words.ts'

const LINE_CHARS = 100
const PIECE_END = / (?:at|in|with|for|who|on|and) |[|@•·,.;:()\t\u2013\u2014]| - |\d{4}/
const LINES_AT_MOST = 2000
const PIECE_WORDS = 7
const TITLES_AT_MOST = 8
const LATER = 0.75
const KNOWN = 1
const ALIKE = 0.6
const MATCHES = 8

/** The occupations that the job titles in a text stand for, as shares; undefined when it names none. Earlier titles weigh more. */
export function titlesInText(index: TitleIndex, text: string): Float32Array | undefined {
  const shares = new Float32Array(index.occupations.length)
  const seen = new Set<string>()
  let weight = 1
  let total = 0
  for (const piece of shortPieces(text)) {
    if (seen.size >= TITLES_AT_MOST) break
    const words = titleWords(piece, index.aliases).map(({ word }) => word)
    const key = words.join(' ')
    if (words.length === 0 || words.length > PIECE_WORDS || seen.has(key) || !namesWork(index, words))
      continue
    seen.add(key)
    const trust = weight * (words.every(word => index.wordIds.has(word)) ? KNOWN : ALIKE)
    for (const match of matchTitle(index, piece, MATCHES)) {
      const at = index.places.get(match.code) ?? 0
      shares[at] = (shares[at] ?? 0) + trust * match.score
    }
    total += trust
    weight *= LATER
  }
  return total > 0 ? shares.map(share => share / total) : undefined
}

/** Headings and job lines piece by piece; of a sentence or a long line only how it begins. */
function* shortPieces(text: string): Generator<string> {
  for (const line of text.split('\n', LINES_AT_MOST)) {
    if (line.trim() === '' || /^\s*[-•*–·]\s/.test(line)) continue
    const pieces = line.slice(0, LINE_CHARS).split(PIECE_END)
    const sentence = line.length > LINE_CHARS || /[.;:!?]\s*$/.test(line)
    for (const piece of sentence ? pieces.slice(0, 1) : pieces)
      if (/^\s*\p{Lu}/u.test(piece)) yield piece.trim()
  }
}

/** Known as a title, or ending (or starting, before "of") as many titles do; a name such as "Dan Cook" is neither. */
function namesWork(index: TitleIndex, words: string[]): boolean {
  const ids = words.map(word => index.wordIds.get(word))
  if (words.length < 3 && ids.includes(undefined)) return false
  const ends = [ids.at(-1), words.length > 1 ? ids[0] : undefined]
  return (
    ends.some(id => id !== undefined && index.endings.has(id)) ||
    sameTitle(
      index,
      ids.map(id => ({ id })),
    ).length > 0
  )
}
