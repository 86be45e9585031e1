import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MemoryRouter, Navigate } from '#web/platform/router.tsx'
import { MAYA } from '#web/platform/session.fixture.ts'
import { session } from '#web/platform/session.ts'
import { type ChosenCareer, rememberCareer, useChosenCareer } from './career-state.ts'

const NURSE = chosen('Registered Nurse')

beforeEach(() => {
  sessionStorage.clear()
  session.setSession(MAYA)
})
afterEach(cleanup)

test('without a choice there is none', () => {
  open()
  expect(shown()).toBe('none')
})

test('a choice of this tab is found again without navigation state, as after a reload', () => {
  rememberCareer(NURSE)
  open()
  expect(shown()).toBe('Registered Nurse')
})

test('what the navigation carries wins over what is remembered', () => {
  rememberCareer(NURSE)
  open(chosen('Dental Assistant'))
  expect(shown()).toBe('Dental Assistant')
})

test.for([
  ['another person’s', { ...NURSE, owner: 'somebody else' }],
  ['a damaged one', { ...NURSE, career: { role: 3 } }],
])('%s is no choice', ([, state]) => {
  open(state)
  expect(shown()).toBe('none')
})

function chosen(role: string): ChosenCareer {
  return {
    owner: MAYA.user.id,
    career: { role, code: null, key_skills: ['Patient Care'], salary_range: null },
    profile: { job_title: 'Medical Assistant' },
  }
}

function open(state?: unknown) {
  render(
    <MemoryRouter at="/before">
      <Navigate to="/career/skills" state={state} />
      <Chosen />
    </MemoryRouter>,
  )
}

function Chosen() {
  return <p data-testid="chosen">{useChosenCareer()?.career.role ?? 'none'}</p>
}

function shown() {
  return screen.getByTestId('chosen').textContent
}
