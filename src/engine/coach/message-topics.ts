import { type CoachTopic, DECLINED_TOPICS } from '#shared/coach/coach-answer.ts'
import { cueWords, findCue } from './cue.ts'
import type { CoachTables } from './load-coach-tables.ts'
import type { MessagePart } from './message-parts.ts'
import type { Probabilities } from './probabilities.ts'
import { type ChoiceModel, topicChances } from './topic-choice.ts'
import { ROLE_WORD } from './topic-features.ts'

/** Two questions in one message, and what they are about. */
const MAX_TOPICS = 3
/** "Is that allowed?" asks one thing, whatever is told before it. */
const MAX_TOPICS_BESIDE_LIMIT = 2
export const MIN_TOPIC_SCORE = 3
const MIN_WEAK_SCORE = 2
/** What the whole message says counts like so many words of a sentence. */
const WHOLE_AS_WORDS = 3
/** A weak sign is better than a shrug, and the answer says what was understood; a guess is not. */
const MIN_CHANCE = 0.15
/** What may be meant as well is taken up too: one answer for both is better than one beside the point. */
const MIN_SECOND_CHANCE = 0.2
const MIN_THIRD_CHANCE = 0.3
const MIN_BESIDE_RULE = 0.3
const MIN_LIMIT_CHANCE = 0.35
/** Small talk and what is off topic give way to a task that is as likely. */
const MIN_TASK_CHANCE = 0.25
const MAX_SMALL_TALK_WORDS = 7
/** "Thank you so much, that really helped me today": long, and nothing else. */
const SMALL_TALK_PROBABILITY = 0.9
const MIN_TOPIC_PROBABILITY = 0.15
/** In the comparison of parts: as much as a cue of two words. */
const MODEL_SCORE = 10
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
/** Figures: beside a feeling they are shown only where somebody asks for them. */
const FACT_TOPICS: readonly CoachTopic[] = ['pay', 'market', 'demands', 'gap', 'learning']
/** Lists and comparisons: beside a feeling they are shown also where somebody clearly tells of them. */
const BLOCK_TOPICS: readonly CoachTopic[] = ['path', 'interview', 'resume', 'decision']
const MIN_TOLD_CHANCE = 0.35

/** A part with what its cues and the topic models say. */
export type ReadPart = MessagePart & {
  cues: ReadonlyMap<CoachTopic, number>
  /** Without what stands around it. */
  alone: Probabilities
  model: Probabilities
  /** By its words alone: a few vague ones never make what they mean certain. */
  byWords: Probabilities
  /** What it is about by rule, whatever its words sound like. */
  plain: CoachTopic | null
}

type Chance = [topic: CoachTopic, chance: number]

/** What a message is about: limits first, then how it is for somebody, then the rest; and how likely each topic is taken up. */
export function messageTopics(
  model: ChoiceModel,
  written: readonly ReadPart[],
  wholeMessage: Probabilities,
): { topics: CoachTopic[]; chances: Probabilities } {
  const { parts, whole } = aboutRoles(written, wholeMessage)
  const likely = likelyTopics(topicChances(model, parts, whole), parts, whole)
  const chances = new Map([...likely, ...byRule(parts).map((topic): Chance => [topic, 1])])
  const hasQuestion = parts.some(({ isQuestion }) => isQuestion)
  // What is asked is answered before what is told around it.
  const told = (topic: CoachTopic) => (hasQuestion && !partAbout(topic, parts).isQuestion ? 1 : 0)
  const topics = chosenTopics(parts, likely).toSorted(
    (a, b) =>
      limitRank(a) - limitRank(b) ||
      told(a) - told(b) ||
      feelingRank(a) - feelingRank(b) ||
      (chances.get(b) ?? 0) - (chances.get(a) ?? 0),
  )
  return { topics, chances }
}

/** A message as it is read where others are spoken of. */
export function aboutRoles(written: readonly ReadPart[], whole: Probabilities) {
  return {
    parts: written.map(part => (isAboutRole(part.words) ? aboutConditions(part) : part)),
    whole: isAboutRole(written.flatMap(({ words }) => words)) ? asDemands(whole) : whole,
  }
}

/** The chances of what a message may be about, the most likely first. */
function likelyTopics(chances: Probabilities, parts: readonly ReadPart[], whole: Probabilities): Chance[] {
  const isTalk = isSmallTalk(parts, whole)
  const isNoQuestionOfCoach = isTaskCued(parts)
  return [...chances]
    .filter(
      ([topic]) => (topic !== 'small talk' || isTalk) && (topic !== 'about coach' || !isNoQuestionOfCoach),
    )
    .toSorted((one, other) => other[1] - one[1])
}

function chosenTopics(parts: readonly ReadPart[], chances: readonly Chance[]): CoachTopic[] {
  const plain = byRule(parts)
  if (plain.length > 0) return besidePlain(plain, chances, parts)
  const [first, second, third] = chances
  if (first === undefined || first[1] < MIN_CHANCE) return cuedTopic(parts)
  const found = [
    first,
    ...(second !== undefined && second[1] >= leastChance(second[0], MIN_SECOND_CHANCE) ? [second] : []),
    ...(third !== undefined && third[1] >= leastChance(third[0], MIN_THIRD_CHANCE) ? [third] : []),
  ]
  const tasks = found.filter(([topic]) => !LAST_TOPICS.includes(topic))
  const isTaskLikely = (second?.[1] ?? 0) >= MIN_TASK_CHANCE
  if (tasks.length === 0 || (LAST_TOPICS.includes(first[0]) && !isTaskLikely)) return [first[0]]
  const hasFeeling = chances.some(
    ([topic, chance]) => FEELING_TOPICS.includes(topic) && chance >= MIN_TASK_CHANCE,
  )
  return tasks
    .filter((task, index) => (index === 0 && !hasFeeling) || !isToldOnly(task, tasks, parts))
    .map(([topic]) => topic)
}

/** A question for a doctor or a lawyer is declined before all else: as a second reading a guess must not be. */
function leastChance(topic: CoachTopic, usual: number): number {
  return DECLINED_TOPICS.includes(topic) ? MIN_LIMIT_CHANCE : usual
}

/** What its parts are about by rule. */
function byRule(parts: readonly ReadPart[]): CoachTopic[] {
  return [...new Set(parts.flatMap(part => part.plain ?? []))]
}

/** Beside what a rule says only what another sentence is likely about counts. */
function besidePlain(
  plain: readonly CoachTopic[],
  chances: readonly Chance[],
  parts: readonly ReadPart[],
): CoachTopic[] {
  const isLimit = plain.some(topic => DECLINED_TOPICS.includes(topic))
  const beside = chances
    .filter(
      ([topic, chance]) => chance >= leastChance(topic, MIN_BESIDE_RULE) && !LAST_TOPICS.includes(topic),
    )
    .map(([topic]) => topic)
    // Beside a limit what the same sentence tells of is taken up too.
    .filter(topic => isLimit || partAbout(topic, parts).plain === null)
  const found = [...new Set([...plain, ...beside])].toSorted((a, b) => limitRank(a) - limitRank(b))
  return found.slice(0, isLimit ? MAX_TOPICS_BESIDE_LIMIT : MAX_TOPICS)
}

/** Where the model knows no word a cue may. */
function cuedTopic(parts: readonly ReadPart[]): CoachTopic[] {
  const [best] = parts
    .flatMap(({ cues }) => [...cues])
    .filter(([, score]) => score >= MIN_WEAK_SCORE)
    .toSorted((one, other) => other[1] - one[1])
  return best ? [best[0]] : []
}

/** A figure or a list beside a feeling that nobody asks for. */
function isToldOnly([topic, chance]: Chance, chosen: readonly Chance[], parts: readonly ReadPart[]): boolean {
  if (!chosen.some(([other]) => other !== topic && FEELING_TOPICS.includes(other))) return false
  const isAsked = parts.some(
    ({ isQuestion, cues, model }) =>
      isQuestion && (cues.has(topic) || (model.get(topic) ?? 0) >= MIN_TOPIC_PROBABILITY),
  )
  if (isAsked) return false
  return FACT_TOPICS.includes(topic) || (BLOCK_TOPICS.includes(topic) && chance < MIN_TOLD_CHANCE)
}

/** "Should I bother getting it?" is no "got it". */
function isSmallTalk(parts: readonly ReadPart[], whole: Probabilities): boolean {
  const words = parts.reduce((sum, part) => sum + part.words.length, 0)
  return words <= MAX_SMALL_TALK_WORDS || (whole.get('small talk') ?? 0) >= SMALL_TALK_PROBABILITY
}

/** "Can you help me with my resume?" asks for a résumé, however much it sounds like "what can you do?". */
function isTaskCued(parts: readonly ReadPart[]): boolean {
  const cues = parts.flatMap(part => [...part.cues])
  return (
    cues.some(([topic, score]) => score >= MIN_TOPIC_SCORE && !LAST_TOPICS.includes(topic)) &&
    !cues.some(([topic]) => topic === 'about coach')
  )
}

export function partAbout(topic: CoachTopic, parts: readonly ReadPart[]) {
  const score = (part: ReadPart) => scoresOf(part).get(topic) ?? 0
  return parts.reduce((best, part) => (score(part) > score(best) ? part : best))
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

/** Others are spoken of: "do actuaries work long hours?" is no complaint. */
function isAboutRole(words: readonly string[]): boolean {
  return words.includes(ROLE_WORD) && !words.some(word => FIRST_PERSON.has(word))
}

const FIRST_PERSON = new Set(cueWords("i i'm im i've i'd i'll me my we we're us our"))
const DEMANDED: readonly CoachTopic[] = ['workload', 'rest', 'boundaries']

function aboutConditions(part: ReadPart): ReadPart {
  return {
    ...part,
    cues: asDemands(part.cues),
    alone: asDemands(part.alone),
    model: asDemands(part.model),
  }
}

function asDemands(scores: ReadonlyMap<CoachTopic, number>): Map<CoachTopic, number> {
  const read = new Map<CoachTopic, number>()
  for (const [topic, score] of scores) {
    const meant = DEMANDED.includes(topic) ? 'demands' : topic
    read.set(meant, (read.get(meant) ?? 0) + score)
  }
  return read
}

function limitRank(topic: CoachTopic): number {
  return DECLINED_TOPICS.includes(topic) ? 0 : 1
}

function feelingRank(topic: CoachTopic): number {
  return FEELING_TOPICS.includes(topic) ? 0 : 1
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

export function cueScores(
  tables: Pick<CoachTables, 'topics'>,
  words: readonly string[],
): Map<CoachTopic, number> {
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
