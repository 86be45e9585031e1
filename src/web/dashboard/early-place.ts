import type { NextStep } from '#shared/dashboard/next-step.ts'

/** Where the next step is drawn before the application is there, and the templates it is drawn from. */
export const EARLY_PLACE = 'data-early-next-step'
export const EARLY_TEMPLATE = 'data-next-step'

/** Stand in a template for what only the data says. */
const ROLE = '{role}'
const SKILL = '{skill}'
const TITLE = '{title}'

/** One of every look and wording. */
export const STEPS_IN_TEMPLATES: readonly NextStep[] = [
  { kind: 'warning', risk: 'High', hasCheckedInToday: true },
  { kind: 'warning', risk: 'Medium', hasCheckedInToday: true },
  { kind: 'warning', risk: 'Medium', hasCheckedInToday: false },
  { kind: 'profile' },
  { kind: 'check-in' },
  { kind: 'suggestions', why: 'none' },
  { kind: 'suggestions', why: 'old' },
  { kind: 'lesson', role: ROLE, skill: SKILL, title: TITLE },
  { kind: 'gap', role: ROLE, skill: SKILL },
  { kind: 'nothing' },
]

/** The same for steps that differ only in the words of their data. */
export function templateOf(step: NextStep): string {
  if (step.kind === 'suggestions') return `${step.kind} ${step.why}`
  if (step.kind !== 'warning') return step.kind
  return step.risk === 'High' ? 'warning High' : `warning ${step.hasCheckedInToday}`
}

/** In one pass: a role that is called "{skill}" stays what it is. */
export function fillIn(text: string, step: NextStep): string {
  const words = new Map<string, unknown>(Object.entries(step))
  return text.replace(/\{(role|skill|title)\}/g, (_, name: string) => String(words.get(name)))
}
