import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CareerSuggestions } from '#shared/career/suggestion-operations.ts'
import { problem } from '#web/platform/api.fixture.ts'
import { createQueryClient } from '#web/platform/queries.ts'
import { MemoryRouter } from '#web/platform/router.tsx'
import { MAYA } from '#web/platform/session.fixture.ts'
import { session } from '#web/platform/session.ts'
import { aProfile } from './profile.fixture.ts'
import { aSuggestion } from './suggestion.fixture.ts'
import { SuggestionsScreen } from './suggestions-screen.tsx'

const GENERATE = 'POST /functions/generate-career-suggestions'
const THERAPIST = aSuggestion()
const NURSE = aSuggestion({ role: 'Registered Nurse', code: '29-1141.00', match_score: 80 })
const FRESH = () => new Date(Date.now() - 1000).toISOString()
const OLD = () => new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString()

let answers: Record<string, () => Response | Promise<Response>>
let sent: { call: string; body: unknown; signal: AbortSignal }[]

// What comes after the screen is compiled before, so that no test waits for it.
beforeAll(async () => {
  await Promise.all([import('./suggested-paths.tsx'), import('./hide-dialog.tsx')])
})

beforeEach(() => {
  answers = { 'GET /api/profile': () => Response.json(aProfile()) }
  sent = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`
    const text = await request.text()
    sent.push({ call, body: text === '' ? null : JSON.parse(text), signal: request.signal })
    return answers[call]?.() ?? problem(404, 'not_found', `no answer to ${call}`)
  })
  session.setSession(MAYA)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a card shows role, match, pay, description, four key skills and how many more, and both ways on', async () => {
  listed({ suggestions: [THERAPIST] })
  open()
  const card = within(await screen.findByRole('article'))
  expect(card.getByRole('heading', { name: 'Physical Therapist Assistant' })).toBeTruthy()
  expect(card.getByText('85%')).toBeTruthy()
  expect(card.getByText('Pay: $58,400 – $66,800')).toBeTruthy()
  expect(card.getByText('Helping therapists treat patients.')).toBeTruthy()
  expect(card.getByText(/^Key skills/).parentElement?.textContent).toBe(
    'Key skills Customer Service · Counseling · Psychology · Biology +1 more',
  )
  expect(card.getByRole('link', { name: /^View Skill Gap/ }).getAttribute('href')).toBe('/career/skills')
  expect(card.getByRole('link', { name: /^Generate Résumé/ }).getAttribute('href')).toBe('/career/resume')
})

test('the summary shows role, industry, experience and five skills at most', async () => {
  listed({ suggestions: [THERAPIST] })
  answers['GET /api/profile'] = () =>
    Response.json(aProfile({ skills: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'] }))
  open()
  expect((await screen.findByText('Top skills')).nextElementSibling?.textContent).toBe(
    'One · Two · Three · Four · Five',
  )
  expect(screen.getByText('Role', { selector: 'dt' }).nextElementSibling?.textContent).toBe(
    'Medical Assistant',
  )
  expect(screen.getByText('Industry', { selector: 'dt' }).nextElementSibling?.textContent).toBe('Healthcare')
  expect(screen.getByText('Experience', { selector: 'dt' }).nextElementSibling?.textContent).toBe(
    '6–10 years',
  )
})

test('suggestions younger than a week are shown again, and none are made', async () => {
  listed({ suggestions: [THERAPIST], generated_at: FRESH() })
  open()
  await screen.findByRole('article')
  expect(sent.map(({ call }) => call)).not.toContain(GENERATE)
})

test('older ones are made anew, with the profile and the caller in the body', async () => {
  listed({ suggestions: [THERAPIST], generated_at: OLD() })
  generated({ suggestions: [NURSE] })
  open()
  await screen.findByRole('heading', { name: 'Registered Nurse' })
  expect(sent.find(({ call }) => call === GENERATE)?.body).toEqual({
    profile: {
      full_name: 'Maya',
      job_title: 'Medical Assistant',
      industry: 'Healthcare',
      years_experience: '6-10 years',
      skills: ['Communication'],
      interests: 'Caring for people',
      career_goals: 'Predictable hours',
    },
    userId: MAYA.user.id,
  })
})

test('when they cannot be loaded, the screen says so and loads them again', async () => {
  answers['GET /api/career-suggestions'] = () => problem(500, 'internal', 'no')
  open()
  expect(await screen.findByText('Failed to load career suggestions. Please try again.')).toBeTruthy()
  listed({ suggestions: [THERAPIST], generated_at: FRESH() })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article')).toBeTruthy()
})

test('when a refresh fails, the screen says so and keeps the ones before', async () => {
  listed({ suggestions: [THERAPIST], generated_at: FRESH() })
  answers[GENERATE] = () => problem(500, 'internal', 'no')
  open()
  await screen.findByRole('article')
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Suggestions' }))
  expect(await screen.findByText('Failed to generate career suggestions. Please try again.')).toBeTruthy()
  expect(screen.getByRole('article')).toBeTruthy()
})

test('a refresh says what changed', async () => {
  listed({ suggestions: [THERAPIST], generated_at: FRESH() })
  generated({ suggestions: [NURSE, THERAPIST], previous: [THERAPIST] })
  open()
  await screen.findByRole('article')
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Suggestions' }))
  expect((await screen.findByText('Refreshed.')).parentElement?.textContent).toBe(
    'Refreshed. New: Registered Nurse. The other one stays as it was.',
  )
})

test('somebody of whom nothing is known is not suggested anything before they ask', async () => {
  listed({ generated_at: null })
  answers['GET /api/profile'] = () => Response.json(aProfile({ onboarding_completed: false }))
  open()
  expect(await screen.findByRole('heading', { name: 'No Suggestions Yet' })).toBeTruthy()
  expect(sent.map(({ call }) => call)).not.toContain(GENERATE)
  generated({ suggestions: [THERAPIST] })
  await userEvent.click(screen.getByRole('button', { name: 'Generate Suggestions' }))
  expect(await screen.findByRole('article')).toBeTruthy()
})

test('making them can be cancelled, which is no failure', async () => {
  listed({ generated_at: null })
  answers[GENERATE] = () => new Promise<Response>(() => {})
  vi.stubGlobal('fetch', abortable(fetch))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('heading', { name: 'No Suggestions Yet' })).toBeTruthy()
  expect(screen.queryByText(/Failed to/)).toBeNull()
})

test('a role is hidden with the reason, and can be shown again', async () => {
  listed({ suggestions: [THERAPIST, NURSE], generated_at: FRESH() })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Hide Registered Nurse' }))
  const hidden = {
    code: NURSE.code,
    role: NURSE.role,
    reason: 'pay',
    note: null,
    created_at: FRESH(),
  } as const
  answers[`PUT /api/hidden-suggestions/${NURSE.code}`] = () =>
    Response.json(list({ suggestions: [THERAPIST, NURSE], hidden: [hidden] }))
  await userEvent.click(await screen.findByRole('radio', { name: 'The pay' }))
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  await screen.findByText('Hidden (1)')
  expect(screen.queryByRole('heading', { name: 'Registered Nurse' })).toBeNull()
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ reason: 'pay' })

  answers[`DELETE /api/hidden-suggestions/${NURSE.code}`] = () =>
    Response.json(list({ suggestions: [THERAPIST, NURSE] }))
  await userEvent.click(screen.getByText('Hidden (1)'))
  await userEvent.click(screen.getByRole('button', { name: 'Show Registered Nurse again' }))
  expect(await screen.findByRole('heading', { name: 'Registered Nurse' })).toBeTruthy()
})

test('what was read in the goals can be taken out, and new suggestions follow it', async () => {
  const items = [
    {
      id: 'condition:more pay',
      kind: 'condition',
      label: 'more pay',
      codes: [],
      condition: 'more pay',
      implied: false,
    },
  ] as const
  listed({
    suggestions: [THERAPIST],
    generated_at: FRESH(),
    reading: { items: items.map(item => ({ ...item, codes: [] })), sentence: 'We read: more pay.' },
  })
  answers['PUT /api/goal-corrections'] = () => Response.json({ drop: ['condition:more pay'], add: [] })
  generated({ suggestions: [NURSE] })
  open()
  expect(await screen.findByRole('heading', { name: 'We read your goals as' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Take out more pay' }))
  expect(await screen.findByRole('heading', { name: 'Registered Nurse' })).toBeTruthy()
  expect(sent.find(({ call }) => call === 'PUT /api/goal-corrections')?.body).toEqual({
    drop: ['condition:more pay'],
    add: [],
  })
})

function list(change: Partial<CareerSuggestions> = {}): CareerSuggestions {
  return {
    suggestions: [],
    reading: null,
    now: null,
    pay_history: [],
    generated_at: FRESH(),
    previous: [],
    corrections: { drop: [], add: [] },
    hidden: [],
    wording: { by: 'engine', reason: 'off', sent: null },
    ...change,
  }
}

function listed(change: Partial<CareerSuggestions>) {
  answers['GET /api/career-suggestions'] = () => Response.json(list(change))
}

function generated(change: Partial<CareerSuggestions>) {
  answers[GENERATE] = () => Response.json(list(change))
}

/** As a browser does: an aborted request ends at once. */
function abortable(send: typeof fetch): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      if (input instanceof Request)
        input.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      send(input, init).then(resolve, reject)
    })
}

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter at="/career/suggestions">
        <SuggestionsScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
