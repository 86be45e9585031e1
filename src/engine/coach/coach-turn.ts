import type { CoachAction, CoachContext, CoachUse } from '#shared/coach/coach-answer.ts'
import type { HelpPlaceId } from '#shared/safety/helplines.ts'
import type { CoachPerson } from './coach-person.ts'

export type CoachQuestion = {
  message: string
  person: CoachPerson
  /** What the answer before was about; null at the start of a conversation. */
  before: CoachContext | null
}

/** A question, and whose numbers the person can call. */
export type CoachTurn = CoachQuestion & { helpPlace: HelpPlaceId | null }

export type CoachReply = {
  /** Markdown: paragraphs, lists and bold. */
  text: string
  used: CoachUse[]
  actions: CoachAction[]
  context: CoachContext
  /** What its figures were taken from; not sent to anybody. */
  facts: unknown[]
}
