import type { Engine } from '#engine/engine.ts'
import type { ResolvedRole } from '#engine/occupations/resolve-role.ts'
import type { CoachAction, CoachRole, CoachUse, ShownAdvice } from '#shared/coach/coach-answer.ts'
import type { CoachPerson } from './coach-person.ts'
import type { ChosenAdvice, CoachTables } from './load-coach-tables.ts'
import type { CoachMessage } from './read-message.ts'

/** What is asked, with everything an answer may rest on. */
export type Asked = {
  engine: Engine
  tables: CoachTables
  person: CoachPerson
  message: CoachMessage
  /** Today's role by the profile. */
  present: ResolvedRole | null
  /** The role that is asked after: named in the message, gone on from, or today's. */
  role: CoachRole | null
  /** Whether the role was named by the person in this conversation. */
  isRoleNamed: boolean
  place: string | null
  /** 0 for a first answer on a topic; each "tell me more" adds one. */
  depth: number
  /** How many lines of advice the answer to one topic may hold. */
  adviceLines: number
  /** Words of the message that began the topic: the advice that fits them was shown first. */
  firstWords: readonly string[]
  /** Words of this message alone. */
  ownWords: readonly string[]
  /** This message, and before it the one that it goes on from. */
  told: string
  /** Words to say are asked for. */
  wantsWords: boolean
  /** Whether something is so is asked: "can I", "do they", "is that". */
  asksYesOrNo: boolean
  /** What was asked before, gone on from or not. */
  earlier: string
  /** Lines of advice that were shown on this topic, the newest answer's first. */
  shown: readonly ShownAdvice[]
  /** Work that is not wanted, in the person's words: never offered. */
  notWanted: readonly string[]
  /** The advice was followed already, or the answer was no. */
  isTried: boolean
  /** The first topic of several is introduced; the others go on from it. */
  isFirstPart: boolean
}

/** The answer to one topic of a message. */
export type AnswerPart = {
  paragraphs: string[]
  uses: CoachUse[]
  /** Said instead where the answer before said all of it. */
  again?: string[]
  /** Asked back, one in an answer. */
  question: string | null
  actions: CoachAction[]
  /** Roles that it lists, in their order. */
  listed?: CoachRole[]
  /** Lines of advice that it shows. */
  advice?: readonly ChosenAdvice[]
  /** What the figures were taken from, for the test that none is invented. */
  facts: unknown[]
}

export function isPresentRole({ present, role }: Asked): boolean {
  return role !== null && role.code === present?.code
}

export function profileUse({ person }: Asked): CoachUse[] {
  const title = person.profile?.job_title?.trim()
  return title ? [{ kind: 'profile', text: 'your profile' }] : []
}

export function openScreen(label: string, path: string, role: CoachRole | null = null): CoachAction {
  return { label, path, role }
}

/** The address of a screen with its fields filled in. */
export function withQuery(path: string, fields: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value) query.set(name, value)
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
