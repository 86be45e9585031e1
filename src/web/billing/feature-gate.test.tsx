import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Billing } from '#shared/billing/contract.ts'
import { Problem } from '#shared/problem.ts'
import { problem } from '#web/platform/api.fixture.ts'
import { createQueryClient } from '#web/platform/queries.ts'
import { MemoryRouter } from '#web/platform/router.tsx'
import { billingOn } from './billing.fixture.ts'
import { billingQuery } from './billing-queries.ts'
import { stubBilling } from './billing-server.fixture.ts'
import { FeatureGate, useGateRefusal } from './feature-gate.tsx'
import type { GatedFeature } from './gated-tools.ts'

const server = stubBilling()

afterEach(() => {
  cleanup()
})

test('a tool of Professional shows its page on Free: what it is, what stays free, what it costs and why', async () => {
  open('ats-optimizer')
  expect(await screen.findByText('What it does')).toBeTruthy()
  const page = screen.getByRole('main').textContent
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The name')
  expect(page).toContain(
    'Part of the Professional plan. Your trial ended on November 9, 2026; everything you made is still here, and stays yours.',
  )
  expect(page).toContain('Résumé and cover letter generator1 of 2 résumés left in November')
  expect(page).toContain('Chat coach9 of 10 conversations left in November')
  expect(page).toContain('no limit, on every plan')
  expect(page).toContain('Why it costs')
  expect(screen.getByRole('button', { name: 'Upgrade for $29/month' })).toBeTruthy()
  expect(screen.queryByText('The tool')).toBeNull()
})

test('with nothing left it names the limit and the day it renews', async () => {
  server.billing = withLeft(0)
  open('resume-generator')
  expect(
    await screen.findByText('You have used all 2 résumés of this month. They renew on December 1, 2026.'),
  ).toBeTruthy()
  expect(screen.queryByText('The tool')).toBeNull()
})

test('whoever has own work in a tool opens it with nothing left, and reads that nothing is', async () => {
  server.billing = withLeft(0)
  open('resume-generator', true)
  expect(await screen.findByText('The tool')).toBeTruthy()
  expect(
    await screen.findByText('0 of 2 résumés left in November. They renew on December 1, 2026.'),
  ).toBeTruthy()
})

test('with something left the tool is there, and says how much', async () => {
  open('resume-generator')
  expect(await screen.findByText('The tool')).toBeTruthy()
  expect(
    await screen.findByText('1 of 2 résumés left in November. They renew on December 1, 2026.'),
  ).toBeTruthy()
})

test.for(['trial', 'professional', 'enterprise'] as const)(
  'on %s the tool is there, and nothing is counted',
  async plan => {
    server.billing = billingOn(plan)
    open('resume-generator')
    expect(await screen.findByText('The tool')).toBeTruthy()
    expect(screen.queryByText(/left in/)).toBeNull()
  },
)

test('the last use of the month does not take the tool away from whoever works in it', async () => {
  const queries = open('resume-generator')
  await screen.findByText('The tool')
  server.billing = withLeft(0)
  await queries.invalidateQueries({ queryKey: billingQuery.queryKey })
  expect(await screen.findByText(/^0 of 2 résumés left/)).toBeTruthy()
  expect(screen.getByText('The tool')).toBeTruthy()
})

test('a call that is refused is told above the tool, with the upgrade, and other errors are not taken', async () => {
  open('resume-generator')
  await userEvent.click(await screen.findByRole('button', { name: 'Fail otherwise' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Be refused' }))
  expect(screen.getByRole('alert').textContent).toContain('You have used all 2 résumés of this month.')
  expect(screen.getByText('The tool')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Upgrade for $29/month' })).toBeTruthy()
})

test('where the plan cannot be loaded, the tool stays usable and the server decides', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.answers['/api/billing'] = () => problem(500, 'internal', 'no')
  open('ats-optimizer')
  expect(await screen.findByText('Your plan could not be loaded right now.')).toBeTruthy()
  expect(screen.getByText('The tool')).toBeTruthy()
})

function withLeft(left: number): Billing {
  const billing = billingOn('free')
  const usage = billing.usage.map(one => (one.feature === 'resume-generator' ? { ...one, left } : one))
  return { ...billing, usage }
}

function open(feature: GatedFeature, hasWork = false) {
  const queries = createQueryClient()
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <FeatureGate title="The name" feature={feature} hasWork={hasWork}>
          <Tool />
        </FeatureGate>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return queries
}

function Tool() {
  const refuse = useGateRefusal()
  const refusal = new Problem('limit_reached', { message: 'You have used all 2 résumés of this month.' })
  return (
    <div>
      <p>The tool</p>
      <button type="button" onClick={() => refuse(refusal)}>
        Be refused
      </button>
      <button type="button" onClick={() => refuse(new Problem('internal'))}>
        Fail otherwise
      </button>
    </div>
  )
}
