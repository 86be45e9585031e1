/** A number that hardly changes says nothing. */
const MIN_VARIANCE = 1e-8

/** What brings each number of the meanings to one scale: taken off first, then multiplied by. */
export type MeaningScale = { means: Float64Array; factors: Float64Array }

export function meaningScale(meanings: readonly Float32Array[], size: number): MeaningScale {
  const [means, squares] = [new Float64Array(size), new Float64Array(size)]
  for (const meaning of meanings)
    for (let at = 0; at < size; at++) {
      const value = meaning[at] ?? 0
      means[at] = (means[at] ?? 0) + value / meanings.length
      squares[at] = (squares[at] ?? 0) + value ** 2 / meanings.length
    }
  return {
    means,
    factors: squares.map((square, at) => {
      const variance = square - (means[at] ?? 0) ** 2
      return variance > MIN_VARIANCE ? 1 / Math.sqrt(variance) : 0
    }),
  }
}
