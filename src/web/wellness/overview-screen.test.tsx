import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CheckIn } from '#shared/wellness/check-in.ts'
import { createQueryClient } from '#web/platform/queries.ts'
import { MemoryRouter } from '#web/platform/router.tsx'
import { MAYA } from '#web/platform/session.fixture.ts'
import { session } from '#web/platform/session.ts'
import { OverviewScreen } from './overview-screen.tsx'
import { trendSentence } from './trend-sentence.ts'

// Loaded by the screen when it is drawn; here ahead of it, so that no test waits for a file to be compiled.
import './overview-content.tsx'

let answer: () => Response
/** Within the weeks that the figure shows. */
const NOTED_AT = new Date(Date.now() - 3_600_000).toISOString()
/** The scale beside the word repeats it for the eye alone. */
const SAID = { ignore: '[aria-hidden] *' }

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request) => {
    const given = answer()
    return request.url.endsWith('/api/check-in-history') && given.ok
      ? Response.json(historyOf(await given.json()))
      : given
  })
  session.setSession(MAYA)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('shows risk, summaries and the last check-ins with mood, energy, notes, date and time', async () => {
  answer = () => Response.json([checkIn(2, 1, 'Too much.'), checkIn(3, 2, null), checkIn(4, 5, null)])
  open()
  const risk = await screen.findByRole('region', { name: 'Burnout risk' })
  expect(within(risk).getByText('Medium', SAID)).toBeTruthy()
  expect(screen.getByText('Average mood').nextElementSibling?.textContent).toBe('3.0out of 5')
  expect(screen.getByText('Average energy').nextElementSibling?.textContent).toBe('2.7out of 5')
  expect(screen.getByText('Check-ins').nextElementSibling?.textContent).toBe('3most recent')

  const [newest] = within(screen.getByRole('region', { name: 'Recent check-ins' })).getAllByRole('listitem')
  expect(newest?.textContent).toContain('Mood 2/5, Low')
  expect(newest?.textContent).toContain('Energy 1/5, Exhausted')
  expect(newest?.textContent).toContain('Too much.')
  expect(newest?.querySelector('time')?.textContent).toMatch(/^\w{3} \w{3} \d+ \d+:\d\d [AP]M$/)
  expect(within(newest ?? document.body).getByRole('link').textContent).toMatch(
    /: mood Low, 2 of 5; energy Exhausted, 1 of 5\. Note: Too much\./,
  )
})

test('the figure has a table with every check-in, oldest first', async () => {
  answer = () => Response.json([checkIn(2, 1, null), checkIn(4, 5, null)])
  open()
  const rows = within(await screen.findByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  })
  expect(rows.map(row => [...row.children].slice(1).map(cell => cell.textContent))).toEqual([
    ['Mood', 'Energy'],
    ['4 of 5 (Good)', '5 of 5 (Energized)'],
    ['2 of 5 (Low)', '1 of 5 (Exhausted)'],
  ])
})

test('without check-ins the risk is unknown, there are no summaries, and the way to the first one is there', async () => {
  answer = () => Response.json([])
  open()
  expect(await screen.findByText('Unknown')).toBeTruthy()
  expect(screen.queryByText('Average mood')).toBeNull()
  expect(screen.getByRole('link', { name: 'Start your first check-in' }).getAttribute('href')).toBe(
    '/wellness/checkin',
  )
  expect(screen.getByRole('link', { name: 'New Check-in' }).getAttribute('href')).toBe('/wellness/checkin')
})

test('a failed load is logged, shows the empty list, and can be tried again', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  answer = () =>
    Response.json({ message: 'no', details: null, hint: null, code: 'internal' }, { status: 500 })
  open()
  await screen.findByText('Your check-ins could not be loaded right now.')
  expect(screen.getByText('No check-ins to show')).toBeTruthy()
  expect(screen.getByText('Unknown')).toBeTruthy()
  expect(logged).toHaveBeenCalledTimes(2)

  answer = () => Response.json([checkIn(5, 5, null)])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Low', SAID)).toBeTruthy()
  expect(screen.queryByText('Your check-ins could not be loaded right now.')).toBeNull()
})

test.for([
  [[[3, 3]], 'That is the first check-in. The next one gives your line a direction.'],
  [
    [
      [3, 3],
      [4, 4],
    ],
    'Since your previous check-in, mood and energy are both up.',
  ],
  [
    [
      [3, 3],
      [3, 2],
    ],
    'Since your previous check-in, mood is the same and energy is down.',
  ],
  [
    [
      [2, 5],
      [3, 3],
      [3, 3],
    ],
    'Since your previous check-in, mood and energy are both the same.',
  ],
] as const)('%j reads: %s', ([pairs, sentence]) => {
  expect(trendSentence(pairs.map(([mood, energy]) => ({ mood, energy })).reverse())).toBe(sentence)
})

/** As the server answers the same check-ins, newest first, a minute apart. */
function historyOf(checkIns: CheckIn[]) {
  return {
    seconds: checkIns.map((one, index) => (index === 0 ? Math.floor(Date.parse(one.noted_at) / 1000) : 60)),
    answers: checkIns.map(one => `${one.mood}${one.energy}`).join(''),
  }
}

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <OverviewScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

function checkIn(mood: number, energy: number, notes: string | null): CheckIn {
  const at = NOTED_AT
  return { id: crypto.randomUUID(), mood, energy, notes, created_at: at, noted_at: at }
}
