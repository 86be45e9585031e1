import type { Engine } from '#engine/engine.ts'
import type { CoachRole, CoachTopic } from '#shared/coach/coach-answer.ts'
import { MESSAGE_MAX_CHARACTERS } from '#shared/coach/conversation.ts'
import { notWantedIn, withoutNotWanted } from './denied-reading.ts'
import { type FollowUp, followUpOf } from './follow-up.ts'
import type { CoachTables } from './load-coach-tables.ts'
import { type MessagePart, messageParts } from './message-parts.ts'
import { placeIn } from './message-place.ts'
import { everydayRoleIn, type NamedRole, roleIn } from './message-role.ts'
import {
  cueScores,
  MIN_TOPIC_SCORE,
  messageTopics,
  partAbout,
  type ReadPart,
  withWhole,
} from './message-topics.ts'
import type { Probabilities } from './probabilities.ts'
import { topicProbabilities, wordProbabilities } from './topic-model.ts'
import { notMeantTopics, plainTopic } from './topic-rules.ts'

export type CoachMessage = {
  text: string
  /** Roots of its words, with spelling corrected. */
  words: string[]
  /** What is asked, the most important first. */
  topics: CoachTopic[]
  /** A cue says so, or its words are nearly certain: a follow-up with topics that are not sure goes on from the answer before. */
  isTopicSure: boolean
  /** What it is about without what was answered before, by the topic models. */
  probabilities: Probabilities
  /** How likely it is about each topic, whatever else it is about. */
  chances: Probabilities
  /** The topics that a cue names. */
  cueTopics: CoachTopic[]
  /** What it is about by rule, after any answer. */
  plainTopics: CoachTopic[]
  role: CoachRole | null
  /** The words that name it, as written. */
  roleWords: string | null
  place: string | null
  followUp: FollowUp | null
  /** Something is told and nothing asked. */
  isStatement: boolean
  /** Where several things are asked or told: the part that each topic is read from. */
  partOf: ReadonlyMap<CoachTopic, Pick<MessagePart, 'text' | 'isQuestion'>>
  /** "No, I meant …": what follows replaces what was understood before. */
  isCorrection: boolean
  /** Work that it names as not wanted, in its words. */
  notWanted: string[]
}

const SURE_PROBABILITY = 0.85
/** Of a long account the words of the further sentences are read, and not their meaning: each takes the encoder some milliseconds. */
const MAX_MEANT_CHARACTERS = 1000
/** Any topic is as likely. */
const noMeaning = () => new Map<CoachTopic, number>()

export function readMessage(
  engine: Engine,
  tables: CoachTables,
  message: string,
  currentRow: number | null,
  /** Topics that the person said it is not about. */
  deniedTopics: readonly CoachTopic[] = [],
): CoachMessage {
  const { text, named, place, words, whole, parts } = readParts(
    engine,
    tables,
    message,
    currentRow,
    deniedTopics,
  )
  const { topics, chances } = messageTopics(tables.choiceModel, parts, whole)
  const asked = askedRole(engine, text, topics, named, currentRow)
  return {
    text,
    words,
    topics,
    partOf: topics.length > 1 ? new Map(topics.map(topic => [topic, partAbout(topic, parts)])) : new Map(),
    isTopicSure: parts.some(part => isSure(part, CORRECTION.test(text))),
    probabilities: whole,
    chances,
    cueTopics: parts.flatMap(({ cues }) => [...cues].filter(isCueSure).map(([topic]) => topic)),
    plainTopics: parts.flatMap(({ plain }) => plain ?? []),
    role: asked && { role: asked.role, code: asked.code },
    roleWords: asked?.words ?? null,
    place,
    followUp: followUpOf(text, words.length),
    isStatement: !parts.some(part => part.isQuestion),
    isCorrection: CORRECTION.test(text),
    notWanted: notWantedIn(text),
  }
}

/** A message cut into parts, each with what its cues and the topic models say. */
export function readParts(
  engine: Engine,
  tables: Omit<CoachTables, 'choiceModel'>,
  message: string,
  currentRow: number | null,
  deniedTopics: readonly CoachTopic[],
) {
  const text = message.slice(0, MESSAGE_MAX_CHARACTERS)
  const denied = [...deniedTopics, ...notMeantTopics(text)]
  const named = roleIn(engine, withoutNotWanted(text), currentRow)
  const place = placeIn(engine.career.places(), text)
  const written = messageParts(engine, tables, text, { role: named?.words ?? null, place })
  const words = written.flatMap(part => part.words)
  const whole = withoutTopics(topicProbabilities(tables, words, text), denied)
  const wholeWords = withoutTopics(wordProbabilities(tables, words), denied)
  let characters = 0
  const parts = written.map(part => {
    characters += part.text.length
    const reader = characters <= MAX_MEANT_CHARACTERS ? tables : { ...tables, topicMeaning: noMeaning }
    const alone = withoutTopics(topicProbabilities(reader, part.words, part.text), denied)
    const byWords = withoutTopics(wordProbabilities(tables, part.words), denied)
    const model = withWhole(alone, whole, part.words.length)
    const cues = new Map([...cueScores(tables, part.words)].filter(([topic]) => !denied.includes(topic)))
    return {
      ...part,
      cues,
      alone,
      model,
      byWords: withWhole(byWords, wholeWords, part.words.length),
      plain: plainTopic(part.text, text),
    }
  })
  return { text, named, place, words, whole, parts }
}

/** Everyday names stand for a role where work is asked after, and say more than a title that is part of them. */
function askedRole(
  engine: Engine,
  text: string,
  topics: readonly CoachTopic[],
  titled: NamedRole | null,
  currentRow: number | null,
): NamedRole | null {
  if (!topics.some(topic => ASKS_AFTER_WORK.includes(topic))) return titled
  const everyday = everydayRoleIn(engine, withoutNotWanted(text), currentRow)
  if (!everyday || titled === null) return everyday ?? titled
  const own = currentRow === null ? undefined : engine.career.occupations.codes[currentRow]
  const says = everyday.words.toLowerCase()
  return titled.code === own || says.includes(titled.words.toLowerCase()) ? everyday : titled
}

const ASKS_AFTER_WORK: readonly CoachTopic[] = ['pay', 'market', 'demands', 'gap', 'path']

/** How likely the other topics are, once some are ruled out. */
function withoutTopics(probabilities: Probabilities, denied: readonly CoachTopic[]): Probabilities {
  const left = [...probabilities].filter(([topic]) => !denied.includes(topic))
  const total = left.reduce((sum, [, probability]) => sum + probability, 0)
  return denied.length === 0 || total === 0
    ? probabilities
    : new Map(left.map(([topic, probability]) => [topic, probability / total]))
}

function isCueSure([, score]: [CoachTopic, number]): boolean {
  return score >= MIN_TOPIC_SCORE
}

/** "No, I meant …" says nothing about the topic: there only a cue does. */
function isSure({ cues, byWords }: ReadPart, isCorrection: boolean): boolean {
  if ([...cues].some(isCueSure)) return true
  return !isCorrection && [...byWords.values()].some(probability => probability >= SURE_PROBABILITY)
}

const CORRECTION =
  /^(?:no,? |nah,? |naw,? |nope,? |sorry,? |actually,? |wait,? |oops,? )|\b(?:i meant|i mean|not .{2,40}, (?:but )?)/iu
