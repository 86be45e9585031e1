import { editDistance, maxEditsFor } from '#engine/text/edit-distance.ts'
import { type Postings, starts } from './postings.ts'

export type SpellingIndex = Postings

const ALPHABET_SIZE = 38
const MIN_CORRECTED_CHARS = 4
const MAX_CANDIDATES = 12
const WORD_CHARS = 32

/** Which words hold each run of three letters, for words that titles use. */
export function buildSpellingIndex(words: readonly string[], isUsed: (id: number) => boolean): SpellingIndex {
  const counts = new Uint32Array(ALPHABET_SIZE ** 3)
  const trigrams = new Uint16Array(words.reduce((sum, word) => sum + word.length, 0))
  let filled = 0
  for (let id = 0; id < words.length; id++) {
    if (!isUsed(id)) continue
    const from = filled
    filled = writeTrigrams(words[id] ?? '', trigrams, from)
    for (let at = from; at < filled; at++) counts[trigrams[at] ?? 0] = (counts[trigrams[at] ?? 0] ?? 0) + 1
  }
  const start = starts(counts)
  const next = start.slice()
  const entry = new Uint16Array(filled)
  filled = 0
  for (let id = 0; id < words.length; id++) {
    if (!isUsed(id)) continue
    for (const last = filled + (words[id]?.length ?? 0); filled < last; filled++) {
      const run = trigrams[filled] ?? 0
      const place = next[run] ?? 0
      entry[place] = id
      next[run] = place + 1
    }
  }
  return { start, entry, strength: new Uint8Array(0) }
}

type Correction = { id: number; distance: number }

/** The closest known word within the allowed distance, and the best trigram similarity (0 to 1). */
export function correctSpelling(
  spelling: SpellingIndex,
  words: readonly string[],
  rarity: Float32Array,
  typed: string,
): { correction: Correction | undefined; similarity: number } {
  const word = typed.slice(0, WORD_CHARS)
  if (word.length < MIN_CORRECTED_CHARS) return { correction: undefined, similarity: 0 }
  const nearest = nearestByTrigrams(spelling, words, word)
  const allowed = maxEditsFor(word.length)
  let guess: Correction | undefined
  for (const { id } of nearest) {
    const distance = editDistance(word, words[id] ?? '', allowed)
    if (distance > allowed) continue
    const better = !guess || distance < guess.distance
    const isMoreCommon = guess?.distance === distance && (rarity[id] ?? 0) < (rarity[guess.id] ?? 0)
    if (better || isMoreCommon) guess = { id, distance }
  }
  return { correction: guess, similarity: nearest[0]?.alike ?? 0 }
}

function nearestByTrigrams(
  spelling: SpellingIndex,
  words: readonly string[],
  word: string,
): { id: number; alike: number }[] {
  const trigrams = trigramsOf(word)
  const shared = new Uint8Array(words.length)
  const touched: number[] = []
  for (const run of trigrams)
    for (let at = spelling.start[run] ?? 0; at < (spelling.start[run + 1] ?? 0); at++) {
      const id = spelling.entry[at] ?? 0
      if (shared[id] === 0) touched.push(id)
      shared[id] = (shared[id] ?? 0) + 1
    }
  const best: { id: number; alike: number }[] = []
  for (const id of touched) {
    const alike = (2 * (shared[id] ?? 0)) / (trigrams.length + (words[id]?.length ?? 0))
    if (best.length === MAX_CANDIDATES && alike <= (best.at(-1)?.alike ?? 0)) continue
    let place = best.length
    while (place > 0 && (best[place - 1]?.alike ?? 0) < alike) place--
    best.splice(place, 0, { id, alike })
    if (best.length > MAX_CANDIDATES) best.pop()
  }
  return best
}

function trigramsOf(word: string): Uint16Array {
  const trigrams = new Uint16Array(word.length)
  writeTrigrams(word, trigrams, 0)
  return trigrams
}

/** One trigram for each letter; answers where those of the next word begin. */
function writeTrigrams(word: string, trigrams: Uint16Array, from: number): number {
  let first = 0
  let second = letterCode(word, 0)
  for (let at = 1; at <= word.length; at++) {
    const third = at === word.length ? 1 : letterCode(word, at)
    trigrams[from + at - 1] = (first * ALPHABET_SIZE + second) * ALPHABET_SIZE + third
    first = second
    second = third
  }
  return from + word.length
}

function letterCode(word: string, at: number): number {
  const code = word.charCodeAt(at)
  return code >= 97 && code <= 122 ? code - 95 : 28 + (code % 10)
}
