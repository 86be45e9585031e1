import { MAX_PIECES, PAIR_AROUND_ONE, pieceFeatures, piecesOf, placeOf } from './piece-features.ts'

/** What pieces of words and pairs of neighbors say of the occupation that somebody wants. */
export type WorkWeights = {
  /** Occupations by the six digits of their codes. */
  codes: readonly string[]
  /** In rising order. */
  features: Uint32Array
  /** How much each feature counts: the rarer, the more. */
  rarity: Float32Array
  /** Where what each feature says begins, and after the last one where all ends. */
  starts: Uint32Array
  /** Which occupations a feature speaks for or against, and how much in steps of the feature. */
  places: Uint16Array
  values: Int8Array
  steps: Float32Array
}

/** Pieces and pairs of neighbors; pairs with a piece between them say nothing more of work. */
export function workFeatures(ids: readonly number[]): number[] {
  return [...pieceFeatures(ids)].filter(feature => feature < PAIR_AROUND_ONE * MAX_PIECES)
}

/** The known features of a goal by their places, and what each counts; together they have the length 1. */
export function countedFeatures(
  { features, rarity }: Pick<WorkWeights, 'features' | 'rarity'>,
  ids: readonly number[],
): Map<number, number> {
  const known = workFeatures(ids).flatMap(feature => placeOf(features, feature) ?? [])
  const length = Math.sqrt(known.reduce((sum, place) => sum + (rarity[place] ?? 0) ** 2, 0))
  return new Map(known.map(place => [place, (rarity[place] ?? 0) / length]))
}

/** How much of what a goal says for an occupation hangs on one piece of a word: "regional" alone makes nobody a pilot. */
export function shareOfOnePiece(weights: WorkWeights, ids: readonly number[], code: string): number {
  const { codes, features, starts, places, values, steps } = weights
  const wanted = codes.indexOf(code)
  const byPiece = new Map<number, number>()
  for (const [feature, count] of countedFeatures(weights, ids))
    for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at++) {
      if (places[at] !== wanted) continue
      const said = count * (steps[feature] ?? 0) * (values[at] ?? 0)
      for (const piece of piecesOf(features[feature] ?? 0))
        byPiece.set(piece, (byPiece.get(piece) ?? 0) + said)
    }
  return Math.max(0, ...byPiece.values())
}

/** How much a goal speaks for each occupation, about 1 for one that is wanted and 0 for the others. */
export function workShares(weights: WorkWeights, ids: readonly number[]): Float32Array {
  const { codes, starts, places, values, steps } = weights
  const shares = new Float32Array(codes.length)
  for (const [feature, count] of countedFeatures(weights, ids)) {
    const step = count * (steps[feature] ?? 0)
    for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at++) {
      const place = places[at] ?? 0
      shares[place] = (shares[place] ?? 0) + step * (values[at] ?? 0)
    }
  }
  return shares
}
