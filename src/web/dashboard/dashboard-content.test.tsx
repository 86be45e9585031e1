import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { DashboardSummary } from '#shared/dashboard/get-dashboard.ts'
import { problem, stubApi } from '#web/platform/api.fixture.ts'
import { createQueryClient } from '#web/platform/queries.ts'
import { MemoryRouter } from '#web/platform/router.tsx'
import { MAYA } from '#web/platform/session.fixture.ts'
import { session } from '#web/platform/session.ts'
import { DashboardContent } from './dashboard-content.tsx'

const server = stubApi()
const NEWCOMER: DashboardSummary = {
  onboarding_completed: false,
  daily_check_ins: true,
  career: { generated_at: null, best_match: null },
  check_ins: { seconds: [], answers: '' },
  learning: { saved_count: 0, current: null, time: [], certificate_count: 0 },
}
const nowSeconds = () => Math.floor(Date.now() / 1000)

test('a newcomer sees the figures of the specification, each card marked as a sample, and the profile as next step', async () => {
  open(NEWCOMER)
  const cards = await findCards()
  expect(cards.map(card => card.textContent)).toEqual([
    expect.stringContaining('Wellness snapshotSampleA hard stretch, then back'),
    expect.stringMatching(
      /Learning progressSample4\.5h this week65% of a saved resource done, 1 certificate/,
    ),
    expect.stringContaining('Career insightsSampleNurse Educator, 85% match'),
  ])
  expect(linksOf(cards)).toEqual(['/wellness/overview', '/learning', '/career/suggestions'])
  const next = screen.getByRole('region', { name: 'Tell us a little about yourself' })
  expect(within(next).getByRole('link').getAttribute('href')).toBe('/onboarding')
})

test('each card turns to one’s own by itself, and then holds no sample figure', async () => {
  open({
    ...NEWCOMER,
    onboarding_completed: true,
    check_ins: { seconds: [nowSeconds()], answers: '45' },
  })
  const [wellness, learning, career] = await findCards()
  expect(wellness?.textContent).toContain('Burnout risk: LowFrom one check-in so far.')
  expect(wellness?.textContent).not.toContain('Sample')
  expect(learning?.textContent).toContain('Sample')
  expect(career?.textContent).toContain('Sample')
  expect(screen.getByRole('region', { name: 'See where your skills could take you' })).toBeTruthy()
})

test('the best match says how far it is, and saved learning what it leads to', async () => {
  open({
    ...NEWCOMER,
    onboarding_completed: true,
    daily_check_ins: false,
    career: {
      generated_at: new Date().toISOString(),
      best_match: {
        role: 'Health Educator',
        match_score: 71,
        salary_range: '$50,000 - $60,000',
        missing_skills: [
          { skill: 'Writing', saved_title: null },
          { skill: 'Public Speaking', saved_title: 'Speak up' },
        ],
      },
    },
    learning: {
      saved_count: 3,
      current: { title: 'Speak up', skill_tag: 'Public Speaking', progress: 40 },
      time: [],
      certificate_count: 2,
    },
  })
  const [, learning, career] = await findCards()
  expect(learning?.textContent).toContain(
    'Learning progressThree saved to learn“Speak up” is 40% done. It builds Public Speaking, which Health Educator asks for. Two certificates earned.',
  )
  expect(career?.textContent).toContain(
    'Career insightsHealth Educator, 71% matchTwo of its key skills are not in your profile yet. Pay there: $50,000 - $60,000.',
  )
  expect(screen.getByRole('region', { name: 'Take up “Speak up”' })).toBeTruthy()
})

test('a check-in is saved in place, and the next step follows', async () => {
  const settled = { ...NEWCOMER, onboarding_completed: true }
  open(settled)
  const save = await screen.findByRole('button', { name: 'Save Check-in' })
  server.answer = () => problem(503, 'unavailable', 'away')
  await userEvent.click(save)
  await screen.findByRole('button', { name: 'Save Check-in' })
  expect(screen.getByRole('slider', { name: 'Mood' })).toBeTruthy()
  const saved = { id: MAYA.user.id, mood: 3, energy: 3, notes: null, ...TIMES }
  server.answer = () => {
    const { url, method } = server.sent.at(-1) ?? {}
    return method === 'POST'
      ? Response.json(saved, { status: 201 })
      : Response.json(
          url?.endsWith('/api/dashboard')
            ? { ...settled, check_ins: { seconds: [nowSeconds()], answers: '33' } }
            : [],
        )
  }
  await userEvent.click(save)
  expect(await screen.findByRole('region', { name: 'See where your skills could take you' })).toBeTruthy()
  const posts = server.sent.filter(({ method }) => method === 'POST')
  expect(new Set(posts.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('High says where help is before anything else', async () => {
  open({ ...NEWCOMER, check_ins: { seconds: [nowSeconds()], answers: '12' } })
  const next = await screen.findByRole('region', { name: 'Please go easy on yourself today' })
  expect(within(next).getByRole('link', { name: 'Getting help now' })).toBeTruthy()
})

test('a failed load says so and can be tried again', async () => {
  open(NEWCOMER, () => problem(503, 'unavailable', 'away'))
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.answer = () => Response.json(NEWCOMER)
  await userEvent.click(again)
  expect(await screen.findByText('Wellness snapshot')).toBeTruthy()
})

const TIMES = { created_at: '2026-11-15T12:00:00Z', noted_at: '2026-11-15T12:00:00Z' }

function open(summary: DashboardSummary, answer = () => Response.json(summary)) {
  session.setSession(MAYA)
  server.answer = answer
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <DashboardContent />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

async function findCards(): Promise<HTMLElement[]> {
  await screen.findByRole('region', { name: 'Wellness snapshot' })
  return ['Wellness snapshot', 'Learning progress', 'Career insights'].map(name =>
    screen.getByRole('region', { name }),
  )
}

function linksOf(cards: readonly HTMLElement[]) {
  return cards.map(card => within(card).getByRole('link').getAttribute('href'))
}
