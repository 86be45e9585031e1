import { type CoachContext, type CoachTopic, DECLINED_TOPICS } from '#shared/coach/coach-answer.ts'
import { cueWords } from './cue.ts'
import { isHopeless } from './follow-up.ts'
import { type FollowUpModel, topicsAfter } from './follow-up-model.ts'
import type { CoachMessage } from './read-message.ts'
import { ROLE_TOPICS } from './role-topics.ts'

export type TopicsInContext = {
  topics: CoachTopic[]
  /** It is about what was answered before. */
  isSameTopic: boolean
}

/** What may be meant as well is taken up too: one answer for both is better than one beside the point. */
const MIN_SECOND_PROBABILITY = 0.15
/** A greeting, thanks or a joke gives way to a task that is nearly as likely; else it is all there is. */
const MIN_TASK_PROBABILITY = 0.25
const MIN_GOING_ON_WITH_LIMIT = 0.5
const SURE_CHANCE = 0.85
const MAX_BARE_WORDS = 6
/** Told in so few words it is about what was advised, whatever they are. */
const MAX_TRIED_WORDS = 12

/** The topics of a message, read by what was answered before: by rule where one is certain, else by the model. */
export function topicsInContext(
  model: FollowUpModel,
  message: CoachMessage,
  before: CoachContext | null,
  goesOn: (text: string) => number,
): TopicsInContext {
  const own = topicsOrRole(message)
  if (!before || before.topics.length === 0) return { topics: own, isSameTopic: false }
  const limits = before.topics.filter(topic => DECLINED_TOPICS.includes(topic))
  // "200 or 800?" after a question for a doctor is one too.
  if (limits.length > 0 && isOpen(message) && goesOn(message.text) >= MIN_GOING_ON_WITH_LIMIT)
    return { topics: limits, isSameTopic: true }
  if (message.plainTopics.length > 0)
    return { topics: own, isSameTopic: own.some(topic => before.topics.includes(topic)) }
  if (asksPay(message, before)) return { topics: ['pay'], isSameTopic: false }
  if (isTried(message, before))
    return { topics: withSureTopic(before.topics, own, message), isSameTopic: true }
  if (isOtherSubject(message, before)) return { topics: own, isSameTopic: false }
  if (isFirstTask(own, before)) return { topics: own, isSameTopic: false }
  if (asksConditions(message, before)) return { topics: ['demands'], isSameTopic: false }
  if (isCertainFollowUp(message, before)) return { topics: before.topics, isSameTopic: true }
  const after = topicsAfter(model, message, before.topics)
  return byModel(
    isSurelyElsewhere(message, before.topics) ? withoutTopicsBefore(after, before.topics) : after,
    own,
    before.topics,
  )
}

/** It says nothing of its own that is sure. */
function isOpen(message: CoachMessage): boolean {
  const isSure = [...message.chances].some(
    ([topic, chance]) => chance >= SURE_CHANCE && !DECLINED_TOPICS.includes(topic),
  )
  return message.plainTopics.length === 0 && message.place === null && !isSure
}

/** "What's a dispatcher get here" after an answer about rest asks for something new. */
function isOtherSubject(message: CoachMessage, before: CoachContext): boolean {
  return names(message) && !before.topics.some(topic => ROLE_TOPICS.includes(topic))
}

const NO_TASK: readonly CoachTopic[] = ['small talk', 'off topic', 'about coach']

/** What is asked after a greeting or a joke has nothing to go on from. */
function isFirstTask(own: readonly CoachTopic[], before: CoachContext): boolean {
  return before.topics.every(topic => NO_TASK.includes(topic)) && own.some(topic => !NO_TASK.includes(topic))
}

const MONEY_ASKED =
  /^(?:(?:ok(?:ay)?|and|but|so|cool)[, ]+)*(?:(?:what|how)(?:['’]?s| is| about)? )?(?:the )?(?:money|pay|salary|wages?)\b[^?.!]{0,12}(?:[?.!]|$)/iu

/** "And the money? I heard it's bad": what the role that was spoken of pays. */
function asksPay({ text }: CoachMessage, before: CoachContext): boolean {
  return (
    before.topics.some(topic => ROLE_TOPICS.includes(topic)) &&
    (MONEY_ASKED.test(text.trim()) || MONEYWISE.test(text))
  )
}

const MONEYWISE = /\b(?:money|pay|salary)[ -]?wise\b/iu

const MAX_REPLY_WORDS = 10
const ASKS_WORDS =
  /\b(?:write|reply|respond|answer|text|email|say)\b.{0,12}\bback\b|\bwhat (?:do|would|should) i (?:even )?(?:say|write|reply|answer|tell)\b/iu
const CONDITION_WORDS = new Set(
  cueWords('hours schedule shifts weekends nights overtime stress stressful travel remote physical'),
)

/** "And the hours?" after an answer about a role. */
function asksConditions({ words, text, followUp }: CoachMessage, before: CoachContext): boolean {
  return (
    words.length <= MAX_BARE_WORDS &&
    followUp === null &&
    before.topics.some(
      topic => topic === 'market' || topic === 'pay' || topic === 'path' || topic === 'gap',
    ) &&
    /^(?:and|what about|how about|how are|whats?|what's|ok and|hows|how's)\b/iu.test(text.trim()) &&
    words.some(word => CONDITION_WORDS.has(word))
  )
}

function isCertainFollowUp(message: CoachMessage, before: CoachContext): boolean {
  if (isWhatIf(message, before)) return true
  if (isAboutShown(message, before) && !isSurelyElsewhere(message, before.topics)) return true
  // "Ok and in Memphis" and "ok what else" are no small talk.
  if (names(message) || message.followUp === 'more')
    if (message.topics.every(topic => topic === 'small talk')) return true
  return !message.isTopicSure && (message.followUp !== null || message.isCorrection)
}

/** "Tried that. Now he ignores me" is also about what it says for sure. */
function withSureTopic(
  before: CoachTopic[],
  own: readonly CoachTopic[],
  message: CoachMessage,
): CoachTopic[] {
  const [first] = own
  const isTask = first !== undefined && !NO_TASK.includes(first)
  return isTask && before.length === 1 && isSurelyElsewhere(message, before) ? [...before, first] : before
}

/** "My boss yells at me" after an answer about pay is about nothing but that. */
function withoutTopicsBefore(
  after: ReadonlyMap<CoachTopic, number>,
  before: readonly CoachTopic[],
): ReadonlyMap<CoachTopic, number> {
  return new Map([...after].filter(([topic]) => !before.includes(topic)))
}

function isSurelyElsewhere({ probabilities, topics, text }: CoachMessage, before: readonly CoachTopic[]) {
  const [first] = topics
  return (
    first !== undefined &&
    (probabilities.get(first) ?? 0) >= ELSEWHERE_PROBABILITY &&
    !topics.some(topic => before.includes(topic)) &&
    !isHopeless(text)
  )
}

const ELSEWHERE_PROBABILITY = 0.95

/** "What would i even write back" is about the message, offer or rejection that was told of, and about no résumé; "why bother" is about what did not help. */
export function isAboutShown(message: CoachMessage, before: CoachContext): boolean {
  if (message.words.length > MAX_REPLY_WORDS || names(message) || !before.shown?.length) return false
  return ASKS_WORDS.test(message.text) || isHopeless(message.text)
}

function byModel(
  after: ReadonlyMap<CoachTopic, number>,
  own: CoachTopic[],
  before: CoachTopic[],
): TopicsInContext {
  const likely = [...after].sort((a, b) => b[1] - a[1])
  const [best] = likely[0] ?? []
  if (best === undefined) return { topics: own, isSameTopic: false }
  const isSecond = ([topic, probability]: [CoachTopic, number]) =>
    probability >= MIN_SECOND_PROBABILITY && before.includes(topic) !== before.includes(best)
  const second = likely.filter(isSecond).map(([topic]) => topic)
  const read = before.includes(best) ? before : own.includes(best) ? own : [best]
  const found = [...new Set(read.length === 1 ? [...read, ...second.slice(0, 1)] : read)]
  const tasks = found.filter(topic => !NO_TASK.includes(topic))
  const isTaskLikely =
    !NO_TASK.includes(best) || tasks.some(topic => (after.get(topic) ?? 0) >= MIN_TASK_PROBABILITY)
  const topics = tasks.length === 0 ? found : isTaskLikely ? tasks : [best]
  return { topics, isSameTopic: before.includes(topics.includes(best) ? best : (topics[0] ?? best)) }
}

/** A role and nothing else asks what it takes; in a longer account it may be anybody's. */
function topicsOrRole({ topics, role, words, isStatement }: CoachMessage): CoachTopic[] {
  if (topics.length > 0) return topics
  const isBareRole = role !== null && isStatement && words.length <= MAX_BARE_WORDS
  return role !== null && (isBareRole || !isStatement) ? ['path'] : []
}

/** "And if he says no?" after a pay talk is no question of limits, and nor is "he said no". */
export function isWhatIf(message: CoachMessage, before: CoachContext): boolean {
  if (message.followUp === 'tried') return isTried(message, before)
  return message.followUp === 'what if' && before.topics.length > 0
}

/** What was advised before was done, or refused: short, or not surely about anything else. */
export function isTried(
  { followUp, words, topics, isTopicSure }: CoachMessage,
  before: CoachContext,
): boolean {
  if (followUp !== 'tried' || !before.shown?.length) return false
  const isElsewhere = isTopicSure && !topics.some(topic => before.topics.includes(topic))
  return words.length <= MAX_TRIED_WORDS || !isElsewhere
}

export function names({ role, place }: CoachMessage): boolean {
  return role !== null || place !== null
}
