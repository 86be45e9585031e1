import type { Terms } from './load-terms.ts'

/** How alike two texts are in the occupations that their words point to. */
export interface FieldSimilarity {
  /** Whether both texts say enough to be compared. */
  isKnown: boolean
  /** Cosine of the two, 0 to 1: high for neighbors too. */
  plain: number
  /** The same without what every text shares, −1 to 1: near 0 for another field. */
  centered: number
}

/** Beyond this a text says no more about its field. */
const MAX_FIELD_LINES = 400

/** The occupations that the lines of a text point to, as a vector of length 1. */
export function fieldVector(terms: Terms, lines: readonly string[], count: number): Float32Array {
  const scores = new Float32Array(count)
  for (const line of lines.slice(0, MAX_FIELD_LINES)) terms.addScores(line, scores)
  return unit(scores)
}

export function fieldSimilarity(
  a: Float32Array,
  b: Float32Array,
  mean: Float32Array,
): Omit<FieldSimilarity, 'isKnown'> {
  return { plain: dot(a, b), centered: dot(unit(minus(a, mean)), unit(minus(b, mean))) }
}

export function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector)) || 1
  return vector.map(value => value / length)
}

function minus(a: Float32Array, b: Float32Array): Float32Array {
  return a.map((value, at) => value - (b[at] ?? 0))
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}
