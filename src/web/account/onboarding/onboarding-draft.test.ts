// @vitest-environment node
import { expect, test } from 'vitest'
import { SHORTEST_ANSWERS } from '#shared/account/onboarding.fixture.ts'
import type { Profile } from '#shared/account/profile.ts'
import {
  firstInvalidField,
  initialDraft,
  missingByStep,
  percentComplete,
  stepFromQuery,
} from './onboarding-draft.ts'

const { consent_given: _given, ...answers } = SHORTEST_ANSWERS
const profile: Profile = {
  ...answers,
  full_name: 'Ana Lind',
  location: 'Graz',
  work_style: 'hybrid',
  daily_check_ins: false,
  connect_wearables: true,
  onboarding_completed: true,
  time_zone: null,
  trial_started_at: '2026-01-01T00:00:00Z',
  trial_expires_at: '2026-01-15T00:00:00Z',
  created_at: '2026-01-01T00:00:00Z',
}

test('a newcomer starts with their name, check-ins on, everything else off and nothing agreed to', () => {
  const newcomer = { ...profile, onboarding_completed: false }
  expect(initialDraft(null, newcomer, 'Ana')).toEqual({
    full_name: 'Ana',
    skills: [],
    daily_check_ins: true,
    connect_wearables: false,
    voice_analysis: false,
  })
})

test('whoever comes back finds what they said, and agrees anew', () => {
  expect(initialDraft(null, profile, '')).toMatchObject({
    full_name: 'Ana Lind',
    work_style: 'hybrid',
    daily_check_ins: false,
    connect_wearables: true,
  })
  expect(initialDraft(null, profile, '').consent_given).toBeUndefined()
})

test('what was typed last wins', () => {
  const draft = initialDraft({ job_title: 'Head nurse', skills: ['Leadership'] }, profile, '')
  expect(draft).toMatchObject({ job_title: 'Head nurse', skills: ['Leadership'], location: 'Graz' })
})

test('a stored draft of another shape counts as none', () => {
  expect(initialDraft({ job_title: 7 }, undefined, 'Ana')).toMatchObject({ full_name: 'Ana' })
})

test.for([
  ['3', 3],
  ['0', 1],
  ['5', 1],
  ['2.5', 1],
  ['x', 1],
  [null, 1],
] as const)('?step=%s is step %i', ([asked, step]) => {
  expect(stepFromQuery(asked)).toBe(step)
})

test('the first fault is the one asked for first', () => {
  expect(firstInvalidField({ consent_given: {}, interests: {}, career_goals: {} })).toEqual({
    field: 'interests',
    step: 2,
  })
  expect(firstInvalidField({})).toBeUndefined()
})

test('complete is what is answered, not how far one has turned the pages', () => {
  expect(percentComplete(initialDraft(null, undefined, ''))).toBe(0)
  expect(percentComplete(initialDraft(null, undefined, 'Ana'))).toBe(9)
  expect(percentComplete({ ...answers })).toBe(91)
  expect(percentComplete(SHORTEST_ANSWERS)).toBe(100)
})

test('what is missing is named by its step; an answer that is too short is missing', () => {
  expect([...missingByStep({ ...SHORTEST_ANSWERS, location: '', interests: 'too short' })]).toEqual([
    [1, ['Location']],
    [2, ['Interests']],
  ])
  expect([...missingByStep({ ...answers })]).toEqual([[4, ['Consent']]])
})
