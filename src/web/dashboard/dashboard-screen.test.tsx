import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#web/platform/queries.ts'
import { MemoryRouter } from '#web/platform/router.tsx'
import { MAYA } from '#web/platform/session.fixture.ts'
import { session } from '#web/platform/session.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ message: 'no', details: null, hint: null, code: 'internal' }, { status: 500 }),
  )
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('nobody signed in is asked to log in', () => {
  open()
  expect(screen.getByRole('heading', { name: 'Please log in to access your dashboard.' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/login')
})

test.for([
  ['Maya Lind', 'Hello, Maya'],
  ['  Maya  ', 'Hello, Maya'],
  ['', 'Hello, there'],
  ['   ', 'Hello, there'],
] as const)('%j is greeted with: %s', ([name, greeting]) => {
  vi.spyOn(session, 'state').mockReturnValue({
    status: 'signed-in',
    user: { ...MAYA.user, user_metadata: { full_name: name, avatar_url: null } },
  })
  open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(greeting)
})

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <DashboardScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
