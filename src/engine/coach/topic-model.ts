import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { COACH_TOPICS, type CoachTopic } from '#shared/coach/coach-answer.ts'
import { MIN_PROBABILITY, type Probabilities, probabilitiesOf } from './probabilities.ts'
import { isLetterRun, topicFeatures, type WordGroups } from './topic-features.ts'
import type { TopicMeaning } from './topic-meaning.ts'

/** A linear classifier: the weight of each feature for each topic, in the order of COACH_TOPICS. */
export type TopicModel = ReadonlyMap<string, Float32Array>

/** Fewer known features say nothing, and nor do runs of letters alone: "blorp" has some of "explore". */
const MIN_KNOWN_FEATURES = 2

/** What the words of a text say about its topic and what its meaning says, each by a power; fitted to 958 messages of writers that neither was trained on. */
const WORDS_POWER = 0.8
const MEANING_POWER = 0.4

/** How likely each topic of a text is, by its words and by what it means; nothing where hardly a word is known. */
export function topicProbabilities(
  { topicModel, wordGroups, topicMeaning }: TopicReader,
  words: readonly string[],
  text: string,
): Probabilities {
  const byWords = wordProbabilities({ topicModel, wordGroups }, words)
  if (byWords.size === 0) return byWords
  const byMeaning = topicMeaning(text)
  const powers = [...byWords].map(([topic, probability]): [CoachTopic, number] => [
    topic,
    (probability + MIN_PROBABILITY) ** WORDS_POWER *
      ((byMeaning.get(topic) ?? 0) + MIN_PROBABILITY) ** MEANING_POWER,
  ])
  const total = powers.reduce((sum, [, power]) => sum + power, 0)
  return new Map(powers.map(([topic, power]) => [topic, power / total]))
}

type WordReader = { topicModel: TopicModel; wordGroups: WordGroups }
type TopicReader = WordReader & { topicMeaning: TopicMeaning }

/** How likely each topic is by the words of a message alone. */
export function wordProbabilities(
  { topicModel, wordGroups }: WordReader,
  words: readonly string[],
): Probabilities {
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
  return probabilitiesOf(
    COACH_TOPICS.map((_, topic) => weights.reduce((sum, weight) => sum + (weight[topic] ?? 0) * scale, 0)),
  )
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
