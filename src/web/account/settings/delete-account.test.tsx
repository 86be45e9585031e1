import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { problem } from '#web/platform/api.fixture.ts'
import { createQueryClient } from '#web/platform/queries.ts'
import { MemoryRouter } from '#web/platform/router.tsx'
import { MAYA } from '#web/platform/session.fixture.ts'
import { session } from '#web/platform/session.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { DeleteAccount } from './delete-account.tsx'

const NOT_CANCELLED =
  'We could not cancel your subscription just now, so nothing was deleted. Please try again in a few minutes.'

let deleting: () => Response
let sent: unknown[]

beforeEach(() => {
  sent = []
  session.setSession(MAYA)
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/auth/security') return Response.json(SECURITY)
    if (pathname !== '/api/account/delete') return Response.json({ ended: true })
    sent.push(await request.json())
    return deleting()
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a subscription that could not be cancelled is told in place; what was typed stays, and a second try goes through', async () => {
  const user = userEvent.setup()
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <DeleteAccount />
        <Toasts />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await user.click(screen.getByRole('button', { name: 'Delete my account' }))
  deleting = () => problem(503, 'subscription_not_cancelled', NOT_CANCELLED)
  await user.type(await screen.findByLabelText('Current password'), 'seven quiet rivers')
  await user.click(screen.getByRole('button', { name: 'Delete everything' }))
  expect((await screen.findByText(NOT_CANCELLED)).closest('[role="alert"]')).toBeTruthy()
  expect(screen.getByRole('dialog').hasAttribute('open')).toBe(true)
  expect(screen.getByLabelText('Current password')).toHaveProperty('value', 'seven quiet rivers')

  deleting = () => Response.json({ deleted: true })
  await user.click(screen.getByRole('button', { name: 'Delete everything' }))
  expect(await screen.findByText('Your account is deleted')).toBeTruthy()
  expect(sent).toEqual([{ password: 'seven quiet rivers' }, { password: 'seven quiet rivers' }])
})

const SECURITY = {
  email: 'maya@example.com',
  email_verified: true,
  pending_email: null,
  has_password: true,
  google: { available: false, linked: false },
  two_factor: { enabled: false, recovery_codes_left: 0 },
}
