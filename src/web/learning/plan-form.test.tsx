import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from '#web/platform/queries.ts'
import { CHECK_INS_OFF, PlanForm } from './plan-form.tsx'

afterEach(cleanup)

test.each([
  { agreed: false, uses_check_ins: false, isSaid: false },
  { agreed: true, uses_check_ins: true, isSaid: false },
  // Agreed, with daily check-ins off: the consent stands and can be taken back.
  { agreed: true, uses_check_ins: false, isSaid: true },
])('the switch shows the consent as it stands: %j', ({ isSaid, ...consent }) => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PlanForm known={{ wish: null, plan: null, ...consent }} onDone={() => {}} />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe(String(consent.agreed))
  expect(screen.queryByText(CHECK_INS_OFF) !== null).toBe(isSaid)
})
