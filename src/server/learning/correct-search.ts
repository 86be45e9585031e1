import { editDistance, maxEditsFor } from '#engine/text/edit-distance.ts'

/** Of a shorter word too many others are one letter away. */
const CORRECTED_MIN_LETTERS = 4
/** People seldom miss the first letter: a word that begins with another is more likely another word, as "either" is for "zither". */
const OTHER_FIRST_LETTER_EDITS = 1
/** Letters are told apart by as many bits as a number has for it. */
const LETTER_BITS = 32

/**
 * Replaces words that no resource begins one with by their plain letters where one begins with those, else by the nearest ones that some hold, of equally near ones the most
 * frequent, which come first in the vocabulary: "exel" becomes "excel".
 */
export function searchCorrector(vocabulary: readonly string[]): (search: string) => string {
  const sorted = vocabulary.toSorted()
  const lettersOf = Int32Array.from(vocabulary, letterBits)
  return search =>
    search
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
      .map(word => {
        if (beginsOne(sorted, word)) return word
        const plain = plainLetters(word)
        return beginsOne(sorted, plain) ? plain : (nearest(word, vocabulary, lettersOf) ?? word)
      })
      .join(' ')
}

/** Without accents, and in the usual width: "résumé" becomes "resume". */
function plainLetters(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function beginsOne(sorted: readonly string[], word: string): boolean {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return sorted[low]?.startsWith(word) ?? false
}

function nearest(word: string, vocabulary: readonly string[], lettersOf: Int32Array): string | undefined {
  if (word.length < CORRECTED_MIN_LETTERS) return undefined
  const limit = maxEditsFor(word.length)
  const letters = letterBits(word)
  let best: string | undefined
  let bestDistance = limit + 1
  for (const [at, known] of vocabulary.entries()) {
    // An edit changes two letters at most: what differs in more is too far without being compared letter by letter.
    if (bitCount(letters ^ (lettersOf[at] ?? 0)) > 2 * (bestDistance - 1)) continue
    const distance =
      editDistance(word, known, limit) + (beginsAlike(word, known) ? 0 : OTHER_FIRST_LETTER_EDITS)
    if (distance < bestDistance) {
      best = known
      bestDistance = distance
    }
  }
  return best
}

/** With the same letter, or with the first two swapped. */
function beginsAlike([first, second]: string, [knownFirst, knownSecond]: string): boolean {
  return first === knownFirst || (first === knownSecond && second === knownFirst)
}

/** Which letters a word holds, as bits of a number. */
function letterBits(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % LETTER_BITS)
  return bits
}

function bitCount(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}
