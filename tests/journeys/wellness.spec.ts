import { expect, test } from './journey.ts'

test('a user checks in and finds the check-in in the overview', async ({ page, user, expectAccessible }) => {
  expect(user.email).toContain('@')
  await page.goto('/wellness')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()
  await page.getByRole('slider', { name: /mood/i }).fill('4')
  await page.getByRole('slider', { name: /energy/i }).fill('2')
  await expect(page.getByRole('slider', { name: /energy/i })).toHaveAttribute('aria-valuetext', /Low/)
  await page.getByRole('textbox').fill('Long day, good people.')
  await page.getByRole('button', { name: 'Save Check-in' }).click()
  await expect(page).toHaveURL('/wellness/overview')
  await expect(page.getByText('Check-in saved!')).toBeVisible()
  await expect(page.getByText('Your daily wellness check-in has been recorded.')).toBeVisible()
  await expect(page.getByText('Long day, good people.')).toBeVisible()
  await expect(page.getByText('High', { exact: true }).first()).toBeVisible()
  await expectAccessible()
})
