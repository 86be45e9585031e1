import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CONSENT_PURPOSES } from '#shared/account/consent.ts'
import { recordOf } from '#shared/typed-keys.ts'
import type { CheckIn } from '#shared/wellness/check-in.ts'
import { NO_CONTEXT } from '#shared/wellness/context.ts'
import { WRITING_PROMPTS } from '#shared/wellness/writing-prompts.ts'
import { problem } from '#web/platform/api.fixture.ts'
import { createQueryClient } from '#web/platform/queries.ts'
import { MemoryRouter, useLocation } from '#web/platform/router.tsx'
import { MAYA } from '#web/platform/session.fixture.ts'
import { session } from '#web/platform/session.ts'
import { dismissAllToasts, Toasts } from '#web/ui/toast.tsx'
import { CheckInScreen } from './check-in-screen.tsx'
import { contextDraft, keepContextDraft } from './context-draft.ts'
import { OverviewScreen } from './overview-screen.tsx'

// Loaded by the screens when they are drawn; here ahead of them, so that no test waits for a file to be compiled.
import './give-consent-again.tsx'
import './overview-content.tsx'
import './submit-check-in.ts'

/** What stands in for the server: the network edge, nothing nearer. */
let kept: CheckIn[]
let saveAnswer: (() => Response | Promise<Response>) | undefined
let sent: Request[]

beforeEach(() => {
  kept = []
  sent = []
  saveAnswer = undefined
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request)
    if (request.url.endsWith('/api/check-in-history')) return Response.json({ seconds: [], answers: '' })
    if (request.method === 'GET') return Response.json(kept)
    if (saveAnswer) return saveAnswer()
    const saved = {
      ...(await request.clone().json()),
      id: crypto.randomUUID(),
      created_at: '2026-01-05T09:00:00Z',
      noted_at: '2026-01-05T09:00:00Z',
    }
    kept = [saved, ...kept]
    return Response.json(saved, { status: 201 })
  })
  session.setSession(MAYA)
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  dismissAllToasts()
  vi.unstubAllGlobals()
})

test('saves mood, energy and trimmed notes, says so, and shows them on the overview', async () => {
  const user = openCheckIn()
  choose('Mood', 5)
  choose('Energy', 1)
  await user.type(screen.getByLabelText(/Notes/), '  a long day  ')
  await user.click(screen.getByRole('button', { name: 'Save Check-in' }))

  await screen.findByRole('heading', { name: 'Wellness overview' })
  expect(await sentBody()).toMatchObject({ mood: 5, energy: 1, notes: 'a long day' })
  expect(screen.getByText('Check-in saved!')).toBeTruthy()
  expect(screen.getByText('Your daily wellness check-in has been recorded.')).toBeTruthy()
  expect(await screen.findByText(/^Mood 5\/5, /)).toBeTruthy()
  expect(screen.getByText('Energy 1/5, Exhausted')).toBeTruthy()
})

test('what was added goes with the check-in and is not there for the next one', async () => {
  keepContextDraft({ ...NO_CONTEXT, drained: ['Night shift'], sleep_hours: 5.5 })
  const user = openCheckIn()
  await user.click(screen.getByRole('button', { name: 'Save Check-in' }))
  await screen.findByRole('heading', { name: 'Wellness overview' })
  expect(await sentBody()).toMatchObject({ context: { drained: ['Night shift'], sleep_hours: 5.5 } })
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([])
  expect(contextDraft()).toBeUndefined()
})

test('starts in the middle, and blank notes are sent as none', async () => {
  const user = openCheckIn()
  await user.type(screen.getByLabelText(/Notes/), '   ')
  await user.click(screen.getByRole('button', { name: 'Save Check-in' }))
  await screen.findByRole('heading', { name: 'Wellness overview' })
  expect(await sentBody()).toMatchObject({ mood: 3, energy: 3, notes: null })
})

test('what was answered and written is there again after leaving the screen, until it is saved', async () => {
  const user = openCheckIn()
  choose('Energy', 2)
  await user.type(screen.getByLabelText(/Notes/), 'half a tho')
  cleanup()
  openCheckIn()
  expect(screen.getByLabelText('Energy')).toHaveProperty('value', '2')
  expect(screen.getByLabelText(/Notes/)).toHaveProperty('value', 'half a tho')
  await user.click(screen.getByRole('button', { name: 'Save Check-in' }))
  await screen.findByRole('heading', { name: 'Wellness overview' })
  cleanup()
  openCheckIn()
  expect(screen.getByLabelText('Energy')).toHaveProperty('value', '3')
  expect(screen.getByLabelText(/Notes/)).toHaveProperty('value', '')
})

test('a press on an answer moves its slider, and a screen reader meets two sliders and no answer twice', async () => {
  const user = openCheckIn()
  await user.click(screen.getByText('Very low'))
  await user.click(screen.getByText('Energized'))
  expect(screen.getAllByRole('slider').map(one => one.getAttribute('aria-valuetext'))).toEqual([
    '1 of 5, Very low',
    '5 of 5, Energized',
  ])
  expect(screen.queryByRole('button', { name: 'Great' })).toBeNull()
})

test('the prompt goes through all six and begins again', async () => {
  const user = openCheckIn()
  const seen: string[] = []
  await screen.findByText(WRITING_PROMPTS[0])
  for (const _ of [...WRITING_PROMPTS, 'again']) {
    seen.push(WRITING_PROMPTS.find(prompt => screen.queryByText(prompt)) ?? '')
    await user.click(screen.getByRole('button', { name: 'Another writing prompt' }))
  }
  expect(seen).toEqual([...WRITING_PROMPTS, WRITING_PROMPTS[0]])
})

test('notes over 2000 characters are refused before anything is sent', async () => {
  const user = openCheckIn()
  await user.click(screen.getByLabelText(/Notes/))
  await user.paste('x'.repeat(2001))
  expect(screen.getByText('2001 of 2000 characters')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save Check-in' }))
  expect(await screen.findByText('Notes must be less than 2000 characters')).toBeTruthy()
  expect(sent).toEqual([])
})

test('while it saves, the button says so and refuses a second press', async () => {
  const answer = Promise.withResolvers<Response>()
  saveAnswer = () => answer.promise
  const user = openCheckIn()
  await user.click(screen.getByRole('button', { name: 'Save Check-in' }))
  const busy = await screen.findByRole('button', { name: 'Saving...' })
  expect(busy).toHaveProperty('disabled', true)
  answer.resolve(problem(500, 'internal', 'later'))
  await screen.findByRole('button', { name: 'Save Check-in' })
})

describe('when saving fails, the form keeps what was typed and says why', () => {
  test.for([
    ['Error saving check-in', 'Slow down.', () => problem(429, 'rate_limited', 'Slow down.')],
    [
      'Service unavailable',
      'Unable to save check-in. Please try again later.',
      () => problem(503, 'unavailable', 'Not now.'),
    ],
    [
      'Service unavailable',
      'Unable to save check-in. Please try again later.',
      () => Promise.reject(new TypeError('Failed to fetch')),
    ],
    ['An error occurred', 'Please try again later.', () => Response.json({ strange: true }, { status: 201 })],
    [
      'Authentication required',
      'Please sign in to save your check-in.',
      () => problem(401, 'unauthorized', 'Please sign in to continue.'),
    ],
  ] as const)('%s: %s', async ([title, description, answer]) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    saveAnswer = answer
    const user = openCheckIn()
    choose('Mood', 2)
    await user.type(screen.getByLabelText(/Notes/), 'kept')
    await user.click(screen.getByRole('button', { name: 'Save Check-in' }))
    await screen.findByText(title)
    expect(screen.getByRole('alert').textContent).toBe(title + description)
    expect(screen.getByLabelText('Mood')).toHaveProperty('value', '2')
    expect(screen.getByLabelText(/Notes/)).toHaveProperty('value', 'kept')
  })

  test('and a second press is the same check-in to the server', async () => {
    saveAnswer = () => problem(503, 'unavailable', 'Not now.')
    const user = openCheckIn()
    await user.click(screen.getByRole('button', { name: 'Save Check-in' }))
    await screen.findByText('Service unavailable')
    await user.click(screen.getByRole('button', { name: 'Save Check-in' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(await screen.findAllByText('Service unavailable')).toHaveLength(1)
    const keys = sent.map(request => request.headers.get('idempotency-key'))
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
    expect(keys[1]).toBe(keys[0])
  })
})

test('who switched check-ins off is asked in place, and then what they wrote is saved', async () => {
  let isOff = true
  saveAnswer = () => problem(403, 'consent_withdrawn', 'Daily check-ins are switched off.')
  const network = fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.includes('/api/consents/daily_check_ins')) return network(request)
    isOff = !(await request.json()).granted
    saveAnswer = undefined
    return Response.json({
      current: recordOf(CONSENT_PURPOSES, () => true),
      history: [],
    })
  })
  const user = openCheckIn()
  await user.type(screen.getByLabelText(/Notes/), 'a long day')
  await user.click(screen.getByRole('button', { name: 'Save Check-in' }))
  await screen.findByRole('heading', { name: 'Daily check-ins are switched off' })
  await user.click(screen.getByRole('button', { name: 'Switch on and save' }))
  await screen.findByText('Check-in saved!')
  expect(isOff).toBe(false)
  expect(kept.map(one => one.notes)).toEqual(['a long day'])
})

function openCheckIn() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter at="/wellness/checkin">
        <CurrentScreen />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

function CurrentScreen() {
  return useLocation().pathname === '/wellness/checkin' ? <CheckInScreen /> : <OverviewScreen />
}

function choose(name: string, value: number) {
  fireEvent.change(screen.getByLabelText(name), { target: { value: String(value) } })
}

async function sentBody() {
  return sent.find(request => request.method === 'POST')?.json()
}
