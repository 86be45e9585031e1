import type { MeaningHead } from '#engine/coach/meaning-head.ts'
import { probabilitiesOf } from '#engine/coach/probabilities.ts'
import { seededRandom } from '../eval/wellness/simulated-person.ts'
import { adam } from './adam.ts'
import { type MeaningScale, meaningScale } from './meaning-scale.ts'
import { shuffled } from './shuffled.ts'

/** A meaning, and how much of each class it is. */
export type HeadExample = { meaning: Float32Array; target: readonly number[] }

const BATCH = 128
const LEARNING_RATE = 0.002
/** It ends with so little of the rate that it began with. */
const LAST_SHARE = 0.02
/** Pulls weights toward zero in each step. */
const DECAY = 0.05
/** The share of numbers that an example leaves out, others each time. */
const LEFT_OUT_SHARE = 0.3
const SEED = 2026

/** Multinomial logistic regression by Adam with decoupled decay over meanings brought to one scale; the same examples always give the same weights. */
export function trainMeaningHead(examples: readonly HeadExample[], epochs: number): MeaningHead {
  const size = examples[0]?.meaning.length ?? 0
  const classes = examples[0]?.target.length ?? 0
  const scale = meaningScale(
    examples.map(({ meaning }) => meaning),
    size,
  )
  const inputs = examples.map(({ meaning }) =>
    meaning.map((value, at) => (value - (scale.means[at] ?? 0)) * (scale.factors[at] ?? 0)),
  )
  const targets = examples.map(({ target }) => target)
  const weights = new Float32Array(classes * (size + 1))
  const steps = adam(weights, DECAY)
  const random = seededRandom(SEED)
  const batches = Math.ceil(inputs.length / BATCH)
  const total = epochs * batches
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffled(inputs.length, random)
    for (let batch = 0; batch < batches; batch++) {
      const gradient = new Float32Array(weights.length)
      const chosen = order.slice(batch * BATCH, (batch + 1) * BATCH)
      for (const index of chosen) {
        const [input, target] = [inputs[index], targets[index]]
        if (input && target) addGradient(weights, gradient, dropout(input, random), target)
      }
      const share = 1 - (epoch * batches + batch) / total
      steps(gradient, chosen.length, LEARNING_RATE * Math.max(LAST_SHARE, share))
    }
  }
  return unscaled(weights, classes, scale)
}

/** The last weight of each class is its offset. */
function addGradient(
  weights: Float32Array,
  gradient: Float32Array,
  input: Float32Array,
  target: readonly number[],
): void {
  const row = input.length + 1
  const scores = target.map((_, place) => {
    const from = place * row
    let score = weights[from + input.length] ?? 0
    for (let at = 0; at < input.length; at++) score += (input[at] ?? 0) * (weights[from + at] ?? 0)
    return score
  })
  const probabilities = probabilitiesOf(scores)
  for (const [place, wanted] of target.entries()) {
    const error = (probabilities[place] ?? 0) - wanted
    const from = place * row
    for (let at = 0; at < input.length; at++)
      gradient[from + at] = (gradient[from + at] ?? 0) + error * (input[at] ?? 0)
    gradient[from + input.length] = (gradient[from + input.length] ?? 0) + error
  }
}

/** What is left counts for what is left out. */
function dropout(input: Float32Array, random: () => number): Float32Array {
  return input.map(value => (random() < LEFT_OUT_SHARE ? 0 : value / (1 - LEFT_OUT_SHARE)))
}

/** The weights for meanings as the encoder gives them. */
function unscaled(trained: Float32Array, classes: number, { means, factors }: MeaningScale): MeaningHead {
  const size = means.length
  const weights = new Float32Array(classes * size)
  const offsets = new Float32Array(classes)
  for (let row = 0; row < classes; row++) {
    const from = row * (size + 1)
    let offset = trained[from + size] ?? 0
    for (let at = 0; at < size; at++) {
      const weight = (trained[from + at] ?? 0) * (factors[at] ?? 0)
      weights[row * size + at] = weight
      offset -= weight * (means[at] ?? 0)
    }
    offsets[row] = offset
  }
  return { weights, offsets }
}
