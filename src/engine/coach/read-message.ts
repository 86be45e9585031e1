import type { Engine } from '#engine/engine.ts'
import type { CoachRole, CoachTopic } from '#shared/coach/coach-answer.ts'
import { MESSAGE_MAX_CHARACTERS } from '#shared/coach/conversation.ts'
import { correctSpelling } from './correct-spelling.ts'
import { cueRoot, cueWords, findCue, writtenWords } from './cue.ts'
import { type FollowUp, followUpOf, pointsBack } from './follow-up.ts'
import { guessTopic } from './guess-topic.ts'
import type { CoachTables } from './load-coach-tables.ts'
import { placeIn } from './message-place.ts'
import { roleIn } from './message-role.ts'

export type CoachMessage = {
  text: string
  /** Roots of its words, with spelling corrected. */
  words: string[]
  /** What is asked, the most important first. */
  topics: CoachTopic[]
  role: CoachRole | null
  place: string | null
  followUp: FollowUp | null
  /** Where no cue says what it is about: what messages with such words are usually about. */
  guess: CoachTopic | null
  /** It speaks of "it" or "that": where it has no topic of its own, of the answer before. */
  pointsBack: boolean
  /** Something is told and nothing asked. */
  isStatement: boolean
  /** "No, I meant …": what follows replaces what was understood before. */
  isCorrection: boolean
}

const MAX_TOPICS = 3
const MIN_TOPIC_SCORE = 3
/** A second topic in the same sentence must be nearly as sure as the first. */
const MIN_SHARE_OF_BEST = 0.75
/** A topic that is only touched on beside the main one is left. */
const MIN_SHARE_OF_MOST = 0.33
/** What is asked outweighs what is told around it. */
const QUESTION_FACTOR = 1.5
/** Topics that hold whatever else is said. */
const FIRST_TOPICS: readonly CoachTopic[] = ['medical', 'legal', 'investment']
const LAST_TOPICS: readonly CoachTopic[] = ['small talk', 'off topic', 'about coach']
/** How it is for somebody: answered before any figure. */
const FEELING_TOPICS: readonly CoachTopic[] = [
  'rest',
  'workload',
  'conflict',
  'boundaries',
  'motivation',
  'job loss',
]
/** Figures and lists: beside a feeling they are shown only where somebody asks for them. */
const FACT_TOPICS: readonly CoachTopic[] = ['pay', 'market', 'demands', 'gap', 'learning']
const ROLE_WORD = '\u0000'

export function readMessage(
  engine: Engine,
  tables: CoachTables,
  message: string,
  currentRow: number | null,
): CoachMessage {
  const text = message.slice(0, MESSAGE_MAX_CHARACTERS)
  const named = roleIn(engine, text, currentRow)
  // "Therapist" and "physical" in a job title say nothing about what is asked.
  const roleWords = new Set(named ? cueWords(named.words) : [])
  const parts = partsOf(text).map(part => ({
    part,
    words: correctSpelling(engine, tables, writtenWords(part))
      .map(cueRoot)
      .map(root => (roleWords.has(root) ? ROLE_WORD : root)),
  }))
  const words = parts.flatMap(part => part.words)
  const topics = topicsOf(
    tables,
    parts.map(({ part, words: own }) => ({ words: own, isQuestion: isQuestion(part) })),
  )
  return {
    text,
    words,
    topics,
    guess: topics.length > 0 ? null : guessTopic(tables.topicCounts, words),
    role: named && { role: named.role, code: named.code },
    place: placeIn(engine.career.places(), text),
    followUp: followUpOf(text, words.length),
    pointsBack: pointsBack(text, words.length),
    isStatement: !parts.some(({ part }) => isQuestion(part)),
    isCorrection: CORRECTION.test(text),
  }
}

/** Sentences, and the questions that "and" joins to one. */
function partsOf(text: string): string[] {
  return text
    .split(
      /(?<=[.?!;\n])\s+|,\s+(?=(?:what|how|should|can|could|which|where)\b)|\s+(?:and also|also|plus)\s+|,?\s+(?:and|but)\s+(?=(?:my|i|i'm|the|we|they|he|she|it|what|how|should|do|does|is|are|can|could|which|where|when|will|would)\b)/iu,
    )
    .map(part => part.trim())
    .filter(part => part !== '')
}

function isQuestion(part: string): boolean {
  return (
    /\?\s*$/u.test(part) ||
    /^(?:(?:so|and|but|ok|hey|hi),? )?(?:what|how|where|who)'?s?\b|^(?:should|do|does|is|are|can|could|which|when|will|would|why|am|any|tell me|show me|give me)\b/iu.test(
      part,
    )
  )
}

function topicsOf(
  tables: CoachTables,
  parts: readonly { words: string[]; isQuestion: boolean }[],
): CoachTopic[] {
  const total = new Map<CoachTopic, number>()
  const askedFor = new Set<CoachTopic>()
  for (const { words, isQuestion: asked } of parts) {
    const scores = isAboutRole(words) ? asDemands(scoresOf(tables, words)) : scoresOf(tables, words)
    const best = Math.max(0, ...scores.values())
    for (const [topic, score] of scores) {
      if (score < MIN_TOPIC_SCORE && score < best) continue
      if (score < best * MIN_SHARE_OF_BEST && !FIRST_TOPICS.includes(topic)) continue
      total.set(topic, (total.get(topic) ?? 0) + score * (asked ? QUESTION_FACTOR : 1))
      if (asked) askedFor.add(topic)
    }
  }
  const sorted = [...total].sort((a, b) => rank(a[0]) - rank(b[0]) || b[1] - a[1])
  const sure = sorted.filter(([, score]) => score >= MIN_TOPIC_SCORE)
  // A weak sign is better than a shrug, and the answer says what was understood.
  const ranked = sure.length > 0 ? sure : sorted.slice(0, 1)
  const most = Math.max(0, ...ranked.map(([, score]) => score))
  const hasTask = ranked.some(([topic]) => !LAST_TOPICS.includes(topic))
  const hasFeeling = ranked.some(([topic]) => FEELING_TOPICS.includes(topic))
  const isToldOnly = (topic: CoachTopic) => hasFeeling && FACT_TOPICS.includes(topic) && !askedFor.has(topic)
  return ranked
    .filter(
      ([topic, score]) =>
        (!hasTask || !LAST_TOPICS.includes(topic)) && score >= most * MIN_SHARE_OF_MOST && !isToldOnly(topic),
    )
    .map(([topic]) => topic)
    .slice(0, MAX_TOPICS)
}

/** Others are spoken of: "do actuaries work long hours?" is no complaint. */
function isAboutRole(words: readonly string[]): boolean {
  return words.includes(ROLE_WORD) && !words.some(word => FIRST_PERSON.has(word))
}

const FIRST_PERSON = new Set(cueWords("i i'm im i've i'd i'll me my we we're us our"))
const DEMANDED: readonly CoachTopic[] = ['workload', 'rest', 'boundaries']

function asDemands(scores: ReadonlyMap<CoachTopic, number>): Map<CoachTopic, number> {
  const read = new Map<CoachTopic, number>()
  for (const [topic, score] of scores) {
    const meant = DEMANDED.includes(topic) ? 'demands' : topic
    read.set(meant, Math.max(read.get(meant) ?? 0, score))
  }
  return read
}

function rank(topic: CoachTopic): number {
  if (FIRST_TOPICS.includes(topic)) return 0
  return FEELING_TOPICS.includes(topic) ? 1 : 2
}

function scoresOf(tables: CoachTables, words: readonly string[]): Map<CoachTopic, number> {
  const scores = new Map<CoachTopic, number>()
  const covered = new Map<CoachTopic, { from: number; to: number }[]>()
  const hits = tables.topics
    .flatMap(({ topic, cues }) => cues.map(cue => ({ topic, cue, span: findCue(cue, words) })))
    .sort((a, b) => b.cue.weight - a.cue.weight)
  for (const { topic, cue, span } of hits) {
    if (!span) continue
    const spans = covered.get(topic) ?? []
    // "Salary range" holds "salary": the longer cue counts, the shorter not again.
    if (spans.some(other => span.from < other.to && other.from < span.to)) continue
    covered.set(topic, [...spans, span])
    scores.set(topic, (scores.get(topic) ?? 0) + cue.weight)
  }
  return scores
}

const CORRECTION =
  /^(?:no,? |sorry,? |actually,? |wait,? |oops,? )|\b(?:i meant|i mean|not .{2,40}, (?:but )?)/iu
