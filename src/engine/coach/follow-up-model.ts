import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { COACH_TOPICS, type CoachRole, type CoachTopic } from '#shared/coach/coach-answer.ts'
import { ROLE_TOPICS } from './role-topics.ts'

/** The weight of each sign that a message goes on with the topic before, and of what its own words say. */
export type FollowUpModel = ReadonlyMap<string, number>

type TopicProbabilities = ReadonlyMap<CoachTopic, number>

/** What of a message says whether it goes on. */
export type SecondMessage = {
  text: string
  words: readonly string[]
  probabilities: TopicProbabilities
  cueTopics: readonly CoachTopic[]
  isStatement: boolean
  role: CoachRole | null
  place: string | null
}

/** Stands for the logarithm of what the words alone say. */
export const OWN_WORDS = 'own words'
const MIN_PROBABILITY = 1e-4
const LIKELY_PROBABILITY = 0.5
const CLOSING_TOPICS: readonly CoachTopic[] = ['small talk', 'off topic', 'about coach']

/** How likely each topic is for a message that comes after an answer about others. */
export function topicsAfter(
  model: FollowUpModel,
  message: SecondMessage,
  before: readonly CoachTopic[],
): TopicProbabilities {
  const ownWeight = model.get(OWN_WORDS) ?? 1
  const goingOn = followUpSigns(message, before).reduce((sum, sign) => sum + (model.get(sign) ?? 0), 0)
  const powers = COACH_TOPICS.map((topic): [CoachTopic, number] => [
    topic,
    Math.exp(
      ownWeight * logProbability(message, topic) +
        (before.includes(topic) ? goingOn : changeWeight(model, before, topic)),
    ),
  ])
  const total = powers.reduce((sum, [, power]) => sum + power, 0)
  return new Map(powers.map(([topic, power]) => [topic, power / total]))
}

/** What is asked for next grows out of what was asked before: an interview after a layoff, a degree after pay. */
function changeWeight(model: FollowUpModel, before: readonly CoachTopic[], topic: CoachTopic): number {
  return topicChanges(before, topic).reduce((sum, change) => sum + (model.get(change) ?? 0), 0)
}

/** The names of the weights of a topic that was not spoken of before. */
export function topicChanges(before: readonly CoachTopic[], topic: CoachTopic): string[] {
  return before.includes(topic) ? [] : [`to ${topic}`, ...before.map(one => `from ${one} to ${topic}`)]
}

/** What the words alone say; where no word is known any topic is as likely. */
export function logProbability({ probabilities }: SecondMessage, topic: CoachTopic): number {
  return Math.log(
    probabilities.size === 0
      ? 1 / COACH_TOPICS.length
      : Math.max(MIN_PROBABILITY, probabilities.get(topic) ?? 0),
  )
}

/** The signs that a message has; the model says what each is worth. */
export function followUpSigns(message: SecondMessage, before: readonly CoachTopic[]): string[] {
  const { text, words, probabilities, cueTopics } = message
  const plain = text.trim().toLowerCase().replaceAll('’', "'")
  const signs: [string, boolean][] = [
    ['any', true],
    ...LENGTHS.map((length): [string, boolean] => [`up to ${length} words`, words.length <= length]),
    ...BEGINNINGS.map(([sign, beginning]): [string, boolean] => [sign, beginning.test(plain)]),
    ['it or that', /\b(?:it|that|this|them|those|these|one|there)\b/u.test(plain)],
    ['he, she or they', /\b(?:he|she|they|him|her|his|their)\b/u.test(plain)],
    ['I or my', /\b(?:i|i'm|im|i've|ive|my|me)\b/u.test(plain)],
    ['asks', !message.isStatement],
    ['names a role', message.role !== null],
    ['names a place', message.place !== null],
    ['before: no task', before.some(topic => CLOSING_TOPICS.includes(topic))],
    ['before: about a role', before.some(topic => ROLE_TOPICS.includes(topic))],
    ['likely topic', [...probabilities.values()].some(value => value >= LIKELY_PROBABILITY)],
    ['cue of another topic', cueTopics.some(topic => !before.includes(topic))],
    ['cue of the topic before', cueTopics.some(topic => before.includes(topic))],
  ]
  return signs.filter(([, holds]) => holds).map(([sign]) => sign)
}

const LENGTHS = [3, 6, 12]
const BEGINNINGS: readonly [string, RegExp][] = [
  [
    'begins by joining',
    /^(?:and|but|ok|okay|so|also|or|then|yes|yeah|no|nah|not|well|because|cause|even|only|just)\b/u,
  ],
  [
    'what about',
    /^(?:(?:ok|okay|so|and|but),? )?(?:what|how) about\b|^what if\b|^and (?:if|in|for|as|a|the|with)\b/u,
  ],
]

/** The weights that `npm run coach:train` wrote. */
export function readFollowUpModel(files: KnowledgeFiles): FollowUpModel {
  return new Map(
    readKnowledgeTable(files, 'coach-follow-up-weights.tsv', ['sign', 'weight']).map(({ sign, weight }) => [
      sign,
      Number(weight),
    ]),
  )
}
