import type { ConditionWeights } from '#engine/suggest/condition-meaning.ts'
import { adam } from '../coach/adam.ts'
import { shuffled } from '../coach/shuffled.ts'
import { seededRandom } from '../eval/wellness/simulated-person.ts'

/** One text of a goal: the whole or a part. */
type ReadText = { features: readonly number[]; embedded: Float32Array }
/** A goal, or a phrase, with the conditions that it says. */
export type ConditionExample = {
  texts: readonly ReadText[]
  conditions: readonly string[]
  isPhrase: boolean
}

const EPOCHS = 8
const BATCH = 128
/** A phrase says one condition for sure and is no goal; of all phrases each round takes some. */
const PHRASE_WEIGHT = 0.3
const PHRASE_SHARE = 0.35
const FEATURE_RATE = 0.1
const EMBEDDED_RATE = 0.002
const LAST_SHARE = 0.02
const DECAY = 0.1
const LEFT_OUT_SHARE = 0.3
const EPSILON = 1e-8
const MIN_DEVIATION = 1e-3
/** Few texts say one of more than seventy conditions. */
const FIRST_OFFSET = -4
/** Features of fewer examples are chance. */
const MIN_EXAMPLES = 2
const SEED = 2026

/** Logistic regression for each condition, in which a goal says what one of its texts says; the same examples always give the same weights. */
export function trainConditions(
  examples: readonly ConditionExample[],
  conditions: readonly string[],
): ConditionWeights {
  const count = conditions.length
  const size = examples[0]?.texts[0]?.embedded.length ?? 0
  const scale = scaleOf(examples, size)
  const places = featurePlaces(examples)
  const prepared = examples.map(example => ({
    weight: example.isPhrase ? PHRASE_WEIGHT : 1,
    wanted: conditions.map(condition => (example.conditions.includes(condition) ? 1 : 0)),
    texts: example.texts.map(({ features, embedded }) => ({
      places: features.flatMap(feature => places.get(feature) ?? []),
      embedded: embedded.map((value, at) => (value - (scale.means[at] ?? 0)) * (scale.factors[at] ?? 0)),
    })),
  }))
  const goals = [...examples.keys()].filter(index => !examples[index]?.isPhrase)
  const phrases = [...examples.keys()].filter(index => examples[index]?.isPhrase)
  const random = seededRandom(SEED)
  const featureWeights = new Float32Array(places.size * count)
  const featureSquares = new Float32Array(places.size * count)
  const dense = new Float32Array(count * (size + 1))
  for (let condition = 0; condition < count; condition++)
    dense[(condition + 1) * (size + 1) - 1] = FIRST_OFFSET
  // The last weight of each row is its offset.
  const step = adam(dense, DECAY, at => at % (size + 1) !== size)
  const perRound = goals.length + Math.floor(phrases.length * PHRASE_SHARE)
  const batches = Math.ceil(perRound / BATCH)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const chosen = shuffled(phrases.length, random).slice(0, perRound - goals.length)
    const round = [...goals, ...chosen.map(at => phrases[at] ?? 0)]
    const order = shuffled(round.length, random).map(at => round[at] ?? 0)
    for (let batch = 0; batch < batches; batch++) {
      const gradient = new Float32Array(dense.length)
      const featureGradients = new Map<number, Float32Array>()
      const taken = order.slice(batch * BATCH, (batch + 1) * BATCH)
      for (const index of taken) {
        const example = prepared[index]
        if (example) addGradients(example, { dense, featureWeights }, { gradient, featureGradients }, random)
      }
      const share = Math.max(LAST_SHARE, 1 - (epoch * batches + batch) / (EPOCHS * batches))
      step(gradient, taken.length, EMBEDDED_RATE * share)
      adaGrad(featureWeights, featureSquares, featureGradients, taken.length, count)
    }
  }
  return {
    conditions,
    ...rounded(places, featureWeights, count),
    ...unscaled(dense, count, size, scale),
  }
}

type PreparedExample = {
  weight: number
  wanted: readonly number[]
  texts: readonly { places: readonly number[]; embedded: Float32Array }[]
}
type Weights = { dense: Float32Array; featureWeights: Float32Array }
type Gradients = { gradient: Float32Array; featureGradients: Map<number, Float32Array> }

function addGradients(
  { weight, wanted, texts }: PreparedExample,
  { dense, featureWeights }: Weights,
  { gradient, featureGradients }: Gradients,
  random: () => number,
): void {
  const count = wanted.length
  const inputs = texts.map(({ embedded }) => dropout(embedded, random))
  const odds = texts.map(({ places }, text) =>
    wanted.map((_, condition) => {
      const input = inputs[text] ?? new Float32Array()
      const from = condition * (input.length + 1)
      let sum = dense[from + input.length] ?? 0
      for (let at = 0; at < input.length; at++) sum += (input[at] ?? 0) * (dense[from + at] ?? 0)
      for (const place of places) sum += featureWeights[place * count + condition] ?? 0
      return sum
    }),
  )
  const errors = texts.map(() => new Float32Array(count))
  for (let condition = 0; condition < count; condition++) {
    const powers = odds.map(one => Math.exp(one[condition] ?? 0))
    const total = powers.reduce((sum, power) => sum + power, 0)
    const error = weight * (total / (1 + total) - (wanted[condition] ?? 0))
    for (const [text, power] of powers.entries()) {
      const own = errors[text]
      if (own) own[condition] = (error * power) / total
    }
  }
  for (const [text, { places }] of texts.entries()) {
    const [input, error] = [inputs[text], errors[text]]
    if (!input || !error) continue
    for (let condition = 0; condition < count; condition++) {
      const slope = error[condition] ?? 0
      const from = condition * (input.length + 1)
      for (let at = 0; at < input.length; at++)
        gradient[from + at] = (gradient[from + at] ?? 0) + slope * (input[at] ?? 0)
      gradient[from + input.length] = (gradient[from + input.length] ?? 0) + slope
    }
    for (const place of places) {
      const known = featureGradients.get(place) ?? new Float32Array(count)
      for (let condition = 0; condition < count; condition++)
        known[condition] = (known[condition] ?? 0) + (error[condition] ?? 0)
      featureGradients.set(place, known)
    }
  }
}

/** What is left counts for what is left out. */
function dropout(input: Float32Array, random: () => number): Float32Array {
  return input.map(value => (random() < LEFT_OUT_SHARE ? 0 : value / (1 - LEFT_OUT_SHARE)))
}

function adaGrad(
  weights: Float32Array,
  squares: Float32Array,
  gradients: ReadonlyMap<number, Float32Array>,
  examples: number,
  count: number,
): void {
  for (const [place, gradient] of gradients)
    for (let condition = 0; condition < count; condition++) {
      const slope = (gradient[condition] ?? 0) / examples
      const at = place * count + condition
      const square = (squares[at] ?? 0) + slope ** 2
      squares[at] = square
      weights[at] = (weights[at] ?? 0) - (FEATURE_RATE * slope) / (Math.sqrt(square) + EPSILON)
    }
}

function featurePlaces(examples: readonly ConditionExample[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { texts } of examples)
    for (const feature of new Set(texts.flatMap(({ features }) => features)))
      counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const frequent = [...counts].filter(([, count]) => count >= MIN_EXAMPLES).map(([feature]) => feature)
  return new Map(frequent.sort((a, b) => a - b).map((feature, place) => [feature, place]))
}

const STEPS = 127
/** A feature that moves no condition more than this is left out. */
const MIN_WEIGHT = 0.5

/** One byte for each weight. */
function rounded(
  places: ReadonlyMap<number, number>,
  weights: Float32Array,
  count: number,
): Pick<ConditionWeights, 'features' | 'values' | 'steps'> {
  const kept = [...places].flatMap(([feature, place]) => {
    const own = weights.subarray(place * count, (place + 1) * count)
    const most = own.reduce((best, weight) => Math.max(best, Math.abs(weight)), 0)
    return most < MIN_WEIGHT ? [] : [{ feature, own, step: most / STEPS }]
  })
  return {
    features: Uint32Array.from(kept, ({ feature }) => feature),
    values: Int8Array.from(
      kept.flatMap(({ own, step }) => Array.from(own, weight => Math.round(weight / step))),
    ),
    steps: Float32Array.from(kept, ({ step }) => step),
  }
}

type Scale = { means: Float64Array; factors: Float64Array }

/** Of goals alone: phrases are shorter than what is read later. */
function scaleOf(examples: readonly ConditionExample[], size: number): Scale {
  const texts = examples.filter(({ isPhrase }) => !isPhrase).flatMap(example => example.texts)
  const [means, squares] = [new Float64Array(size), new Float64Array(size)]
  for (const { embedded } of texts)
    for (let at = 0; at < size; at++) {
      const value = embedded[at] ?? 0
      means[at] = (means[at] ?? 0) + value / texts.length
      squares[at] = (squares[at] ?? 0) + value ** 2 / texts.length
    }
  const factors = squares.map((square, at) => {
    const variance = Math.max(0, square - (means[at] ?? 0) ** 2)
    return 1 / (Math.sqrt(variance) + MIN_DEVIATION)
  })
  return { means, factors }
}

/** The weights for embeddings as they are. */
function unscaled(
  trained: Float32Array,
  count: number,
  size: number,
  { means, factors }: Scale,
): Pick<ConditionWeights, 'embedded' | 'offsets'> {
  const embedded = new Float32Array(count * size)
  const offsets = new Float32Array(count)
  for (let condition = 0; condition < count; condition++) {
    const from = condition * (size + 1)
    let offset = trained[from + size] ?? 0
    for (let at = 0; at < size; at++) {
      const weight = (trained[from + at] ?? 0) * (factors[at] ?? 0)
      embedded[condition * size + at] = weight
      offset -= weight * (means[at] ?? 0)
    }
    offsets[condition] = offset
  }
  return { embedded, offsets }
}
