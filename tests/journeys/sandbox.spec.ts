import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { callApi } from './user-steps.ts'

const MARK = 'Sandbox, no money moves'

/** The page that a function of the product answers the address of. */
async function openPage(page: Page, name: 'create-checkout' | 'customer-portal', data: object = {}) {
  const { url } = await (await callApi(page, 'POST', `/functions/${name}`, data)).json()
  await page.goto(url)
  await expect(page.getByText(MARK)).toBeVisible()
}

async function subscriptionOf(page: Page) {
  return (await callApi(page, 'POST', '/functions/check-subscription', {})).json()
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('the sandbox walks through every card and can be read by everybody', async ({
  page,
  user: _user,
  expectAccessibleInBothSchemes,
}) => {
  await openPage(page, 'create-checkout', { interval: 'year' })
  await expect(page.getByText('$278.40 per year')).toBeVisible()
  await page.getByRole('link', { name: 'Back without paying' }).click()
  await page.waitForURL(/\/dashboard/)
  expect(await subscriptionOf(page)).toMatchObject({ subscribed: false })

  await openPage(page, 'create-checkout')
  await expect(page.getByText('$29.00 per month')).toBeVisible()
  await expectAccessibleInBothSchemes()

  await page.getByLabel('a card that is declined').check()
  await press(page, 'Pay $29.00')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await expectAccessibleInBothSchemes()

  await page.getByLabel('a card that asks for 3-D Secure').check()
  await press(page, 'Pay $29.00')
  await expect(page.getByRole('heading', { name: 'Your bank asks: is it you?' })).toBeVisible()
  await expectAccessibleInBothSchemes()
  await press(page, 'Confirm')
  await page.waitForURL(/\/dashboard/)
  // The event is worked on after the page of the bank has answered.
  await expect
    .poll(() => subscriptionOf(page))
    .toMatchObject({ subscribed: true, subscription_tier: 'Professional' })

  await openPage(page, 'customer-portal')
  await press(page, 'Cancel at the end of the period')
  await expect(page.getByText(/It ends on \w+ \d+, \d{4}\./)).toBeVisible()
  await press(page, 'Keep the subscription')
  await expect(page.getByRole('button', { name: 'Cancel at the end of the period' })).toBeVisible()
  await press(page, 'Switch to annual')
  await expect(page.getByText('$278.40 per year')).toBeVisible()
  await press(page, 'Let the card expire and renew')
  await expect(page.getByText('The last payment did not go through.')).toBeVisible()
  await press(page, 'Use another card')
  await expect(page.getByText('The last payment did not go through.')).toBeHidden()
  await press(page, 'Refund the last payment')
  await expect(page.getByRole('cell', { name: 'refunded' })).toBeVisible()
  await expectAccessibleInBothSchemes()
  await expect
    .poll(() => subscriptionOf(page))
    .toEqual({ subscribed: false, subscription_tier: null, subscription_end: null })
  await page.getByRole('link', { name: 'Back to Waywell' }).click()
  await page.waitForURL(/\/dashboard/)
})
