/** For each word, how much it speaks for each occupation that uses it, in its titles, tasks or technologies. */
export type TermWeights = {
  start: Uint32Array
  entry: Uint16Array
  /** In steps of 1 / TERM_WEIGHT_STEPS. */
  weight: Uint16Array
  rarity: Float32Array
}

/** Weights are parts of vectors of length one, so none is larger than one. */
export const TERM_WEIGHT_STEPS = 0xffff

export function logCount(count: number): number {
  return count > 1 ? 1 + Math.log(count) : count
}
