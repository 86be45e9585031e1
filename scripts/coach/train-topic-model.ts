import { featureScale, softmax, type TopicModel } from '#engine/coach/topic-model.ts'
import { COACH_TOPICS, type CoachTopic } from '#shared/coach/coach-answer.ts'
import { seededRandom } from '../eval/wellness/simulated-person.ts'
import { shuffled } from './shuffled.ts'

export type TopicExample = { features: readonly string[]; topic: CoachTopic; weight: number }

const EPOCHS = 20
/** The share of its features that an example leaves out, others each time: the model learns not to rest on one word. */
const LEFT_OUT_SHARE = 0.6
const LEARNING_RATE = 0.5
/** Pulls weights toward zero, so that a word seen once decides little. */
const L2_PENALTY = 0.0005
/** A feature that one message has is that message. */
const MIN_FEATURE_COUNT = 2
/** Pairs of words are most of the table: those of two messages make it half as large again and the reading no better. */
const MIN_PAIR_COUNT = 3
const ADAGRAD_START = 1e-8

const TOPICS = COACH_TOPICS.length

/** An example with its known features as positions in the table of weights. */
type PreparedExample = { positions: Int32Array; topic: number; weight: number }
/** One row of topics for each feature, one after the other. */
type Weights = { values: Float32Array /** Sums of squared gradients. */; squares: Float32Array }

/** Multinomial logistic regression by stochastic gradient descent with AdaGrad, in a fixed order: the same examples always give the same weights. */
export function trainTopicModel(examples: readonly TopicExample[]): TopicModel {
  const features = frequentFeatures(examples)
  const weights = {
    values: new Float32Array(features.length * TOPICS),
    squares: new Float32Array(features.length * TOPICS),
  }
  const prepared = prepare(examples, features)
  const random = seededRandom(SEED)
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    // Another order in each round, the same in each run.
    for (const index of shuffled(prepared.length, seededRandom(SEED + epoch))) {
      const example = prepared[index]
      if (example) step(weights, withPart(example, random))
    }
  return new Map(
    features.map((feature, row) => [feature, weights.values.slice(row * TOPICS, (row + 1) * TOPICS)]),
  )
}

function prepare(examples: readonly TopicExample[], features: readonly string[]): PreparedExample[] {
  const positions = new Map(features.map((feature, row) => [feature, row * TOPICS]))
  return examples.map(example => ({
    positions: Int32Array.from(example.features.flatMap(feature => positions.get(feature) ?? [])),
    topic: COACH_TOPICS.indexOf(example.topic),
    weight: example.weight,
  }))
}

function step({ values, squares }: Weights, { positions, topic, weight }: PreparedExample): void {
  const scale = featureScale(positions.length)
  const rows = Array.from(positions, position => values.subarray(position, position + TOPICS))
  const errors = softmax(rows).map((probability, index) => ((index === topic ? 1 : 0) - probability) * scale)
  for (const position of positions)
    for (let index = 0; index < TOPICS; index++) {
      const at = position + index
      const gradient = weight * ((errors[index] ?? 0) - L2_PENALTY * (values[at] ?? 0))
      squares[at] = (squares[at] ?? 0) + gradient * gradient
      values[at] =
        (values[at] ?? 0) + (LEARNING_RATE * gradient) / Math.sqrt((squares[at] ?? 0) + ADAGRAD_START)
    }
}

function frequentFeatures(examples: readonly TopicExample[]): string[] {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const isFrequent = (feature: string, count: number) =>
    count >= (feature.includes(' ') ? MIN_PAIR_COUNT : MIN_FEATURE_COUNT)
  return [...counts].filter(([feature, count]) => isFrequent(feature, count)).map(([feature]) => feature)
}

function withPart(example: PreparedExample, random: () => number): PreparedExample {
  return { ...example, positions: example.positions.filter(() => random() >= LEFT_OUT_SHARE) }
}

const SEED = 12_345
