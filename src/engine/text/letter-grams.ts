/** A gram is a few characters in a row, as one number. Two may share a number: what is found by one has to be looked at. */
const MAX_GRAM_CHARS = 6
const MIN_GRAM_CHARS = 2
const FACTOR = 33
const MASK = (1 << 30) - 1

function withChar(gram: number, text: string, at: number): number {
  return (Math.imul(gram, FACTOR) ^ text.charCodeAt(at)) & MASK
}

/** Calls back with each gram of a text, of each length. */
export function forEachGram(text: string, found: (gram: number) => void): void {
  for (let start = 0; start < text.length; start++) {
    const end = Math.min(text.length, start + MAX_GRAM_CHARS)
    let gram = withChar(0, text, start)
    for (let at = start + 1; at < end; at++) {
      gram = withChar(gram, text, at)
      found(gram)
    }
  }
}

/** By the letters that a gram has beside spaces: a shorter one stands in more texts. */
const COUNT_BY_LETTERS = [10_000, 10_000, 800, 200, 40, 8, 1]

/** The gram of a text that stands in the fewest others, as they are counted; null for a single character. */
export function rarestGram(
  text: string,
  countOf: (gram: number) => number,
): { gram: number; count: number } | null {
  const size = Math.min(MAX_GRAM_CHARS, text.length)
  if (size < MIN_GRAM_CHARS) return null
  let rarest: { gram: number; count: number } | null = null
  for (let start = 0; start + size <= text.length; start++) {
    let [gram, letters] = [0, 0]
    for (let at = start; at < start + size; at++) {
      gram = withChar(gram, text, at)
      if (text[at] !== ' ') letters += 1
    }
    const count = countOf(gram) + (COUNT_BY_LETTERS[letters] ?? 0)
    if (!rarest || count < rarest.count) rarest = { gram, count }
  }
  return rarest
}
