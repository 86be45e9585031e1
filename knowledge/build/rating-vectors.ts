const SIMILARITY_BLOCKS = new Set(['skills', 'knowledge', 'activities'])

type RatingVectors = {
  /** Of each element over all occupations, in steps of the ratings. */
  means: number[]
  deviations: number[]
  /** Each occupation's ratings of skills, knowledge and activities in standard deviations, made one long. */
  unitVectors: Float32Array
}

/** `blockOf` names the block of each column. */
export function ratingVectors(ratings: Uint8Array, count: number, blockOf: string[]): RatingVectors {
  const width = blockOf.length
  const zScores = new Float32Array(count * width)
  const means: number[] = []
  const deviations: number[] = []
  for (let at = 0; at < width; at++) {
    let [sum, squares] = [0, 0]
    for (let row = 0; row < count; row++) {
      const value = ratings[row * width + at] ?? 0
      sum += value
      squares += value * value
    }
    const mean = sum / count
    const deviation = Math.sqrt(Math.max(1, squares / count - mean * mean))
    means.push(mean)
    deviations.push(deviation)
    for (let row = 0; row < count; row++)
      zScores[row * width + at] = ((ratings[row * width + at] ?? 0) - mean) / deviation
  }
  const columns = [...blockOf.keys()].filter(at => SIMILARITY_BLOCKS.has(blockOf[at] ?? ''))
  return { means, deviations, unitVectors: unitVectorRows(zScores, columns, count, width) }
}

function unitVectorRows(
  zScores: Float32Array,
  columns: number[],
  count: number,
  width: number,
): Float32Array {
  const rows = new Float32Array(count * columns.length)
  for (let row = 0; row < count; row++) {
    let squares = 0
    for (const at of columns) squares += (zScores[row * width + at] ?? 0) ** 2
    const length = Math.sqrt(squares) || 1
    for (let at = 0; at < columns.length; at++)
      rows[row * columns.length + at] = (zScores[row * width + (columns[at] ?? 0)] ?? 0) / length
  }
  return rows
}
