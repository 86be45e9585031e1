import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { sumOfSigns } from '#engine/sum-of-signs.ts'
import type { CoachTopic } from '#shared/coach/coach-answer.ts'
import { MIN_PROBABILITY, type Probabilities } from './probabilities.ts'

/** A part of a message with what speaks for a topic. */
type SignedPart = {
  isQuestion: boolean
  cues: ReadonlyMap<CoachTopic, number>
  /** What the topic models say of it, without what stands around it. */
  alone: Probabilities
  /** What it is about by rule, whatever its words sound like. */
  plain: CoachTopic | null
}

/** What each sign that a message takes up a topic is worth (npm run coach:train). */
export type ChoiceModel = ReadonlyMap<string, number>

const MAX_CUE_SCORE = 8
/** A cue of so much weight counts one. */
const CUE_UNIT = 4
const MAX_COUNT = 3

/** How likely each topic is one of those that a message is about, whatever the others are: of two questions both may be. */
export function topicChances(
  model: ChoiceModel,
  parts: readonly SignedPart[],
  whole: Probabilities,
): Map<CoachTopic, number> {
  return new Map([...topicSigns(parts, whole)].map(([topic, signs]) => [topic, chanceOf(model, signs)]))
}

export function chanceOf(model: ChoiceModel, signs: ReadonlyMap<string, number>): number {
  return 1 / (1 + Math.exp(-sumOfSigns(model, signs)))
}

/** What of a message speaks for each topic; the model says how much. */
export function topicSigns(
  parts: readonly SignedPart[],
  whole: Probabilities,
): Map<CoachTopic, ReadonlyMap<string, number>> {
  const asked = parts.filter(({ isQuestion }) => isQuestion)
  const told = parts.filter(({ isQuestion }) => !isQuestion)
  const ranked = [...whole].toSorted((one, other) => other[1] - one[1]).map(([topic]) => topic)
  const isAnyByRule = parts.some(({ plain }) => plain !== null)
  const most = (of: readonly SignedPart[], topic: CoachTopic) =>
    Math.max(0, ...of.map(({ alone }) => alone.get(topic) ?? 0))
  const cue = (of: readonly SignedPart[], topic: CoachTopic) =>
    Math.min(MAX_CUE_SCORE, Math.max(0, ...of.map(({ cues }) => cues.get(topic) ?? 0))) / CUE_UNIT
  const signsOf = (topic: CoachTopic): ReadonlyMap<string, number> =>
    new Map([
      ['any', 1],
      [`topic ${topic}`, 1],
      ['whole message', whole.get(topic) ?? 0],
      ['whole message, logarithm', logOf(whole.get(topic) ?? 0)],
      ['best part', most(parts, topic)],
      ['best part, logarithm', logOf(most(parts, topic))],
      ['best question', most(asked, topic)],
      ['best question, logarithm', logOf(most(asked.length > 0 ? asked : parts, topic))],
      ['best of what is told, logarithm', logOf(most(told, topic))],
      ['cue', cue(parts, topic)],
      ['cue in a question', cue(asked, topic)],
      ['by rule', parts.some(({ plain }) => plain === topic) ? 1 : 0],
      ['any by rule', isAnyByRule ? 1 : 0],
      ['likeliest', ranked[0] === topic ? 1 : 0],
      ['second likeliest', ranked[1] === topic ? 1 : 0],
      ['parts', Math.min(MAX_COUNT, parts.length)],
      ['questions', Math.min(MAX_COUNT, asked.length)],
    ])
  return new Map(ranked.map(topic => [topic, signsOf(topic)]))
}

function logOf(probability: number): number {
  return Math.log(probability + MIN_PROBABILITY)
}

/** The weights that `npm run coach:train` wrote. */
export function readChoiceModel(files: KnowledgeFiles): ChoiceModel {
  return new Map(
    readKnowledgeTable(files, 'coach-choice-weights.tsv', ['sign', 'weight']).map(({ sign, weight }) => [
      sign,
      Number(weight),
    ]),
  )
}
