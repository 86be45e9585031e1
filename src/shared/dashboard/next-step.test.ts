import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')
const MATCH = { role: 'Nurse Educator', match_score: 88, salary_range: '$1', missing_skills: [] }
const SETTLED = {
  onboarding_completed: true,
  daily_check_ins: true,
  career: { generated_at: '2026-11-08T12:00:01Z', best_match: MATCH },
}
const WELL = { risk: 'Low', warning: 'steady', hasCheckedInToday: true } as const
const lacking = (...missing_skills: { skill: string; saved_title: string | null }[]) => ({
  ...SETTLED,
  career: { ...SETTLED.career, best_match: { ...MATCH, missing_skills } },
})

test('an early warning and a High risk come before all else, even before the profile and today’s check-in', () => {
  const newcomer = { ...SETTLED, onboarding_completed: false }
  const low = { risk: 'Low', warning: 'early-warning', hasCheckedInToday: true } as const
  const high = { risk: 'High', warning: 'learning', hasCheckedInToday: false } as const
  expect(nextStep(newcomer, low, NOW)).toEqual({ kind: 'warning', risk: 'Low', hasCheckedInToday: true })
  expect(nextStep(newcomer, high, NOW)).toEqual({ kind: 'warning', risk: 'High', hasCheckedInToday: false })
})

test('a High of long ago, a Medium and a single low stretch are no warning', () => {
  for (const state of [
    { ...WELL, risk: 'High', warning: 'after-silence' },
    { ...WELL, risk: 'Medium' },
    { ...WELL, warning: 'watch' },
  ] as const)
    expect(nextStep(SETTLED, state, NOW)).toEqual({ kind: 'nothing' })
})

test('without a profile it is the profile, before the check-in', () => {
  const none = { risk: 'Unknown', warning: null, hasCheckedInToday: false } as const
  expect(nextStep({ ...SETTLED, onboarding_completed: false }, none, NOW)).toEqual({ kind: 'profile' })
})

test('without a check-in today it is the check-in, but nobody who switched them off is invited', () => {
  const away = { ...WELL, hasCheckedInToday: false }
  expect(nextStep(SETTLED, away, NOW)).toEqual({ kind: 'check-in' })
  expect(nextStep({ ...SETTLED, daily_check_ins: false }, away, NOW)).toEqual({ kind: 'nothing' })
})

test.for([
  [null, { kind: 'suggestions', why: 'none' }],
  ['2026-11-08T12:00:00Z', { kind: 'suggestions', why: 'old' }],
  ['2026-11-08T12:00:01Z', { kind: 'nothing' }],
] as const)('suggestions of %s lead to %o', ([generated_at, expected]) => {
  expect(nextStep({ ...SETTLED, career: { generated_at, best_match: MATCH } }, WELL, NOW)).toEqual(expected)
})

test('a gap with something saved leads there, whichever gap is named first; one without leads to what there is', () => {
  const first = { skill: 'Public Speaking', saved_title: null }
  const second = { skill: 'Curriculum Design', saved_title: 'Plan a course' }
  expect(nextStep(lacking(first, second), WELL, NOW)).toEqual({
    kind: 'lesson',
    role: 'Nurse Educator',
    skill: 'Curriculum Design',
    title: 'Plan a course',
  })
  expect(nextStep(lacking(first), WELL, NOW)).toEqual({
    kind: 'gap',
    role: 'Nurse Educator',
    skill: 'Public Speaking',
  })
})

test('without any match there is nothing to do', () => {
  const career = { ...SETTLED.career, best_match: null }
  expect(nextStep({ ...SETTLED, career }, WELL, NOW)).toEqual({ kind: 'nothing' })
})
