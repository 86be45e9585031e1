import {
  type CrisisModel,
  characterOf,
  featureScale,
  type PassageFeatures,
  STEPS,
} from '#shared/safety/crisis-model.ts'
import type { PhraseGroup } from '#shared/safety/phrase-groups.ts'

export type Example = PassageFeatures & { isYes: boolean; weight: number }

const EPOCHS = 20
/** The model is the mean of what it was after each of the last ones: the order of the examples matters less. */
const AVERAGED_EPOCHS = 10
const LEARNING_RATE = 0.15
const SHRINKAGE = 1e-3
/** Few weights lie beyond; they are cut off there, so that the others are stored more exactly. */
const WEIGHT_MAX = 2

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
  const [weights, squares] = [new Float64Array(size), new Float64Array(size).fill(0.01)]
  const sums = new Float64Array(size)
  const at = (index: number) => weights[index] ?? 0
  const mean = (index: number) => (sums[index] ?? 0) / AVERAGED_EPOCHS
  const move = (index: number, error: number) => {
    const gradient = error + (index === size - 1 ? 0 : SHRINKAGE * at(index))
    squares[index] = (squares[index] ?? 0) + gradient * gradient
    weights[index] = at(index) - (LEARNING_RATE * gradient) / Math.sqrt(squares[index] ?? 1)
  }
  const order = examples.map(example => ({
    ...example,
    slots: [...new Set(example.slots.map(slot => slot % slotCount))],
    groups: example.phrases.map(group => slotCount + GROUPS.indexOf(group)),
    scale: featureScale(example.slots.length),
  }))
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random)
    for (const { slots, groups, scale, isYes, weight } of order) {
      const score =
        at(size - 1) +
        slots.reduce((sum, slot) => sum + at(slot), 0) * scale +
        groups.reduce((sum, group) => sum + at(group), 0)
      const error = (1 / (1 + Math.exp(-score)) - (isYes ? 1 : 0)) * weight
      for (const slot of slots) move(slot, error * scale)
      for (const group of groups) move(group, error)
      move(size - 1, error)
    }
    if (epoch >= EPOCHS - AVERAGED_EPOCHS)
      for (const [index, weight] of weights.entries()) sums[index] = (sums[index] ?? 0) + weight
  }
  const step = WEIGHT_MAX / STEPS
  const phrases = Object.fromEntries(GROUPS.map((group, index) => [group, mean(slotCount + index)]))
  return {
    bias: mean(size - 1),
    step,
    weights: Array.from({ length: slotCount }, (_, slot) => characterOf(mean(slot) / step)).join(''),
    phrases: phrases as CrisisModel['phrases'],
  }
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
