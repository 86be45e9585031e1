import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { problem } from '#web/platform/api.fixture.ts'
import { createQueryClient } from '#web/platform/queries.ts'
import { MemoryRouter } from '#web/platform/router.tsx'
import { MAYA } from '#web/platform/session.fixture.ts'
import { session } from '#web/platform/session.ts'
import { dismissAllToasts, Toasts } from '#web/ui/toast.tsx'
import { aProfile } from '../suggestions/profile.fixture.ts'
import { marketResultOf } from './market-result.fixture.ts'
import { MarketTool } from './market-tool.tsx'

let result: object

beforeEach(() => {
  sessionStorage.clear()
  dismissAllToasts()
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/profile') return Response.json(aProfile())
    if (pathname === '/functions/job-market-insights') return Response.json(result)
    return problem(404, 'not_found', `no answer to ${pathname}`)
  })
  session.setSession(MAYA)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a role that is not known is not announced as insights', async () => {
  result = marketResultOf(null)
  await analyze('qwxz')
  await screen.findByText('We know no occupation close to "qwxz".')
  expect(screen.queryByText('Market insights generated!')).toBeNull()
})

test('a known role is', async () => {
  result = marketResultOf('Registered Nurse')
  await analyze('Registered Nurse')
  await waitFor(() => expect(screen.getByText('Market insights generated!')).toBeTruthy())
})

async function analyze(role: string) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter at="/career/market-insights">
        <MarketTool />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('Communication')
  await userEvent.clear(screen.getByLabelText('Role'))
  await userEvent.type(screen.getByLabelText('Role'), role)
  await userEvent.click(screen.getByRole('button', { name: 'Analyze' }))
}
