import {
  type FollowUpModel,
  followUpSigns,
  logProbability,
  OWN_WORDS,
  type SecondMessage,
  topicChanges,
  topicsAfter,
} from '#engine/coach/follow-up-model.ts'
import type { CoachTopic } from '#shared/coach/coach-answer.ts'

export type FollowUpExample = {
  message: SecondMessage
  before: readonly CoachTopic[]
  topics: readonly CoachTopic[]
}

const ROUNDS = 400
const LEARNING_RATE = 0.3
/** Pulls what own words weigh toward one, and each sign toward zero. */
const L2_PENALTY = 1

/** Logistic regression over the signs by gradient descent with AdaGrad on all examples at once. */
export function trainFollowUps(examples: readonly FollowUpExample[]): FollowUpModel {
  const model = new Map<string, number>([[OWN_WORDS, 1]])
  for (const { message, before, topics } of examples) {
    const changes = topics.flatMap(topic => topicChanges(before, topic))
    for (const sign of [...followUpSigns(message, before), ...changes]) model.set(sign, 0)
  }
  const squares = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round++)
    for (const [sign, sum] of gradientOf(model, examples)) {
      const weight = model.get(sign) ?? 0
      const gradient = sum - L2_PENALTY * (weight - startOf(sign))
      const square = (squares.get(sign) ?? 0) + gradient * gradient
      squares.set(sign, square)
      if (square > 0) model.set(sign, weight + (LEARNING_RATE * gradient) / Math.sqrt(square))
    }
  return model
}

function startOf(sign: string): number {
  return sign === OWN_WORDS ? 1 : 0
}

function gradientOf(model: FollowUpModel, examples: readonly FollowUpExample[]): Map<string, number> {
  const gradient = new Map<string, number>()
  const add = (sign: string, by: number) => gradient.set(sign, (gradient.get(sign) ?? 0) + by)
  for (const { message, before, topics } of examples) {
    const wanted = (topic: CoachTopic) => (topics.includes(topic) ? 1 / topics.length : 0)
    const errors = [...topicsAfter(model, message, before)].map(([topic, probability]) => ({
      topic,
      error: wanted(topic) - probability,
    }))
    const goingOn = errors
      .filter(({ topic }) => before.includes(topic))
      .reduce((sum, { error }) => sum + error, 0)
    for (const sign of followUpSigns(message, before)) add(sign, goingOn)
    for (const { topic, error } of errors) {
      add(OWN_WORDS, error * logProbability(message, topic))
      for (const change of topicChanges(before, topic)) if (model.has(change)) add(change, error)
    }
  }
  return gradient
}
