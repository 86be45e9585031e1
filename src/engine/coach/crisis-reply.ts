import { type CareSituation, SAFETY_SITUATIONS } from '#shared/coach/care-situation.ts'
import { type CrisisSubject, hasPlainDanger } from '#shared/safety/crisis-language.ts'
import { careSupport } from './answers/care.ts'
import { answerCrisis, isThreat } from './answers/crisis.ts'
import type { ReadCare } from './care-reply.ts'
import { situationByRule } from './care-rules.ts'
import type { CoachQuestion, CoachReply, CoachTurn } from './coach-turn.ts'

const HURT_ONESELF = /\b(?:cut|hurt|stabbed) (?:myself|my (?:wrists?|arms?|thighs?))\b/iu

/** What is told plainly of others or of a body: help for that comes first, and a line for one's own life beside it. */
const CONCRETE: readonly CareSituation[] = [
  ...SAFETY_SITUATIONS,
  'basics',
  'error',
  'relative',
  'eating',
  'panic',
  'drowsy',
]
/** Whoever goes on with these is not told anew to call for their life where only the model sees a danger to it. */
const GONE_ON_WITH: readonly CareSituation[] = [...CONCRETE, 'substance', 'illness', 'self-harm', 'unreal']

/** Who is hurt by somebody, or tells of a hungry child, needs other help first than the words for danger; unless danger to their own life is plainly said. */
export function isOtherDanger(
  danger: CrisisSubject,
  { message, before }: CoachQuestion,
  care: ReadCare | null,
): boolean {
  if (care === null || isThreat(message)) return false
  const isHurt = danger === 'others' && ['violence', 'assault'].includes(care.situation) && care.isTold
  if (isHurt || (situationByRule(message) === 'emergency' && !HURT_ONESELF.test(message))) return true
  // A voice that gives orders against others.
  if (danger === 'others' && care.situation === 'unreal') return false
  if (before?.danger !== undefined || hasPlainDanger(message)) return false
  return care.isTold && !care.isGoingOn
    ? CONCRETE.includes(care.situation)
    : GONE_ON_WITH.includes(care.situation)
}

/** People who can be reached now come before all else. */
export function crisisReply(
  danger: CrisisSubject,
  { message, helpPlace, before }: CoachTurn,
  told: ReadCare | null,
): CoachReply {
  const isGoingOn = before?.danger !== undefined
  const depth = isGoingOn ? before.depth + 1 : 0
  const { paragraphs, uses, actions, facts } = answerCrisis(
    danger,
    helpPlace,
    isGoingOn ? `${before.about}\n${message}` : message,
    depth,
  )
  // What was told before is not taken up again by itself.
  const { care: _, ...context } = before ?? { topics: [], role: null, place: null, about: '', depth: 0 }
  // Who is hurt, hungry or bleeding besides hears of help for that too.
  const support = told?.isTold ? careSupport(told.situation, helpPlace) : []
  const text = [...paragraphs, ...support].join('\n\n')
  return {
    text,
    used: uses,
    actions,
    context: { ...context, danger, wasInDanger: true, depth, about: isGoingOn ? context.about : message },
    facts,
  }
}
