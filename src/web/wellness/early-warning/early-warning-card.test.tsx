import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MemoryRouter } from '#web/platform/router.tsx'
import { EarlyWarningCard } from './early-warning-card.tsx'
import { useWarning } from './use-warning.ts'

const DAY_MS = 86_400_000
const NOW_MS = Date.parse('2026-11-15T12:00:00Z')

/** A hundred days, the last thirty of them lower in energy. */
const history = Array.from({ length: 100 }, (_, day) => ({
  atMs: NOW_MS - (99 - day) * DAY_MS,
  mood: 3 + (day % 2),
  energy: 4 - (day % 2) - (day < 70 ? 0 : 1.5),
}))

beforeEach(() => localStorage.clear())
afterEach(cleanup)

function Card() {
  const warning = useWarning(history, 'ana', NOW_MS)
  return warning.summary && <EarlyWarningCard summary={warning.summary} warning={warning} />
}

function show() {
  return render(
    <MemoryRouter>
      <Card />
    </MemoryRouter>,
  )
}

test('a warning asks one question before it says more, and remembers the answer in this browser', async () => {
  const { unmount } = show()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/below your own usual since October/)
  expect(screen.queryByText('Rest tonight')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Quite a lot' }))
  screen.getByText(/costs you more than it gives back/)
  screen.getByText('Rest tonight')
  unmount()
  show()
  screen.getByText('Rest tonight')
  expect(Object.keys(localStorage).some(key => key.includes('ana'))).toBe(true)
})

test('"this is my new normal" ends the warning, and the old range can be kept after all', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'This is my new normal' }))
  screen.getByRole('heading', { name: 'Is this your new normal?' })
  await userEvent.click(screen.getByRole('button', { name: 'Keep the old range' }))
  expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/below your own usual/)
})
