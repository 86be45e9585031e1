import { featureScale, softmax, type TopicModel } from '#engine/coach/topic-model.ts'
import { COACH_TOPICS, type CoachTopic } from '#shared/coach/coach-answer.ts'

export type TopicExample = { features: readonly string[]; topic: CoachTopic; weight: number }

const EPOCHS = 60
const LEARNING_RATE = 0.5
/** Pulls weights toward zero, so that a word seen once decides little. */
const L2_PENALTY = 0.0005
/** A feature that one message has is that message. */
const MIN_FEATURE_COUNT = 2
const ADAGRAD_START = 1e-8

/** Multinomial logistic regression by stochastic gradient descent with AdaGrad, in a fixed order: the same examples always give the same weights. */
export function trainTopicModel(examples: readonly TopicExample[]): TopicModel {
  const known = frequentFeatures(examples)
  const model = new Map([...known].map(feature => [feature, new Float32Array(COACH_TOPICS.length)]))
  const squares = new Map([...known].map(feature => [feature, new Float32Array(COACH_TOPICS.length)]))
  const prepared = examples.map(({ features, topic, weight }) => ({
    features: features.filter(feature => known.has(feature)),
    topic: COACH_TOPICS.indexOf(topic),
    weight,
  }))
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const index of shuffled(prepared.length, epoch)) {
      const example = prepared[index]
      if (example) step(model, squares, example)
    }
  return model
}

function step(
  model: Map<string, Float32Array>,
  squares: ReadonlyMap<string, Float32Array>,
  { features, topic, weight }: { features: readonly string[]; topic: number; weight: number },
): void {
  const weights = features.flatMap(feature => model.get(feature) ?? [])
  const scale = featureScale(weights.length)
  const errors = softmax(weights).map((probability, index) => (index === topic ? 1 : 0) - probability)
  for (const feature of features) {
    const own = model.get(feature)
    const seen = squares.get(feature)
    if (!own || !seen) continue
    for (const [index, error] of errors.entries()) {
      const gradient = weight * (error * scale - L2_PENALTY * (own[index] ?? 0))
      seen[index] = (seen[index] ?? 0) + gradient * gradient
      own[index] =
        (own[index] ?? 0) + (LEARNING_RATE * gradient) / Math.sqrt((seen[index] ?? 0) + ADAGRAD_START)
    }
  }
}

function frequentFeatures(examples: readonly TopicExample[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= MIN_FEATURE_COUNT).map(([feature]) => feature))
}

/** Another order in each round, the same in each run. */
function shuffled(count: number, round: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index)
  let state = 12_345 + round
  for (let at = count - 1; at > 0; at--) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    const other = state % (at + 1)
    const [a, b] = [order[at] ?? 0, order[other] ?? 0]
    order[at] = b
    order[other] = a
  }
  return order
}
