/** The encoder has fewer pieces. */
export const MAX_PIECES = 8192
const PAIR = MAX_PIECES
export const PAIR_AROUND_ONE = 2 * MAX_PIECES

/** Pieces, pairs of neighbors, and pairs with one between them, each once. */
export function pieceFeatures(ids: readonly number[]): Set<number> {
  const found = new Set(ids)
  for (const [at, id] of ids.entries()) {
    const [next, afterNext] = [ids[at + 1], ids[at + 2]]
    if (next !== undefined) found.add((PAIR + id) * MAX_PIECES + next)
    if (afterNext !== undefined) found.add((PAIR_AROUND_ONE + id) * MAX_PIECES + afterNext)
  }
  return found
}

/** The pieces that a feature is made of. */
export function piecesOf(feature: number): Set<number> {
  if (feature < PAIR * MAX_PIECES) return new Set([feature])
  return new Set([Math.floor(feature / MAX_PIECES) % MAX_PIECES, feature % MAX_PIECES])
}

/** Where a feature stands in a rising list; a map of all features would take more memory than their weights. */
export function placeOf(features: Uint32Array, feature: number): number | null {
  let [low, high] = [0, features.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((features[middle] ?? 0) < feature) low = middle + 1
    else high = middle
  }
  return features[low] === feature ? low : null
}
