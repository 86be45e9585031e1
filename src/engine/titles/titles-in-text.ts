import { matchTitle } from './match-title.ts'
import type { TitleIndex } from './title-index.ts'
import { titleWords } from './title-words.ts'

const LINE_CHARS = 120
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

function* shortPieces(text: string): Generator<string> {
  let lines = 0
  for (const line of text.split('\n', LINES_AT_MOST * 4)) {
    if (line.length > LINE_CHARS || line.trim() === '') continue
    if (++lines > LINES_AT_MOST) return
    if (/[.;:!?]\s*$/.test(line) || /^\s*[-•*–·]\s/.test(line)) continue
    for (const piece of line.split(/ at |[|@•·,;:()\t\u2013\u2014]| - |\d{4}/))
      if (/^\s*\p{Lu}/u.test(piece)) yield piece.trim()
  }
}

/** A title ends, or starts before "of", with a word that many titles end with. */
function namesWork(index: TitleIndex, words: string[]): boolean {
  const last = index.wordIds.get(words.at(-1) ?? '')
  const first = index.wordIds.get(words[0] ?? '')
  return (
    (last !== undefined && index.endings.has(last)) ||
    (words.length > 1 && first !== undefined && index.endings.has(first))
  )
}
