import { type WorkWeights, workFeatures } from '#engine/suggest/work-meaning.ts'

/** A goal by the pieces of its words, with the work it asks for: of each role the likeliest code first. */
export type WorkExample = { ids: readonly number[]; wanted: readonly (readonly string[])[] }

/** What a code beside the likeliest one of its role counts. */
const ALTERNATIVE_SHARE = 0.5
const MAX_ALTERNATIVES = 3
/** Features of fewer goals are chance. */
const MIN_GOALS = 2
/** How much more a rare feature counts. */
const RARITY_POWER = 1.5
const PENALTY = 1
const ROUNDS = 12
/** Where nothing is left to learn. */
const MIN_ERROR = 1e-9
const STEPS = 127
/** What a feature says of other occupations is hardly more than chance. */
const MAX_OCCUPATIONS_OF_FEATURE = 8
const MIN_VALUE = 0.01

/** Ridge regression of the wanted occupations over rare and common features, solved for the goals by conjugate gradients. */
export function trainWork(examples: readonly WorkExample[]): WorkWeights {
  const codes = [...new Set(examples.flatMap(({ wanted }) => wanted.flat()))].sort()
  const featured = examples.map(({ ids }) => workFeatures(ids))
  const { features, rarity } = rarities(featured)
  const rows = sparseRows(featured, features, rarity)
  const solved = solve(rows, features.length, targets(examples, codes), codes.length)
  return {
    codes,
    features,
    rarity,
    ...rounded(weightsOf(rows, features.length, solved, codes.length), codes.length),
  }
}

function rarities(featured: readonly number[][]): Pick<WorkWeights, 'features' | 'rarity'> {
  const counts = new Map<number, number>()
  for (const feature of featured.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const known = [...counts].filter(([, count]) => count >= MIN_GOALS).sort(([one], [other]) => one - other)
  return {
    features: Uint32Array.from(known, ([feature]) => feature),
    rarity: Float32Array.from(known, ([, count]) => Math.log(featured.length / count) ** RARITY_POWER),
  }
}

/** The known features of one goal and what each counts; together they have the length 1. */
type SparseRow = { places: Int32Array; values: Float32Array }

function sparseRows(featured: readonly number[][], features: Uint32Array, rarity: Float32Array): SparseRow[] {
  const placeOf = new Map(Array.from(features, (feature, place) => [feature, place]))
  return featured.map(own => {
    const places = Int32Array.from(own.flatMap(feature => placeOf.get(feature) ?? []))
    const values = Float32Array.from(places, place => rarity[place] ?? 0)
    const length = Math.hypot(...values) || 1
    return { places, values: values.map(value => value / length) }
  })
}

function targets(examples: readonly WorkExample[], codes: readonly string[]): Float32Array {
  const placeOf = new Map(codes.map((code, place) => [code, place]))
  const wanted = new Float32Array(examples.length * codes.length)
  for (const [row, example] of examples.entries())
    for (const role of example.wanted)
      for (const [at, code] of role.slice(0, MAX_ALTERNATIVES).entries()) {
        const to = row * codes.length + (placeOf.get(code) ?? 0)
        wanted[to] = Math.max(wanted[to] ?? 0, at === 0 ? 1 : ALTERNATIVE_SHARE)
      }
  return wanted
}

/** The shares of the goals in the solution, one column for each occupation, all columns in one go. */
function solve(rows: SparseRow[], features: number, wanted: Float32Array, columns: number): Float32Array {
  const solved = new Float32Array(wanted.length)
  const rest = Float32Array.from(wanted)
  const direction = Float32Array.from(wanted)
  let errors = columnSums(rest, rest, columns)
  for (let round = 0; round < ROUNDS && errors.some(error => error > MIN_ERROR); round++) {
    const image = timesKernel(rows, features, direction, columns)
    const curvature = columnSums(direction, image, columns)
    const steps = errors.map((error, at) => error / (curvature[at] || 1))
    addColumns(solved, direction, steps)
    addColumns(
      rest,
      image,
      steps.map(step => -step),
    )
    const next = columnSums(rest, rest, columns)
    const kept = next.map((error, at) => error / (errors[at] || 1))
    for (let from = 0; from < direction.length; from += columns)
      for (let at = 0; at < columns; at++)
        direction[from + at] = (rest[from + at] ?? 0) + (kept[at] ?? 0) * (direction[from + at] ?? 0)
    errors = next
  }
  return solved
}

function timesKernel(
  rows: SparseRow[],
  features: number,
  direction: Float32Array,
  columns: number,
): Float32Array {
  const weights = weightsOf(rows, features, direction, columns)
  const image = direction.map(value => value * PENALTY)
  for (const [row, { places, values }] of rows.entries())
    for (const [at, place] of places.entries())
      addScaled(image, row * columns, weights, place * columns, values[at] ?? 0, columns)
  return image
}

function weightsOf(rows: SparseRow[], features: number, shares: Float32Array, columns: number): Float32Array {
  const weights = new Float32Array(features * columns)
  for (const [row, { places, values }] of rows.entries())
    for (const [at, place] of places.entries())
      addScaled(weights, place * columns, shares, row * columns, values[at] ?? 0, columns)
  return weights
}

function addScaled(
  to: Float32Array,
  toStart: number,
  from: Float32Array,
  fromStart: number,
  factor: number,
  length: number,
): void {
  const [target, source] = [
    to.subarray(toStart, toStart + length),
    from.subarray(fromStart, fromStart + length),
  ]
  for (let at = 0; at < length; at++) target[at] = (target[at] ?? 0) + factor * (source[at] ?? 0)
}

function columnSums(one: Float32Array, other: Float32Array, columns: number): Float64Array {
  const sums = new Float64Array(columns)
  for (let from = 0; from < one.length; from += columns)
    for (let at = 0; at < columns; at++)
      sums[at] = (sums[at] ?? 0) + (one[from + at] ?? 0) * (other[from + at] ?? 0)
  return sums
}

function addColumns(to: Float32Array, from: Float32Array, factors: Float64Array): void {
  for (let row = 0; row < to.length; row += factors.length)
    for (const [at, factor] of factors.entries())
      to[row + at] = (to[row + at] ?? 0) + factor * (from[row + at] ?? 0)
}

/** One byte for each weight, of the few occupations that a feature says most of. */
function rounded(
  weights: Float32Array,
  columns: number,
): Pick<WorkWeights, 'starts' | 'places' | 'values' | 'steps'> {
  const features = weights.length / columns
  const starts = new Uint32Array(features + 1)
  const steps = new Float32Array(features)
  const places: number[] = []
  const values: number[] = []
  for (let feature = 0; feature < features; feature++) {
    const own = weights.subarray(feature * columns, (feature + 1) * columns)
    const strongest = [...own.keys()]
      .filter(place => Math.abs(own[place] ?? 0) >= MIN_VALUE)
      .sort((one, other) => Math.abs(own[other] ?? 0) - Math.abs(own[one] ?? 0) || one - other)
      .slice(0, MAX_OCCUPATIONS_OF_FEATURE)
    const step = Math.abs(own[strongest[0] ?? 0] ?? 0) / STEPS
    steps[feature] = step
    for (const place of strongest) {
      places.push(place)
      values.push(Math.round((own[place] ?? 0) / step))
    }
    starts[feature + 1] = places.length
  }
  return { starts, steps, places: Uint16Array.from(places), values: Int8Array.from(values) }
}
