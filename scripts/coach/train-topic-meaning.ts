import { probabilitiesOf } from '#engine/coach/probabilities.ts'
import type { MeaningWeights } from '#engine/coach/topic-meaning.ts'
import { COACH_TOPICS, type CoachTopic } from '#shared/coach/coach-answer.ts'
import { seededRandom } from '../eval/wellness/simulated-person.ts'
import { shuffled } from './shuffled.ts'

export type MeaningExample = { meaning: Float32Array; topics: readonly CoachTopic[] }

const EPOCHS = 16
const BATCH = 128
const LEARNING_RATE = 0.002
/** It ends with so little of the rate that it began with. */
const LAST_SHARE = 0.02
/** Pulls weights toward zero in each step. */
const DECAY = 0.05
/** The share of numbers that an example leaves out, others each time. */
const LEFT_OUT_SHARE = 0.3
const [FIRST_MOMENT, SECOND_MOMENT, EPSILON] = [0.9, 0.999, 1e-8]
/** A number that hardly changes says nothing. */
const MIN_VARIANCE = 1e-8
const SEED = 2026
const TOPICS = COACH_TOPICS.length

/** Multinomial logistic regression by Adam with decoupled decay over meanings brought to one scale; the same examples always give the same weights. */
export function trainTopicMeaning(examples: readonly MeaningExample[]): MeaningWeights {
  const size = examples[0]?.meaning.length ?? 0
  const scale = scaleOf(examples, size)
  const inputs = examples.map(({ meaning }) =>
    meaning.map((value, at) => (value - (scale.means[at] ?? 0)) * (scale.factors[at] ?? 0)),
  )
  const targets = examples.map(({ topics }) =>
    COACH_TOPICS.map(topic => (topics.includes(topic) ? 1 / topics.length : 0)),
  )
  const weights = new Float32Array(TOPICS * (size + 1))
  const steps = adam(weights)
  const random = seededRandom(SEED)
  const batches = Math.ceil(inputs.length / BATCH)
  const total = EPOCHS * batches
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
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
  return unscaled(weights, size, scale)
}

type Scale = { means: Float64Array; factors: Float64Array }

function scaleOf(examples: readonly MeaningExample[], size: number): Scale {
  const [means, squares] = [new Float64Array(size), new Float64Array(size)]
  for (const { meaning } of examples)
    for (let at = 0; at < size; at++) {
      const value = meaning[at] ?? 0
      means[at] = (means[at] ?? 0) + value / examples.length
      squares[at] = (squares[at] ?? 0) + value ** 2 / examples.length
    }
  return {
    means,
    factors: squares.map((square, at) => {
      const variance = square - (means[at] ?? 0) ** 2
      return variance > MIN_VARIANCE ? 1 / Math.sqrt(variance) : 0
    }),
  }
}

/** The last weight of each topic is its offset. */
function addGradient(
  weights: Float32Array,
  gradient: Float32Array,
  input: Float32Array,
  target: readonly number[],
): void {
  const row = input.length + 1
  const scores = target.map((_, topic) => {
    const from = topic * row
    let score = weights[from + input.length] ?? 0
    for (let at = 0; at < input.length; at++) score += (input[at] ?? 0) * (weights[from + at] ?? 0)
    return score
  })
  const probabilities = probabilitiesOf(scores)
  for (const [topic, wanted] of target.entries()) {
    const error = (probabilities[topic] ?? 0) - wanted
    const from = topic * row
    for (let at = 0; at < input.length; at++)
      gradient[from + at] = (gradient[from + at] ?? 0) + error * (input[at] ?? 0)
    gradient[from + input.length] = (gradient[from + input.length] ?? 0) + error
  }
}

function adam(weights: Float32Array) {
  const [means, squares] = [new Float32Array(weights.length), new Float32Array(weights.length)]
  let round = 0
  return (gradient: Float32Array, examples: number, rate: number) => {
    round++
    const [first, second] = [1 - FIRST_MOMENT ** round, 1 - SECOND_MOMENT ** round]
    for (let at = 0; at < weights.length; at++) {
      const slope = (gradient[at] ?? 0) / examples
      const mean = FIRST_MOMENT * (means[at] ?? 0) + (1 - FIRST_MOMENT) * slope
      const square = SECOND_MOMENT * (squares[at] ?? 0) + (1 - SECOND_MOMENT) * slope ** 2
      means[at] = mean
      squares[at] = square
      const step = mean / first / (Math.sqrt(square / second) + EPSILON)
      weights[at] = (weights[at] ?? 0) * (1 - rate * DECAY) - rate * step
    }
  }
}

/** What is left counts for what is left out. */
function dropout(input: Float32Array, random: () => number): Float32Array {
  return input.map(value => (random() < LEFT_OUT_SHARE ? 0 : value / (1 - LEFT_OUT_SHARE)))
}

/** The weights for meanings as the encoder gives them. */
function unscaled(trained: Float32Array, size: number, { means, factors }: Scale): MeaningWeights {
  const weights = new Float32Array(TOPICS * size)
  const offsets = new Float32Array(TOPICS)
  for (let topic = 0; topic < TOPICS; topic++) {
    const from = topic * (size + 1)
    let offset = trained[from + size] ?? 0
    for (let at = 0; at < size; at++) {
      const weight = (trained[from + at] ?? 0) * (factors[at] ?? 0)
      weights[topic * size + at] = weight
      offset -= weight * (means[at] ?? 0)
    }
    offsets[topic] = offset
  }
  return { weights, offsets }
}
