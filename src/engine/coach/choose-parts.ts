import {
  type CoachContext,
  type CoachTopic,
  type CoachUse,
  DECLINED_TOPICS,
} from '#shared/coach/coach-answer.ts'
import type { AnswerPart, Asked } from './answer-part.ts'
import { quoted } from './answers/advice.ts'
import type { CoachMessage } from './read-message.ts'
import { isOpening } from './repeated-blocks.ts'

/** Topics whose answers are figures of one role. */
export const FIGURE_TOPICS: readonly CoachTopic[] = ['pay', 'market', 'demands', 'gap', 'path', 'negotiation']

/** Figures of one's own work are given with the question, so that a role which was not understood shows. */
export function ownWorkNote(
  { message, present, isRoleNamed, place }: Asked,
  topic: CoachTopic | undefined,
  before: CoachContext | null,
  text: string,
): string[] {
  const isOwnFigures = topic !== undefined && OWN_FIGURES.includes(topic) && !isRoleNamed && present !== null
  if (!isOwnFigures || place !== null || before?.topics.includes(topic) || /^(?:You |\$)/u.test(text))
    return []
  return [
    `You ${message.isStatement ? 'wrote' : 'asked'}: “${quoted(message.text)}” For your own work, ${present.role}:`,
  ]
}

const OWN_FIGURES: readonly CoachTopic[] = ['pay', 'market', 'demands', 'gap']

/** "And is it a lot of dock work?" after pay asks for the work, and not for the pay again. */
export function newlyAsked(
  { topics: own }: CoachMessage,
  before: CoachContext | null,
  topics: readonly CoachTopic[],
): readonly CoachTopic[] {
  const isNew = (topic: CoachTopic) => own.includes(topic) && !(before?.topics.includes(topic) ?? true)
  const isOld = (topic: CoachTopic) => !own.includes(topic) && FIGURE_TOPICS.includes(topic)
  return topics.some(isNew) ? topics.filter(topic => !isOld(topic)) : topics
}

/** What is asked for by name comes first, and what follows needs no opening and no question of its own. */
export function withFirst(first: readonly AnswerPart[], answered: readonly AnswerPart[]): AnswerPart[] {
  const fitting = withoutUnfitting(answered)
  if (first.length === 0) return fitting
  const plain = fitting.map(part => ({
    ...part,
    paragraphs: part.paragraphs.filter(text => !isOpening(text)),
    question: null,
  }))
  return [...first, ...plain]
}

export function wordsPart(paragraphs: string[]): AnswerPart[] {
  if (paragraphs.length === 0) return []
  const uses: CoachUse[] = [{ kind: 'message', text: 'what you wrote' }]
  return [{ paragraphs, uses, question: 'What goes into the blanks?', actions: [], facts: [paragraphs] }]
}

const PLAIN_FIGURES: readonly CoachTopic[] = ['pay', 'market', 'demands']

/** More likely than not it is one of the things that the message is about. */
const MIN_ASKED_CHANCE = 0.5

/** One question has one answer: where that surely fits, what the same words might also mean is left out. */
export function withoutSecondReading(
  { partOf, isStatement, chances }: Pick<CoachMessage, 'partOf' | 'isStatement' | 'chances'>,
  parts: readonly { topic: CoachTopic; part: AnswerPart }[],
): { topic: CoachTopic; part: AnswerPart }[] {
  const [first] = parts
  const isLimit = first !== undefined && DECLINED_TOPICS.includes(first.topic)
  const isFitting = isLimit || (first?.part.advice?.some(line => line.isSure) ?? false)
  // A topic of the message before has no words in this one.
  const isAsked = (topic: CoachTopic) => partOf.get(topic)?.isQuestion ?? true
  const asked = (topic: CoachTopic) => partOf.get(topic)?.text ?? topic
  return parts.filter(({ topic, part }, index) => {
    if (index === 0) return true
    if (isLimit && FIGURE_TOPICS.includes(topic)) return false
    if ((chances.get(topic) ?? 0) >= MIN_ASKED_CHANCE) return true
    // Figures that nobody asked for; what was only told on the way is taken up where advice fits it, or where nothing is asked at all.
    if (!isAsked(topic))
      return FIGURE_TOPICS.includes(topic)
        ? isStatement && !PLAIN_FIGURES.includes(topic)
        : (part.advice?.some(line => line.isFitting) ?? isStatement)
    return !isFitting || asked(topic) !== asked(first?.topic ?? topic)
  })
}

/** Beside an answer that fits, what holds for anybody on a second topic is in the way. */
function withoutUnfitting(parts: readonly AnswerPart[]): AnswerPart[] {
  return parts.filter(
    ({ advice = [] }, index) =>
      index === 0 || advice.length === 0 || advice.some(({ isFitting }) => isFitting),
  )
}
