import type { CoachTopic } from '#shared/coach/coach-answer.ts'
import { cueWords, findCue } from './cue.ts'
import type { CoachTables } from './load-coach-tables.ts'
import type { MessagePart } from './message-parts.ts'
import { ROLE_WORD } from './topic-features.ts'

/** Two questions in one message, and what they are about. */
const MAX_TOPICS = 3
/** "Is that allowed?" asks one thing, whatever is told before it. */
const MAX_TOPICS_BESIDE_LIMIT = 2
export const MIN_TOPIC_SCORE = 3
const MIN_WEAK_SCORE = 2
/**
 * How the chance of a topic is counted: the logarithms of what the whole message, the part that is most about it and the question
 * that is most about it say, and its cues. Fitted to 2,460 messages of three writers, each read by a model of the other two.
 */
const WHOLE_WEIGHT = 0.5
const PART_WEIGHT = 0.25
const QUESTION_WEIGHT = 0.4
const SURE_CUE_WEIGHT = 0.3
const ASKED_CUE_WEIGHT = 0.05
const MAX_CUE_SCORE = 8
/** No topic is ruled out by words that the model never met. */
const MIN_PROBABILITY = 0.001
/** What the whole message says counts like so many words of a sentence. */
const WHOLE_AS_WORDS = 3
/** A weak sign is better than a shrug, and the answer says what was understood; a guess is not. */
const MIN_CHANCE = 0.15
/** What may be meant as well is taken up too: one answer for both is better than one beside the point. */
const MIN_SECOND_CHANCE = 0.12
/** Small talk and what is off topic give way to a task that is as likely. */
const MIN_TASK_CHANCE = 0.25
/** A sentence that is about something else by itself asks for that too. */
const MIN_TOLD_PROBABILITY = 0.65
const MIN_ALONE_PROBABILITY = 0.6
const MIN_ASKED_PROBABILITY = 0.4
const MIN_CUED_PROBABILITY = 0.35
const MIN_ALONE_WORDS = 3
const MAX_SMALL_TALK_WORDS = 7
/** "Thank you so much, that really helped me today": long, and nothing else. */
const SMALL_TALK_PROBABILITY = 0.9
const MIN_TOPIC_PROBABILITY = 0.15
/** In the comparison of parts: as much as a cue of two words. */
const MODEL_SCORE = 10
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
  /** What it is about by rule, whatever its words sound like. */
  plain: CoachTopic | null
}

export type Probabilities = ReadonlyMap<CoachTopic, number>

type Chance = [topic: CoachTopic, chance: number]

/** What a message is about: limits first, then how it is for somebody, then the rest. */
export function messageTopics(written: readonly ReadPart[], wholeMessage: Probabilities): CoachTopic[] {
  const parts = written.map(part => (isAboutRole(part.words) ? aboutConditions(part) : part))
  const isAllAboutRole = isAboutRole(written.flatMap(({ words }) => words))
  const whole = isAllAboutRole ? asDemands(wholeMessage) : wholeMessage
  const chances = topicChances(parts, whole)
  const chanceOf = new Map(chances)
  const hasQuestion = parts.some(({ isQuestion }) => isQuestion)
  // What is asked is answered before what is told around it.
  const told = (topic: CoachTopic) => (hasQuestion && !partAbout(topic, parts).isQuestion ? 1 : 0)
  return chosenTopics(parts, chances, whole).toSorted(
    (a, b) =>
      limitRank(a) - limitRank(b) ||
      told(a) - told(b) ||
      feelingRank(a) - feelingRank(b) ||
      (chanceOf.get(b) ?? 0) - (chanceOf.get(a) ?? 0),
  )
}

function chosenTopics(
  parts: readonly ReadPart[],
  chances: readonly Chance[],
  whole: Probabilities,
): CoachTopic[] {
  const plain = [...new Set(parts.flatMap(part => part.plain ?? []))]
  // "My mom watches him" beside a question is no quarrel.
  const isClearlySaid = ({ alone }: ReadPart, topic: CoachTopic) =>
    (alone.get(topic) ?? 0) >= MIN_TOLD_PROBABILITY
  const questions = parts.filter(({ isQuestion }) => isQuestion).length
  const clear = parts
    .filter(part => part.plain === null)
    .flatMap(part =>
      clearTopic(part, questions > 1).filter(
        topic => part.isQuestion || questions === 0 || isClearlySaid(part, topic),
      ),
    )
  if (plain.length > 0) return besidePlain(plain, clear, chances)
  const [first, second] = chances
  if (first === undefined || first[1] < MIN_CHANCE) return cuedTopic(parts)
  const isSecond = second !== undefined && second[1] >= MIN_SECOND_CHANCE
  const found = [...new Set([first[0], ...(isSecond ? [second[0]] : []), ...clear])]
  const tasks = found.filter(topic => !LAST_TOPICS.includes(topic))
  const isTaskLikely = (second?.[1] ?? 0) >= MIN_TASK_CHANCE || clear.length > 0
  if (tasks.length === 0 || (LAST_TOPICS.includes(first[0]) && !isTaskLikely)) return [first[0]]
  const isFelt = ([topic, chance]: Chance) =>
    FEELING_TOPICS.includes(topic) && (chance >= MIN_TASK_CHANCE || clear.includes(topic))
  const hasFeeling = chances.some(isFelt)
  return tasks
    .filter((topic, index) => (index === 0 && !hasFeeling) || !isToldOnly(topic, tasks, parts, whole))
    .slice(0, MAX_TOPICS)
}

/** Beside what a rule says only what another sentence is clearly about counts, and beside a limit what is told of. */
function besidePlain(
  plain: readonly CoachTopic[],
  clear: readonly CoachTopic[],
  chances: readonly Chance[],
): CoachTopic[] {
  const isLimit = plain.some(topic => FIRST_TOPICS.includes(topic))
  const told = chances.find(([topic, chance]) => chance >= MIN_TASK_CHANCE && !LAST_TOPICS.includes(topic))
  return [...new Set([...plain, ...clear, ...(isLimit && told ? [told[0]] : [])])].slice(
    0,
    isLimit ? MAX_TOPICS_BESIDE_LIMIT : MAX_TOPICS,
  )
}

/** How likely each topic is by all that is said, the most likely first; nothing where no word is known. */
function topicChances(parts: readonly ReadPart[], whole: Probabilities): Chance[] {
  if (whole.size === 0) return []
  const asked = parts.filter(({ isQuestion }) => isQuestion)
  const isTalk = isSmallTalk(parts, whole)
  const isNoQuestionOfCoach = isTaskCued(parts)
  const powers = [...whole.keys()]
    .filter(topic => (topic !== 'small talk' || isTalk) && (topic !== 'about coach' || !isNoQuestionOfCoach))
    .map((topic): Chance => {
      const most = (of: readonly ReadPart[]) => Math.max(...of.map(({ model }) => model.get(topic) ?? 0))
      const cue = (of: readonly ReadPart[]) => Math.max(0, ...of.map(({ cues }) => cues.get(topic) ?? 0))
      return [
        topic,
        Math.exp(
          WHOLE_WEIGHT * logOf(whole.get(topic) ?? 0) +
            PART_WEIGHT * logOf(most(parts)) +
            QUESTION_WEIGHT * logOf(most(asked.length > 0 ? asked : parts)) +
            (cue(parts) >= MIN_TOPIC_SCORE ? SURE_CUE_WEIGHT : 0) +
            ASKED_CUE_WEIGHT * Math.min(MAX_CUE_SCORE, cue(asked)),
        ),
      ]
    })
  const total = powers.reduce((sum, [, power]) => sum + power, 0)
  return powers
    .map(([topic, power]): Chance => [topic, power / total])
    .toSorted((one, other) => other[1] - one[1])
}

function logOf(probability: number): number {
  return Math.log(probability + MIN_PROBABILITY)
}

/** Where the model knows no word a cue may. */
function cuedTopic(parts: readonly ReadPart[]): CoachTopic[] {
  const [best] = parts
    .flatMap(({ cues }) => [...cues])
    .filter(([, score]) => score >= MIN_WEAK_SCORE)
    .toSorted((one, other) => other[1] - one[1])
  return best ? [best[0]] : []
}

/** What a sentence is about by itself: anything that it asks for, and how it is for somebody. */
function clearTopic({ words, cues, alone, isQuestion }: ReadPart, isOneOfSeveral: boolean): CoachTopic[] {
  if (words.length < MIN_ALONE_WORDS) return []
  // Of two questions each is answered, also where its few words say less.
  const least = isOneOfSeveral && isQuestion ? MIN_ASKED_PROBABILITY : MIN_ALONE_PROBABILITY
  return [...alone]
    .filter(
      ([topic, probability]) =>
        probability >=
        ((cues.get(topic) ?? 0) >= MIN_TOPIC_SCORE ? Math.min(least, MIN_CUED_PROBABILITY) : least),
    )
    .map(([topic]) => topic)
    .filter(topic => !LAST_TOPICS.includes(topic) && (isQuestion || FEELING_TOPICS.includes(topic)))
}

/** A figure or a list beside a feeling that nobody asks for. */
function isToldOnly(
  topic: CoachTopic,
  chosen: readonly CoachTopic[],
  parts: readonly ReadPart[],
  whole: Probabilities,
): boolean {
  if (!chosen.some(other => other !== topic && FEELING_TOPICS.includes(other))) return false
  const isAsked = parts.some(
    ({ isQuestion, cues, model }) =>
      isQuestion && (cues.has(topic) || (model.get(topic) ?? 0) >= MIN_TOPIC_PROBABILITY),
  )
  if (isAsked) return false
  return FACT_TOPICS.includes(topic) || (BLOCK_TOPICS.includes(topic) && !isClearlyTold(topic, parts, whole))
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
  return FIRST_TOPICS.includes(topic) ? 0 : 1
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
