import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { COACH_TOPICS, type CoachTopic } from '#shared/coach/coach-answer.ts'
import { isLetterRun, topicFeatures, type WordGroups } from './topic-features.ts'

/** A linear classifier: the weight of each feature for each topic, in the order of COACH_TOPICS. */
export type TopicModel = ReadonlyMap<string, Float32Array>

/** Fewer known features say nothing, and nor do runs of letters alone: "blorp" has some of "explore". */
const MIN_KNOWN_FEATURES = 2

/** How likely each topic is by the words of a message; nothing where hardly a word is known. */
export function topicProbabilities(
  { topicModel, wordGroups }: { topicModel: TopicModel; wordGroups: WordGroups },
  words: readonly string[],
): ReadonlyMap<CoachTopic, number> {
  const known = topicFeatures(words, wordGroups).filter(feature => topicModel.has(feature))
  if (known.filter(feature => !isLetterRun(feature)).length < MIN_KNOWN_FEATURES) return new Map()
  return new Map(
    softmax(known.flatMap(feature => topicModel.get(feature) ?? [])).map((probability, index) => [
      COACH_TOPICS[index] ?? 'off topic',
      probability,
    ]),
  )
}

/** Probabilities in the order of COACH_TOPICS; the sum is divided by the root of the count, so that a long message is no surer than a short one. */
export function softmax(weights: readonly Float32Array[]): number[] {
  const scale = featureScale(weights.length)
  const scores = COACH_TOPICS.map((_, topic) =>
    weights.reduce((sum, weight) => sum + (weight[topic] ?? 0) * scale, 0),
  )
  const most = Math.max(...scores)
  const powers = scores.map(score => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map(power => power / total)
}

export function featureScale(count: number): number {
  return 1 / Math.sqrt(Math.max(1, count))
}

/** A weight is one printable character: '!' to '~' in tenths, with 'P' for zero. */
const TENTHS = 10
const ZERO_CODE = 80
const [FIRST_CODE, LAST_CODE] = [33, 126]

export function writeWeights(weights: Float32Array): string {
  return String.fromCharCode(
    ...[...weights].map(weight =>
      Math.min(LAST_CODE, Math.max(FIRST_CODE, ZERO_CODE + Math.round(weight * TENTHS))),
    ),
  )
}

/** The weights that `npm run coach:train` wrote. */
export function readTopicModel(files: KnowledgeFiles): TopicModel {
  return new Map(
    readKnowledgeTable(files, 'coach-topic-weights.tsv', ['feature', 'weights']).map(
      ({ feature, weights }) => {
        if (weights.length !== COACH_TOPICS.length)
          throw new Error(
            `the topic model has ${weights.length} weights for ${feature}: run npm run coach:train`,
          )
        return [feature, Float32Array.from(weights, sign => (sign.charCodeAt(0) - ZERO_CODE) / TENTHS)]
      },
    ),
  )
}
