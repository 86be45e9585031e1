import {
  type CrisisModel,
  characterOf,
  featureScale,
  type PassageFeatures,
  STEPS,
} from '#shared/safety/crisis-model.ts'
import type { PhraseGroup } from '#shared/safety/phrase-groups.ts'

export type Example = PassageFeatures & { isYes: boolean; weight: number }

const EPOCHS = 12
/** The model is the mean of what it was after each of the last ones: the order of the examples matters less. */
const AVERAGED_EPOCHS = 6
/** What is seen less often gets no weight: each line is there a second time, so that this is three lines, or nearly. */
const SEEN_MIN = 5
const LEARNING_RATE = 0.15
const SHRINKAGE = 1e-3
/** Few weights lie beyond; they are cut off there, so that the others are stored more exactly. */
const WEIGHT_MAX = 2.5

const GROUPS = [
  'certain',
  'explicit',
  'composed',
  'veiled',
  'everyday',
  'others',
  'veiledUnlessOrdinary',
  'ordinary',
  'harmless',
] as const satisfies readonly PhraseGroup[]

/** Logistic regression by AdaGrad over the shuffled examples; the same random numbers give the same model. */
export function trainLinear(
  examples: readonly Example[],
  slotCount: number,
  random: () => number,
): CrisisModel {
  const size = slotCount + GROUPS.length + 1
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(0.01)
  const sums = new Float64Array(size)
  const seen = new Int32Array(slotCount)
  for (const { slots } of examples)
    for (const slot of new Set(slots.map(one => one % slotCount))) seen[slot] = (seen[slot] ?? 0) + 1
  const order = examples.map(example => stored(example, seen))
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random)
    for (const example of order) learn(example, weights, squares)
    if (epoch >= EPOCHS - AVERAGED_EPOCHS)
      for (const [index, weight] of weights.entries()) sums[index] = (sums[index] ?? 0) + weight
  }
  const mean = (index: number) => (sums[index] ?? 0) / AVERAGED_EPOCHS
  const step = WEIGHT_MAX / STEPS
  const phrases = Object.fromEntries(GROUPS.map((group, index) => [group, mean(slotCount + index)]))
  return {
    bias: mean(size - 1),
    step,
    weights: Array.from({ length: slotCount }, (_, slot) => characterOf(mean(slot) / step)).join(''),
    phrases: phrases as CrisisModel['phrases'],
  }
}

type StoredExample = { indices: Int32Array; slots: number; scale: number; isYes: boolean; weight: number }

/** The places of its slots among the weights, then those of its phrases. */
function stored({ slots, phrases, isYes, weight }: Example, seen: Int32Array): StoredExample {
  const slotCount = seen.length
  const own = [...new Set(slots.map(slot => slot % slotCount))].filter(slot => (seen[slot] ?? 0) >= SEEN_MIN)
  const indices = Int32Array.from([...own, ...phrases.map(group => slotCount + GROUPS.indexOf(group))])
  return { indices, slots: own.length, scale: featureScale(slots.length), isYes, weight }
}

/** One step: loops over numbers, since each runs some hundred million times. */
function learn(
  { indices, slots, scale, isYes, weight }: StoredExample,
  weights: Float64Array,
  squares: Float64Array,
) {
  const bias = weights.length - 1
  let said = 0
  for (let at = 0; at < slots; at += 1) said += weights[indices[at] ?? 0] ?? 0
  let score = (weights[bias] ?? 0) + said * scale
  for (let at = slots; at < indices.length; at += 1) score += weights[indices[at] ?? 0] ?? 0
  const error = (1 / (1 + Math.exp(-score)) - (isYes ? 1 : 0)) * weight
  for (let at = 0; at < indices.length; at += 1) {
    const index = indices[at] ?? 0
    move(index, error * (at < slots ? scale : 1) + SHRINKAGE * (weights[index] ?? 0), weights, squares)
  }
  move(bias, error, weights, squares)
}

function move(index: number, gradient: number, weights: Float64Array, squares: Float64Array) {
  const sum = (squares[index] ?? 0) + gradient * gradient
  squares[index] = sum
  weights[index] = (weights[index] ?? 0) - (LEARNING_RATE * gradient) / Math.sqrt(sum)
}

function shuffle<Item>(items: Item[], random: () => number) {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [items[last], items[other]]
    if (a === undefined || b === undefined) continue
    items[last] = b
    items[other] = a
  }
}
