import type { Page } from '@playwright/test'
import { expect, newUserDetails, test } from './journey.ts'

test('the sign-in pages have no accessibility violation, empty or with errors, light and dark', {
  tag: '@phone-only',
}, async ({ page, expectAccessibleInBothSchemes }) => {
  test.slow()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expectAccessibleInBothSchemes()
  await page.goto('/login?two_factor=required')
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectAccessibleInBothSchemes()
  await page.goto('/forgot-password')
  await shows(page, 'Forgot your password?')
  await expectAccessibleInBothSchemes()
  await page.getByLabel('Email').fill(newUserDetails().email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await shows(page, 'Check Your Email')
  await expectAccessibleInBothSchemes()
  await page.goto('/login?with=code')
  await shows(page, 'Sign in with a one-time code')
  await expectAccessibleInBothSchemes()
  await page.goto('/reset-password?type=recovery&access_token=abc')
  await shows(page, 'Choose a new password')
  await expectAccessibleInBothSchemes()
  await page.goto('/verify-email?type=signup&token=abc')
  await shows(page, 'Confirm your address')
  await expectAccessibleInBothSchemes()
})

async function shows(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}
