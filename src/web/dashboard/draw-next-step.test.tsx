import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DashboardSummary } from '#shared/dashboard/get-dashboard.ts'
import { stubApi } from '#web/platform/api.fixture.ts'
import type { HeadStart } from '#web/platform/head-start.ts'
import { createQueryClient } from '#web/platform/queries.ts'
import { MemoryRouter } from '#web/platform/router.tsx'
import { MAYA } from '#web/platform/session.fixture.ts'
import { session } from '#web/platform/session.ts'
import { loadRangeChoices } from '#web/wellness/early-warning/range-choices.ts'
import { saveWarningAnswers } from '#web/wellness/early-warning/warning-answers.ts'
import { DashboardContent } from './dashboard-content.tsx'
import { drawNextStep } from './draw-next-step.ts'
import { EarlyNextStep } from './early-next-step.tsx'
import { NextStepPanel } from './next-step-panel.tsx'
import { nextStepTemplates } from './next-step-templates.tsx'

const server = stubApi()
const now = Date.now()
const NEWCOMER: DashboardSummary = {
  onboarding_completed: false,
  daily_check_ins: true,
  career: { generated_at: null, best_match: null },
  check_ins: { seconds: [], answers: '' },
  learning: { saved_count: 0, current: null, time: [], certificate_count: 0 },
}
const SETTLED = { ...NEWCOMER, onboarding_completed: true, daily_check_ins: false }

beforeEach(() => {
  document.body.innerHTML = nextStepTemplates()
  session.setSession(MAYA)
})

afterEach(() => {
  cleanup()
  delete window.waywellHeadStart
  localStorage.clear()
})

test.for<[string, DashboardSummary]>([
  ['Tell us a little about yourself', NEWCOMER],
  [
    'Please go easy on yourself today',
    { ...SETTLED, check_ins: { seconds: [Math.floor(now / 1000)], answers: '12' } },
  ],
  ['How are you today?', { ...SETTLED, daily_check_ins: true }],
  ['See where your skills could take you', SETTLED],
  ['Your suggestions are over a week old', withMatch([], now - 8 * 24 * 3_600_000)],
  ['Take up “<b>{skill}</b>”', withMatch([{ skill: 'Writing', saved_title: '<b>{skill}</b>' }])],
  ['One skill closer to Head of {title}', withMatch([{ skill: '{role}', saved_title: null }])],
  ['Nothing is urgent today', withMatch([])],
])('%s: drawn early as the application draws it', async ([heading, summary]) => {
  render(<EarlyNextStep />, { container: page() })
  drawNextStep(started(), { userId: MAYA.user.id, data: { '/api/dashboard': summary } })
  const early = told()
  expect(early.heading).toBe(heading)
  cleanup()

  server.answer = () => Response.json(summary)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <DashboardContent />
      </MemoryRouter>
    </QueryClientProvider>,
    { container: page() },
  )
  await screen.findByRole('region', { name: 'Wellness snapshot' })
  expect(told()).toEqual(early)
  expect(window.waywellHeadStart?.drawn).toBeUndefined()
})

test('without its data nothing is drawn', () => {
  render(<EarlyNextStep />, { container: page() })
  for (const data of [undefined, {}, { '/api/profile': NEWCOMER }])
    drawNextStep(started(), { userId: MAYA.user.id, ...(data && { data }) })
  expect(document.querySelector('#page section')).toBeNull()
})

test('it stays when the screen is drawn again, and goes when somebody else is signed in', () => {
  const open = () => render(<EarlyNextStep />, { container: page() })
  const { rerender } = open()
  drawNextStep(started(), { userId: MAYA.user.id, data: { '/api/dashboard': NEWCOMER } })
  rerender(<EarlyNextStep />)
  expect(told().heading).toBe('Tell us a little about yourself')
  cleanup()
  open()
  expect(told().heading).toBe('Tell us a little about yourself')

  const other = { ...MAYA.user, id: '0192f000-0000-7000-8000-0000000000ff' }
  act(() => session.setSession({ ...MAYA, user: other }))
  expect(document.querySelector('#page section')).toBeNull()
  cleanup()
  open()
  expect(document.querySelector('#page section')).toBeNull()
})

test('whoever is on its link is on the same link when the application has taken over', () => {
  const open = (hasData: boolean) => (
    <MemoryRouter>
      <EarlyNextStep />
      {hasData && <NextStepPanel step={{ kind: 'profile' }} onCheckedIn={() => {}} />}
    </MemoryRouter>
  )
  const { rerender } = render(open(false), { container: page() })
  drawNextStep(started(), { userId: MAYA.user.id, data: { '/api/dashboard': NEWCOMER } })
  const early = screen.getByRole('link', { name: 'Set up your profile' })
  early.focus()
  rerender(open(true))
  const link = screen.getByRole('link', { name: 'Set up your profile' })
  expect([link === early, document.activeElement === link]).toEqual([false, true])
})

test('the days somebody chose beside the chart are read as the application reads them', () => {
  expect(loadRangeChoices(MAYA.user.id)).toEqual({ keepOld: [], startAnew: [] })
  saveWarningAnswers(MAYA.user.id, {
    exhaustion: { '2026-11-02': 'A little' },
    keepOld: ['2026-11-02'],
    startAnew: ['2026-10-01', '2026-11-01'],
  })
  expect(loadRangeChoices(MAYA.user.id)).toEqual({
    keepOld: ['2026-11-02'],
    startAnew: ['2026-10-01', '2026-11-01'],
  })
})

function withMatch(
  missing_skills: { skill: string; saved_title: string | null }[],
  generatedMs = now,
): DashboardSummary {
  const best_match = {
    role: 'Head of {title}',
    match_score: 71,
    salary_range: '$50,000 - $60,000',
    missing_skills,
  }
  return { ...SETTLED, career: { generated_at: new Date(generatedMs).toISOString(), best_match } }
}

/** The element of the page; a new one when the last was taken away. */
function page(): HTMLElement {
  const found = document.getElementById('page') ?? document.createElement('div')
  found.id = 'page'
  document.body.append(found)
  return found
}

function started(): HeadStart {
  window.waywellHeadStart = {
    askedMs: now,
    answers: {},
    first: Promise.resolve({ userId: MAYA.user.id }),
  }
  return window.waywellHeadStart
}

/** What the next step says and where it leads; its button is drawn when it can be pressed. */
function told() {
  const [panel, ...others] = document.querySelectorAll('#page section[aria-labelledby="next-step"]')
  expect(others).toEqual([])
  return {
    heading: panel?.querySelector('h2')?.textContent,
    texts: [...(panel?.querySelectorAll('p') ?? [])].map(text => text.textContent),
    links: [...(panel?.querySelectorAll('a') ?? [])].map(link => [
      link.getAttribute('href'),
      link.textContent,
    ]),
    ground: panel?.className,
  }
}
