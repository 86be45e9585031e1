import { editDistance, maxEditsFor } from '#engine/text/edit-distance.ts'
import type { PhraseTable } from '#engine/text/phrase-table.ts'
import type { Postings } from './postings.ts'

/** Which words hold each run of three letters. */
export type SpellingIndex = Postings

export const SPELLING_ALPHABET_SIZE = 38
const MIN_CORRECTED_CHARS = 4
const MAX_CANDIDATES = 12
const WORD_CHARS = 32

/** Words of plain letters and digits: each is one byte long. */
type Words = Pick<PhraseTable, 'size' | 'text' | 'byteLength'>

type Correction = { id: number; distance: number }

/** The closest known word within the allowed distance, and the best trigram similarity (0 to 1). */
export function correctSpelling(
  spelling: SpellingIndex,
  words: Words,
  rarity: Float32Array,
  typed: string,
): { correction: Correction | undefined; similarity: number } {
  const word = typed.slice(0, WORD_CHARS)
  if (word.length < MIN_CORRECTED_CHARS) return { correction: undefined, similarity: 0 }
  const nearest = nearestByTrigrams(spelling, words, word)
  const close = closeWords(nearest, words, word)
  const least = Math.min(...close.map(({ distance }) => distance))
  const closest = close.filter(({ distance }) => distance === least)
  return { correction: mostCommon(closest, rarity), similarity: nearest[0]?.alike ?? 0 }
}

/** The most common known word that one typing error makes into the typed one. */
export function wordMeant(
  { spelling, words, rarity }: { spelling: SpellingIndex; words: Words; rarity: Float32Array },
  typed: string,
): string | undefined {
  const near = closeWords(nearestByTrigrams(spelling, words, typed), words, typed)
  const meant = mostCommon(
    near.filter(({ id }) => isTypingError(typed, words.text(id))),
    rarity,
  )
  return meant && words.text(meant.id)
}

/** A letter left out, put in, swapped with the next or, of vowels, taken for another; never the first or the last, which other words differ in. */
export function isTypingError(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0] || typed.at(-1) !== meant.at(-1)) return false
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at++
  const isSame = (from: number, to: number) => typed.slice(at + from) === meant.slice(at + to)
  const [letter = '', other = ''] = [typed[at], meant[at]]
  const isSwap = letter === meant[at + 1] && other === typed[at + 1] && isSame(2, 2)
  const isVowel = VOWELS.test(letter) && VOWELS.test(other) && isSame(1, 1)
  return at < typed.length && (isSame(0, 1) || isSame(1, 0) || isSwap || isVowel)
}

const VOWELS = /^[aeiouy]$/

function closeWords(nearest: readonly { id: number }[], words: Words, word: string): Correction[] {
  const allowed = maxEditsFor(word.length)
  return nearest
    .map(({ id }) => ({ id, distance: editDistance(word, words.text(id), allowed) }))
    .filter(({ distance }) => distance <= allowed)
}

function mostCommon(found: readonly Correction[], rarity: Float32Array): Correction | undefined {
  return found.reduce<Correction | undefined>(
    (best, one) => (best && (rarity[best.id] ?? 0) <= (rarity[one.id] ?? 0) ? best : one),
    undefined,
  )
}

function nearestByTrigrams(
  spelling: SpellingIndex,
  words: Words,
  word: string,
): { id: number; alike: number }[] {
  const trigrams = trigramsOf(word)
  const shared = new Uint8Array(words.size)
  const touched: number[] = []
  for (const run of trigrams)
    for (let at = spelling.start[run] ?? 0; at < (spelling.start[run + 1] ?? 0); at++) {
      const id = spelling.entry[at] ?? 0
      if (shared[id] === 0) touched.push(id)
      shared[id] = (shared[id] ?? 0) + 1
    }
  const best: { id: number; alike: number }[] = []
  for (const id of touched) {
    const alike = (2 * (shared[id] ?? 0)) / (trigrams.length + words.byteLength(id))
    if (best.length === MAX_CANDIDATES && alike <= (best.at(-1)?.alike ?? 0)) continue
    let place = best.length
    while (place > 0 && (best[place - 1]?.alike ?? 0) < alike) place--
    best.splice(place, 0, { id, alike })
    if (best.length > MAX_CANDIDATES) best.pop()
  }
  return best
}

/** One trigram for each letter. */
export function trigramsOf(word: string): Uint16Array {
  const trigrams = new Uint16Array(word.length)
  let first = 0
  let second = letterCode(word, 0)
  for (let at = 1; at <= word.length; at++) {
    const third = at === word.length ? 1 : letterCode(word, at)
    trigrams[at - 1] = (first * SPELLING_ALPHABET_SIZE + second) * SPELLING_ALPHABET_SIZE + third
    first = second
    second = third
  }
  return trigrams
}

function letterCode(word: string, at: number): number {
  const code = word.charCodeAt(at)
  return code >= 97 && code <= 122 ? code - 95 : 28 + (code % 10)
}
