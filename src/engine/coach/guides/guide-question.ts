import type { Engine } from '#engine/engine.ts'
import { type ResolvedRole, resolveRole } from '#engine/occupations/resolve-role.ts'
import type { CoachUse } from '#shared/coach/coach-answer.ts'
import type { GuideStep, GuideTable } from '#shared/coach/guide.ts'
import type { Asked } from '../answer-part.ts'
import { type CoachPerson, presentRole } from '../coach-person.ts'
import { readMessage } from '../read-message.ts'

/** What a guide is worked out from. */
export type GuideQuestion = {
  engine: Engine
  person: CoachPerson
  answers: readonly string[]
}

/** The steps of one kind of guide, its outcome, and what both rest on. */
export type GuideContent = {
  steps: GuideStep[]
  outcome: { paragraphs: string[]; table: GuideTable | null }
  used: CoachUse[]
}

export function step(
  question: GuideQuestion,
  at: number,
  {
    feedback = [],
    accepted = true,
    ...given
  }: Pick<GuideStep, 'prompt'> & Partial<Omit<GuideStep, 'answer' | 'prompt'>>,
): GuideStep {
  const answer = question.answers[at] ?? null
  return {
    hint: null,
    table: null,
    suggested: '',
    ...given,
    answer,
    feedback: answer === null ? [] : feedback,
    accepted: answer !== null && accepted,
  }
}

/** The role that the first step of a guide asks for. */
export function roleStep(
  question: GuideQuestion,
  prompt: string,
  suggested: string,
): { step: GuideStep; role: ResolvedRole | null } {
  const [typed = ''] = question.answers
  const role = typed.trim() === '' ? null : resolveRole(question.engine, typed)
  const feedback = role
    ? role.role.toLowerCase() === typed.trim().toLowerCase()
      ? []
      : [`I read this as ${role.role}. If that is not it, change it.`]
    : ['I do not know that job title. Try the name that postings use for it.']
  return { role, step: step(question, 0, { prompt, suggested, feedback, accepted: role !== null }) }
}

export function presentTitle({ engine, person }: GuideQuestion): string {
  return presentRole(engine, person)?.role ?? ''
}

/** The question as the answers of the coach take it. */
export function askedAbout({ engine, person }: GuideQuestion, role: ResolvedRole | null, text = ''): Asked {
  const tables = engine.coachTables()
  const message = readMessage(engine, tables, text, null)
  const present = presentRole(engine, person)
  return {
    engine,
    tables,
    person,
    message,
    present,
    role: role && { role: role.role, code: role.code },
    isRoleNamed: role !== null,
    place: null,
    depth: 0,
    adviceLines: 2,
    firstWords: message.words,
    ownWords: message.words,
    told: text,
    wantsWords: false,
    asksYesOrNo: true,
    earlier: '',
    shown: [],
    notWanted: [],
    isTried: false,
    isFirstPart: true,
  }
}
