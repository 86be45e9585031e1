import type { Engine } from '#engine/engine.ts'
import type { ResolvedRole } from '#engine/occupations/resolve-role.ts'
import type { CoachContext, CoachRole, CoachTopic, ShownAdvice } from '#shared/coach/coach-answer.ts'
import { MESSAGE_MAX_CHARACTERS } from '#shared/coach/conversation.ts'
import type { AnswerPart, Asked } from './answer-part.ts'
import { answerTopic } from './answer-topic.ts'
import { careOpening } from './answers/care.ts'
import { dangerIn } from './answers/crisis.ts'
import { asksTasks } from './answers/demands.ts'
import { answerChoice, choiceIn, REPLACED_BY_CHOICE } from './answers/either-or.ts'
import { asksWords, BESIDE_OWN_WORDS, ownWords } from './answers/own-words.ts'
import {
  careIn,
  careReply,
  isBeforeAllWork,
  isCareOnly,
  type ReadCare,
  withoutUnaskedFigures,
} from './care-reply.ts'
import {
  FIGURE_TOPICS,
  newlyAsked,
  ownWorkNote,
  withFirst,
  withoutSecondReading,
  wordsPart,
} from './choose-parts.ts'
import { type CoachPerson, presentRole } from './coach-person.ts'
import type { CoachQuestion, CoachReply, CoachTurn } from './coach-turn.ts'
import { crisisReply, isOtherDanger } from './crisis-reply.ts'
import { type DeniedReading, deniedReading } from './denied-reading.ts'
import { explainBasis } from './explain-basis.ts'
import { isHopeless, listedPlace } from './follow-up.ts'
import { helpPlaceOf } from './help-place.ts'
import { type CoachMessage, readMessage } from './read-message.ts'
import { saidIn, withoutRepeated } from './repeated-blocks.ts'
import { roleNote, sameFigures } from './role-note.ts'
import { ROLE_TOPICS } from './role-topics.ts'
import {
  isAboutShown,
  isTried,
  isWhatIf,
  names,
  type TopicsInContext,
  topicsInContext,
} from './topics-in-context.ts'

const MAX_ACTIONS = 3
const MAX_NOT_WANTED = 5
const MIN_LIKELY_PROBABILITY = 0.25
/** "Is that before tax?" goes on with the pay; a longer message that names the topic again asks something of its own. */
const MAX_GOING_ON_WORDS = 14
/** Two lines are read; of several topics each gets one. */
const MAX_ADVICE_LINES = 2

/** The coach without a language model: answers from the knowledge base, the person's own data and graded advice. */
export function coachReply(engine: Engine, asked: CoachQuestion): CoachReply {
  const tables = engine.coachTables()
  const question = { ...asked, helpPlace: helpPlaceOf(engine, asked.person) }
  const danger = dangerIn(question.message, question.before, tables.careModel.goesOn)
  const care = careIn(tables.careModel, question.message, question.before)
  // "Could you say it in other words?" must never answer somebody who cannot go on.
  const isOther = danger !== null && isOtherDanger(danger, question, care)
  if (danger && !isOther) return crisisReply(danger, question, care)
  if (care && (isOther || isBeforeAllWork(care))) return careReply(care, question, danger === 'self')
  const { person, before } = question
  const present = presentRole(engine, person)
  const message = readMessage(engine, tables, question.message, present?.row ?? null)
  const denied = before && deniedReading(tables, question.message, before.topics)
  if (before && denied) return correctedReply(engine, question, before, denied)
  const isWhy = message.followUp === 'why' && (isBareWhy(message) || !message.isTopicSure)
  if (before && isWhy && !care && before.topics.length > 0) return explainBasis(before)
  const listed = listedRole(question.message, before)
  const inContext = topicsInContext(tables.followUpModel, message, before, tables.careModel.goesOn)
  if (care && isCareOnly(care, message, inContext.topics)) return careReply(care, question)
  const understood = listed ? ofListed(message, listed, before) : withContext(message, inContext, before)
  const isGoingOn = before !== null && listed === null && goesOn(message, before, inContext.isSameTopic)
  return reply(engine, question, {
    message,
    present,
    understood,
    depth: isGoingOn ? before.depth + 1 : 0,
    about: isGoingOn ? before.about : question.message,
    shown: isGoingOn ? (before.shown ?? []) : [],
    isTried: isGoingOn && (isTried(message, before) || message.followUp === 'what if'),
    care,
    opening: openingOf(care, question),
  })
}

/** What is said before anything about work. */
function openingOf(care: ReadCare | null, { helpPlace, before }: CoachTurn): string[] {
  if (care) return care.isGoingOn ? [] : careOpening(care.situation, helpPlace)
  // Whoever turns to work with a danger or an emergency that may not be over.
  if (before?.danger)
    return [
      'I will answer that. If what you wrote before is still there, please tell somebody today; the numbers above are open at any hour.',
    ]
  return before?.care === 'emergency'
    ? ['If that has not been looked at yet, please have it looked at first.']
    : []
}

/** "Its not about time off": the message before is answered anew with the rest of this one, without what is denied. */
function correctedReply(
  engine: Engine,
  question: CoachQuestion,
  before: CoachContext,
  denied: DeniedReading,
): CoachReply {
  const tables = engine.coachTables()
  const present = presentRole(engine, question.person)
  const row = present?.row ?? null
  const about = `${before.about}\n${denied.rest}`.trim().slice(-MESSAGE_MAX_CHARACTERS)
  const { words } = readMessage(engine, tables, about, row, denied.topics)
  const read = [denied.rest, before.about].map(text => readMessage(engine, tables, text, row, denied.topics))
  const message = read.find(({ topics }) => topics.length > 0) ?? readMessage(engine, tables, about, row)
  return reply(engine, question, {
    message: { ...message, words, partOf: new Map() },
    present,
    understood: { topics: likelyTopics(message), role: message.role, place: message.place ?? before.place },
    depth: 0,
    about,
    shown: before.shown ?? [],
    isTried: false,
    care: null,
    opening: ['Then I misread you.'],
  })
}

/** Who was misread once gets what is most likely meant, and nothing beside it. */
function likelyTopics({ topics, probabilities }: CoachMessage): CoachTopic[] {
  const likely = topics.filter(topic => (probabilities.get(topic) ?? 0) >= MIN_LIKELY_PROBABILITY)
  return likely.length > 0 ? likely : topics.slice(0, 1)
}

/** A message with everything that the conversation says about how to answer it. */
type ReadInContext = {
  message: CoachMessage
  present: ResolvedRole | null
  understood: Pick<CoachContext, 'topics' | 'role' | 'place'>
  depth: number
  /** The message that began the topic. */
  about: string
  shown: readonly ShownAdvice[]
  isTried: boolean
  /** What comes before work, and is met before it. */
  care: ReadCare | null
  /** What is said before anything else. */
  opening: string[]
}

function reply(engine: Engine, question: CoachQuestion, read: ReadInContext): CoachReply {
  const { message, present, understood, depth, about, opening } = read
  const { person, before } = question
  const tables = engine.coachTables()
  const isRoleNamed = understood.role !== null
  const meant = meantTopics(question.message, withoutRepetition(understood.topics, isRoleNamed), isRoleNamed)
  const topics = read.care ? withoutUnaskedFigures(meant, message) : meant
  const role =
    understood.role ?? (present ? { role: present.role, code: present.code } : null) ?? suggestedRole(person)
  const firstWords = depth > 0 ? readMessage(engine, tables, about, null).words : message.words
  const notWanted = [...new Set([...message.notWanted, ...(before?.notWanted ?? [])])].slice(
    0,
    MAX_NOT_WANTED,
  )
  const asked: Asked = {
    engine,
    tables,
    person,
    // "Tell me more" is about what was asked before.
    message: depth > 0 ? { ...message, words: [...firstWords, ...message.words] } : message,
    firstWords,
    ownWords: message.words,
    wantsWords: asksWords(message.text),
    asksYesOrNo: YES_OR_NO.test(message.text),
    earlier: before?.about ?? '',
    told: depth > 0 ? `${about}\n${message.text}` : message.text,
    shown: read.shown,
    notWanted,
    isTried: read.isTried,
    present,
    role,
    isRoleNamed,
    place: understood.place,
    depth,
    adviceLines: topics.length > 1 ? 1 : MAX_ADVICE_LINES,
    isFirstPart: true,
  }
  const choice = choiceIn(question.message, before?.about ?? null)
  const words = ownWords(question.message, before?.about ?? null, topics)
  const replaced = [
    ...(choice ? REPLACED_BY_CHOICE[choice.kind] : []),
    ...(words.length > 0 ? BESIDE_OWN_WORDS : []),
  ]
  const answered = newlyAsked(message, before, topics).filter(topic => !replaced.includes(topic))
  const first = [...wordsPart(words), ...(choice ? [answerChoice(choice)] : [])]
  const kept = withoutSecondReading(
    message,
    answered.map((topic, index) => ({
      topic,
      part: answerTopic({ ...asked, isFirstPart: index === 0 }, topic),
    })),
  )
  const written = withFirst(
    first,
    topics.length === 0 && first.length === 0 ? [unknownMessage(asked)] : kept.map(({ part }) => part),
  )
  const parts = withoutRepeated(written, before?.said ?? [], question.message)
  // Said once, where the role comes up, not with each further question about it.
  const hasFigures = answered.some(topic => FIGURE_TOPICS.includes(topic))
  const note = hasFigures && before?.role?.code !== role?.code ? roleNote(asked) : null
  const same = hasFigures ? sameFigures(asked, before) : null
  return {
    text: [
      ...opening,
      ...ownWorkNote(asked, answered[0], before, join(parts)),
      ...(note ? [note.text] : []),
      ...(same ? [same] : []),
      join(parts),
    ].join('\n\n'),
    used: distinct(parts.flatMap(({ uses }) => uses)),
    actions: distinct(parts.flatMap(({ actions }) => actions)).slice(0, MAX_ACTIONS),
    context: {
      // What was taken up, and nothing that the words might also have meant.
      topics: topics.filter(topic => !answered.includes(topic) || kept.some(one => one.topic === topic)),
      role: understood.role,
      place: understood.place,
      about,
      depth,
      shown: shownAdvice(written, asked.shown),
      said: saidIn(written),
      ...(notWanted.length > 0 && { notWanted }),
      ...(before?.wasInDanger && { wasInDanger: true }),
      ...(read.care && { care: read.care.situation }),
      // A list stays the one that is meant until another one comes.
      listed: parts.find(part => part.listed)?.listed ?? (note?.listed.length ? note.listed : before?.listed),
    },
    facts: parts.flatMap(({ facts }) => facts),
  }
}

const YES_OR_NO =
  /(?:^|[.?!,;\n]\s*|\b(?:and|but|so|or|just|wondering if|whether|know if)\s+)(?:can|could|should|shall|may|do|does|did|is|isn['’]?t|are|am|was|were|will|would|has|have|must)\s+(?:i|we|you|they|he|she|it|that|this|there|my|the|a|an|any\p{L}*|some\p{L}*|\p{L}+s)\b/iu

const MAX_SHOWN_KEPT = 20

/** What was shown now, then what was before; a line stands there once. */
function shownAdvice(parts: readonly AnswerPart[], before: readonly ShownAdvice[]): ShownAdvice[] {
  const now = parts.flatMap(({ advice = [] }) => advice.map(({ id, isTried }) => ({ id, isTried })))
  const older = before.filter(({ id }) => !now.some(line => line.id === id))
  return [...now, ...older].slice(0, MAX_SHOWN_KEPT)
}

/** "Why?", "how come?": whatever the topic model takes the word for. */
function isBareWhy({ words, topics }: CoachMessage): boolean {
  return topics.length === 0 || words.length <= 2
}

/** "The second one": a role of the list before. */
function listedRole(message: string, before: CoachContext | null): CoachRole | null {
  const place = listedPlace(message)
  return place === null ? null : (before?.listed?.[place] ?? null)
}

/** With no question of its own it asks what that role takes. */
function ofListed(
  { topics, isTopicSure, place }: CoachMessage,
  role: CoachRole,
  before: CoachContext | null,
): Pick<CoachContext, 'topics' | 'role' | 'place'> {
  const asked = isTopicSure ? topics.filter(topic => topic !== 'path') : []
  return { topics: asked.length > 0 ? asked : ['gap'], role, place: place ?? before?.place ?? null }
}

/** "And in Chicago?" asks the same again of another place; "and as a nurse?" of another role. */
function withContext(
  { role, place }: CoachMessage,
  { topics, isSameTopic }: TopicsInContext,
  before: CoachContext | null,
): Pick<CoachContext, 'topics' | 'role' | 'place'> {
  const isSameSubject = isSameTopic || topics.some(topic => ROLE_TOPICS.includes(topic))
  return {
    topics,
    role: role ?? (isSameSubject ? (before?.role ?? null) : null),
    place: place ?? (isSameSubject ? (before?.place ?? null) : null),
  }
}

/** A pay talk shows the pay, and a way to a named role what it takes: neither is told twice. */
function withoutRepetition(topics: CoachTopic[], isRoleNamed: boolean): CoachTopic[] {
  return topics.filter(
    topic =>
      !(topic === 'pay' && topics.includes('negotiation')) &&
      !(topic === 'path' && topics.includes('gap') && isRoleNamed),
  )
}

const WISHES_CONDITION =
  /\b(?:need|want|wanna|would like|looking for|find|wish for) (?:\p{L}+ ){0,3}?(?:less|more|fewer|no|without|lighter|calmer|quieter|easier|regular|normal|fixed)\b/iu

/** "What does a coder do all day?" asks for no way there, and "why bother" of no return. */
function meantTopics(message: string, topics: CoachTopic[], isRoleNamed: boolean): CoachTopic[] {
  const asksWork = asksTasks(message) && topics.includes('demands')
  // "Need less physical work" asks for other work, and not only how today's is.
  if (WISHES_CONDITION.test(message) && topics.length === 1 && topics[0] === 'demands' && !isRoleNamed)
    return ['path', 'demands']
  const left = topics.filter(
    topic =>
      !(asksWork && (topic === 'path' || topic === 'gap')) && !(topic === 'return' && isHopeless(message)),
  )
  return left.length > 0 ? left : topics
}

/** Something new is said on what was asked before. "What else could I do?" after an answer about something else is a question of its own. */
function goesOn(message: CoachMessage, before: CoachContext, isSameTopic: boolean): boolean {
  const { followUp, topics } = message
  if (isTried(message, before)) return isSameTopic
  if (names(message)) return false
  const isFollowUp = isWhatIf(message, before) || isAboutShown(message, before)
  if (topics.length === 0 || !message.isTopicSure || isFollowUp) return isSameTopic
  const isShort = followUp === 'more' || message.words.length <= MAX_GOING_ON_WORDS
  return isShort && topics.every(topic => before.topics.includes(topic))
}

function suggestedRole({ suggestions }: CoachPerson) {
  const [best] = suggestions
  return best ? { role: best.role, code: best.code } : null
}

/** Paragraphs of all parts, and the question of the last: one is enough. */
function join(parts: readonly AnswerPart[]): string {
  const question = parts.findLast(part => part.question !== null)?.question
  return [
    ...new Set(parts.flatMap(({ paragraphs }) => paragraphs)),
    ...(question ? [`**${question}**`] : []),
  ].join('\n\n')
}

function unknownMessage({ message }: Asked): AnswerPart {
  const quoted = message.text.trim().slice(0, 80)
  const understood =
    quoted === ''
      ? 'Your message came without words.'
      : message.isStatement
        ? `Thank you for writing: “${quoted}”. I am not sure how I can help with it.`
        : `I do not know that: “${quoted}”.`
  return {
    paragraphs: [
      `${understood} Here is what I can do: look up pay, demand and conditions of a role, compare your skills with it, help with résumé and interview, or think a hard week through with you.`,
    ],
    uses: [],
    question: 'Could you say it in other words, or name the role or the situation?',
    actions: [],
    facts: [],
  }
}

function distinct<Item>(items: readonly Item[]): Item[] {
  return [...new Map(items.map(item => [JSON.stringify(item), item])).values()]
}
