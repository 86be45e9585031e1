import type { CoachTopic } from '#shared/coach/coach-answer.ts'
import { cueWords, findCue } from './cue.ts'
import type { CoachTables } from './load-coach-tables.ts'
import type { MessagePart } from './message-parts.ts'
import { ROLE_WORD } from './topic-features.ts'

const MAX_TOPICS = 3
export const MIN_TOPIC_SCORE = 3
const MIN_WEAK_SCORE = 2
/** A second topic in the same sentence must be nearly as sure as the first. */
const MIN_SHARE_OF_BEST = 0.6
/** A topic that is only touched on beside the main one is left. */
const MIN_SHARE_OF_MOST = 0.25
/** What is asked outweighs what is told around it. */
const QUESTION_FACTOR = 1.5
/** What the topic model adds for a topic it is sure of: as much as a cue of two words. */
const MODEL_SCORE = 10
const MIN_WHOLE_PROBABILITY = 0.4
/** What the whole message says counts like so many words of a sentence. */
const WHOLE_AS_WORDS = 3
/** Where the whole message is clear, a topic that one sentence alone would suggest needs as much of it. */
const MIN_PASSING_PROBABILITY = 0.08
const MIN_ALONE_PROBABILITY = 0.7
/** As much as the topic model adds for a topic it is sure of. */
export const PLAIN_TOPIC_SCORE = MODEL_SCORE
const MAX_SMALL_TALK_WORDS = 7
const MIN_TOPIC_PROBABILITY = 0.15
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
/** Blocks of lists and figures: beside a feeling they are shown only where somebody asks for them or clearly tells of them. */
const BLOCK_TOPICS: readonly CoachTopic[] = ['path', 'interview', 'resume', 'decision']
const MIN_CLEAR_PROBABILITY = 0.2

/** A part with what its cues and the topic model say. */
export type ReadPart = MessagePart & {
  cues: ReadonlyMap<CoachTopic, number>
  /** Without what stands around it. */
  alone: Probabilities
  model: Probabilities
}

export type Probabilities = ReadonlyMap<CoachTopic, number>

export function messageTopics(parts: readonly ReadPart[], whole: Probabilities): CoachTopic[] {
  const { total, askedFor } = scoreTopics(parts, whole)
  const sorted = [...total].sort((a, b) => rank(a[0]) - rank(b[0]) || b[1] - a[1])
  const sure = sorted.filter(([, score]) => score >= MIN_TOPIC_SCORE)
  // A weak sign is better than a shrug, and the answer says what was understood; a guess is not.
  const ranked = sure.length > 0 ? sure : sorted.filter(([, score]) => score >= MIN_WEAK_SCORE).slice(0, 1)
  const most = Math.max(0, ...ranked.map(([, score]) => score))
  const hasTask = ranked.some(([topic]) => !LAST_TOPICS.includes(topic))
  const hasFeeling = ranked.some(([topic]) => FEELING_TOPICS.includes(topic))
  const isToldOnly = (topic: CoachTopic) =>
    hasFeeling &&
    !askedFor.has(topic) &&
    (FACT_TOPICS.includes(topic) || (BLOCK_TOPICS.includes(topic) && !isClearlyTold(topic, parts, whole)))
  const isClear = ranked.some(([topic]) => (whole.get(topic) ?? 0) >= MIN_WHOLE_PROBABILITY)
  const kept = ranked
    .filter(
      ([topic, score]) =>
        (!hasTask || !LAST_TOPICS.includes(topic)) &&
        score >= most * MIN_SHARE_OF_MOST &&
        !isToldOnly(topic) &&
        !(isClear && isPassing(topic, parts, whole)),
    )
    .sort((a, b) => b[1] - a[1])
    // One sentence rarely asks three things: more would be an answer that rambles.
    .slice(0, Math.min(MAX_TOPICS, parts.length + 1))
    .map(([topic]) => topic)
  return ranked.map(([topic]) => topic).filter(topic => kept.includes(topic))
}

export function partAbout(topic: CoachTopic, parts: readonly ReadPart[]) {
  const score = (part: ReadPart) => scoresOf(part).get(topic) ?? 0
  return parts.reduce((best, part) => (score(part) > score(best) ? part : best))
}

function scoreTopics(parts: readonly ReadPart[], whole: Probabilities) {
  const total = new Map<CoachTopic, number>()
  const askedFor = new Set<CoachTopic>()
  for (const part of parts) {
    const asked = part.isQuestion
    const scores = isAboutRole(part.words) ? asDemands(scoresOf(part)) : scoresOf(part)
    const best = Math.max(0, ...withoutAboutCoach(scores, part.cues).values())
    for (const [topic, score] of scores) {
      if (score < MIN_TOPIC_SCORE && score < best) continue
      if (score < best * MIN_SHARE_OF_BEST && !FIRST_TOPICS.includes(topic)) continue
      total.set(topic, (total.get(topic) ?? 0) + score * (asked ? QUESTION_FACTOR : 1))
      if (asked) askedFor.add(topic)
    }
  }
  // "Up grading till one. This cannot go on": two sentences say together what neither says alone.
  if (parts.length > 1)
    for (const [topic, probability] of whole)
      if (probability >= MIN_WHOLE_PROBABILITY)
        total.set(topic, Math.max(total.get(topic) ?? 0, probability * MODEL_SCORE))
  return { total, askedFor }
}

/** "Recruiter wants a number. Help": the last word alone is no question about rest. */
function isPassing(topic: CoachTopic, parts: readonly ReadPart[], whole: Probabilities): boolean {
  if (parts.length === 1 || (whole.get(topic) ?? 0) >= MIN_PASSING_PROBABILITY) return false
  return !parts.some(
    ({ words, cues, alone }) =>
      (cues.get(topic) ?? 0) >= MIN_TOPIC_SCORE ||
      (words.length > 1 && (alone.get(topic) ?? 0) >= MIN_ALONE_PROBABILITY),
  )
}

function isClearlyTold(topic: CoachTopic, parts: readonly ReadPart[], whole: Probabilities): boolean {
  return [whole, ...parts.map(({ alone }) => alone)].some(
    probabilities => (probabilities.get(topic) ?? 0) >= MIN_CLEAR_PROBABILITY,
  )
}

/** "Help" or "what now" means what the sentences around it are about; a long sentence speaks for itself. */
export function withWhole(part: Probabilities, whole: Probabilities, words: number): Probabilities {
  const own = words / (words + WHOLE_AS_WORDS)
  return new Map(
    [...whole].map(([topic, probability]) => [
      topic,
      part.size === 0 ? probability : own * (part.get(topic) ?? 0) + (1 - own) * probability,
    ]),
  )
}

/** "Can you help me with my resume?" asks for a résumé, however much it sounds like "what can you do?". */
function withoutAboutCoach(
  scores: ReadonlyMap<CoachTopic, number>,
  cues: ReadonlyMap<CoachTopic, number>,
): ReadonlyMap<CoachTopic, number> {
  const hasTask = [...cues].some(([topic, score]) => score >= MIN_TOPIC_SCORE && !LAST_TOPICS.includes(topic))
  const isNamed = cues.has('about coach')
  return hasTask && !isNamed ? new Map([...scores].filter(([topic]) => topic !== 'about coach')) : scores
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

/** What the cues say, and what messages with such words are usually about. */
function scoresOf({ words, cues, model }: ReadPart): Map<CoachTopic, number> {
  const scores = new Map(cues)
  // "Should I bother getting it?" is no "got it".
  if (words.length > MAX_SMALL_TALK_WORDS) scores.delete('small talk')
  for (const [topic, probability] of model)
    if (
      probability >= MIN_TOPIC_PROBABILITY &&
      (topic !== 'small talk' || words.length <= MAX_SMALL_TALK_WORDS)
    )
      scores.set(topic, (scores.get(topic) ?? 0) + probability * MODEL_SCORE)
  return scores
}

export function cueScores(tables: CoachTables, words: readonly string[]): Map<CoachTopic, number> {
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
