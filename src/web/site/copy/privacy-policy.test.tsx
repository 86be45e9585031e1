import { cleanup, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { WellnessStep } from '#web/account/onboarding/wellness-step.tsx'
import { MemoryRouter } from '#web/platform/router.tsx'
import { PRIVACY_POLICY } from './privacy-policy.ts'

afterEach(cleanup)

test('the policy says of the box in the onboarding what the box says', () => {
  render(
    <MemoryRouter>
      <Step />
    </MemoryRouter>,
  )
  const [box] = screen.getAllByRole('checkbox').slice(-1)
  const agreed = /I agree that (.+?), as the/.exec(box?.closest('label')?.textContent ?? '')?.[1] ?? ''
  expect(agreed).not.toBe('')
  const toldToThem = agreed.replace('my profile', 'your profile').replace('for me', 'for you')
  expect(JSON.stringify(PRIVACY_POLICY)).toContain(`you agree that ${toldToThem}.`)
})

function Step() {
  return (
    <FormProvider {...useForm()}>
      <WellnessStep />
    </FormProvider>
  )
}
