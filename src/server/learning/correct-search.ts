import { editDistance, maxEditsFor } from '#engine/text/edit-distance.ts'

/** Of a shorter word too many others are one letter away. */
const CORRECTED_MIN_LETTERS = 4

/** Words that no resource begins one with, replaced by the nearest ones that some hold, the most frequent first: "exel" becomes "excel". */
export function correctSearch(search: string, vocabulary: readonly string[]): string {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map(word =>
      vocabulary.some(known => known.startsWith(word)) ? word : (nearest(word, vocabulary) ?? word),
    )
    .join(' ')
}

function nearest(word: string, vocabulary: readonly string[]): string | undefined {
  if (word.length < CORRECTED_MIN_LETTERS) return undefined
  const limit = maxEditsFor(word.length)
  let best: string | undefined
  let bestDistance = limit + 1
  for (const known of vocabulary) {
    const distance = editDistance(word, known, limit)
    if (distance < bestDistance) {
      best = known
      bestDistance = distance
    }
  }
  return best
}
