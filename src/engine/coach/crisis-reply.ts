import type { CrisisSubject } from '#shared/safety/crisis-language.ts'
import { careSupport } from './answers/care.ts'
import { answerCrisis } from './answers/crisis.ts'
import type { ReadCare } from './care-reply.ts'
import { situationByRule } from './care-rules.ts'
import type { CoachQuestion, CoachReply } from './coach-turn.ts'

const HURT_ONESELF = /\b(?:cut|hurt|stabbed) (?:myself|my (?:wrists?|arms?|thighs?))\b/iu

/** Who is hurt by somebody, or has a wound that does not stop bleeding, needs other help than the words for danger; unless they hurt themselves. */
export function isOtherDanger(danger: CrisisSubject, message: string, care: ReadCare | null): boolean {
  const isHurt = danger === 'others' && care?.situation === 'violence' && care.isTold
  return isHurt || (situationByRule(message) === 'emergency' && !HURT_ONESELF.test(message))
}

/** People who can be reached now come before all else. */
export function crisisReply(
  danger: CrisisSubject,
  { message, person, before }: CoachQuestion,
  told: ReadCare | null,
): CoachReply {
  const isGoingOn = before?.danger !== undefined
  const { paragraphs, uses, actions, facts } = answerCrisis(
    danger,
    person.timeZone ?? null,
    isGoingOn ? `${before.about}\n${message}` : message,
    isGoingOn,
  )
  // What was told before is not taken up again by itself.
  const { care: _, ...context } = before ?? { topics: [], role: null, place: null, about: '', depth: 0 }
  // Who is hurt, hungry or bleeding besides hears of help for that too.
  const support = told?.isTold ? careSupport(told.situation, person.timeZone ?? null) : []
  const text = [...paragraphs, ...support].join('\n\n')
  return {
    text,
    used: uses,
    actions,
    context: { ...context, danger, about: isGoingOn ? context.about : message },
    facts,
  }
}
