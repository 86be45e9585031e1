import { SPELLING_ALPHABET_SIZE, type SpellingIndex, trigramsOf } from '#engine/titles/spelling-index.ts'
import { starts } from './starts.ts'

/** Which words hold each run of three letters, for words that titles use. */
export function spellingPostings(words: readonly string[], isUsed: (id: number) => boolean): SpellingIndex {
  const counts = new Uint32Array(SPELLING_ALPHABET_SIZE ** 3)
  const used = words.flatMap((word, id) => (isUsed(id) ? [{ id, trigrams: trigramsOf(word) }] : []))
  for (const { trigrams } of used) for (const run of trigrams) counts[run] = (counts[run] ?? 0) + 1
  const start = starts(counts)
  const next = start.slice()
  const entry = new Uint16Array(start.at(-1) ?? 0)
  for (const { id, trigrams } of used)
    for (const run of trigrams) {
      const place = next[run] ?? 0
      entry[place] = id
      next[run] = place + 1
    }
  return { start, entry }
}
