import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { delayRoute, typeSignIn } from './user-steps.ts'

const REFUSED = /status of (4\d\d|5\d\d)/
const PROBLEM = { details: null, hint: null }
const AWAY = {
  status: 503,
  json: { ...PROBLEM, code: 'payments_unavailable', message: 'The payment provider is away.' },
}

test('the banner says how long the trial lasts, in its three forms, and stays closed once it was closed', async ({
  page,
  user,
  expectAccessible,
}) => {
  expect(user.name).toBe('Robin Example')
  await expect(page.getByText('Current plan: Free')).toBeVisible()
  const banner = page.getByLabel('Your free trial')
  await expect(banner).toContainText('Free Trial Active14 days remaining')
  await expect(banner.getByRole('button', { name: 'Upgrade to Professional' })).toBeVisible()
  const card = page.getByRole('region', { name: 'Keep it after the trial' })
  await expect(card).toContainText('ATS optimizer')
  await expectAccessible()
  // It hides before the server has it: a reload in between would lose it.
  const kept = page.waitForResponse(
    response => response.url().endsWith('/api/billing') && response.request().method() === 'PATCH',
  )
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner).toBeHidden()
  await kept
  await page.reload()
  await expect(card).toBeVisible()
  await expect(banner).toBeHidden()

  // Another form is another message: closing one says nothing about the next.
  let days = 2
  await page.route('**/functions/get-trial-days-remaining', route => route.fulfill({ json: days }))
  await page.reload()
  await expect(banner).toContainText('Trial Ending Soon!2 days left')
  await expect(banner.getByRole('button', { name: 'Upgrade for $29/month' })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/product/pricing')
  days = 1
  await page.reload()
  await expect(banner).toContainText('Trial Ending Soon!1 day left')
  days = 0
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: 'Your free trial has expired.' })).toBeVisible()
  await expect(banner.getByRole('button', { name: 'Upgrade Now' })).toBeVisible()
  await expectAccessible()
})

test('one payment, whatever is pressed how often and where; every tab notices it by itself', async ({
  page,
  user,
  browser,
  baseURL,
  extraHTTPHeaders,
  allowConsoleError,
}) => {
  const elsewhere = await browser.newContext({ baseURL, extraHTTPHeaders })
  const phone = await elsewhere.newPage()
  await phone.goto('/login')
  await typeSignIn(phone, user)
  const upgradeOnPhone = phone.getByRole('button', { name: 'Upgrade for $29/month' })
  await expect(upgradeOnPhone).toBeVisible()

  const calls: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/functions/create-checkout')) calls.push(request.url())
  })
  const answer = await delayRoute(page, '**/functions/create-checkout')
  await watchOpenedTabs(page)
  const upgrade = page.getByRole('button', { name: 'Upgrade for $29/month' })
  const [checkout] = await Promise.all([page.context().waitForEvent('page'), upgrade.dblclick()])
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  // What a popup blocker looks at: whether the press still counts when the tab is opened.
  expect(await page.evaluate(() => document.documentElement.dataset.openedByPress)).toBe('true')
  answer()
  await expect(checkout.getByText('Sandbox, no money moves')).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(page.context().pages()).toHaveLength(2)
  await expect(page.getByText('Waiting for your payment in the other tab.')).toBeVisible()

  const second = await page.context().newPage()
  await second.goto('/dashboard')
  const sameCheckout = await openedBy(second, () =>
    second.getByRole('button', { name: 'Upgrade for $29/month' }).click(),
  )
  expect(sameCheckout.url()).toBe(checkout.url())
  await sameCheckout.close()

  // Both are gone after seven seconds.
  await Promise.all([
    expect(page.getByText('Subscription Updated')).toBeVisible(),
    expect(checkout.getByText('Payment Successful!')).toBeVisible(),
    checkout.getByRole('button', { name: 'Pay $29.00' }).click(),
  ])
  await expect(checkout).toHaveURL('/dashboard')
  for (const tab of [page, second]) await expect(tab.getByText('Current plan: Professional')).toBeVisible()
  const card = page.getByRole('region', { name: 'Your subscription' })
  await expect(card).toContainText(/Next billing date\w+ \d+, \d{4}/)
  await expect(page.getByLabel('Your free trial')).toBeHidden()

  await upgradeOnPhone.click()
  await expect(phone.getByText('Already Subscribed')).toBeVisible()
  await expect(
    phone.getByText(
      "You already have an active subscription. Use 'Manage Subscription' to update your plan.",
    ),
  ).toBeVisible()
  await expect(phone.getByRole('region', { name: 'Your subscription' })).toBeVisible()
  await expect.poll(() => elsewhere.pages().length).toBe(1)
  await elsewhere.close()

  await card.getByRole('button', { name: 'Refresh Status' }).click()
  await expect(page.getByText('Your plan is up to date.')).toBeVisible()
  const portal = await openedBy(page, () => card.getByRole('button', { name: 'Manage Subscription' }).click())
  await portal.getByRole('button', { name: 'Cancel at the end of the period' }).click()
  // Closed before its page has answered, the tab would take the cancellation along.
  await expect(portal.getByRole('button', { name: 'Keep the subscription' })).toBeVisible()
  await portal.close()
  // The event of the provider is worked on after the page has answered.
  await expect(async () => {
    await page.reload()
    await expect(card).toContainText(/Ends on \w+ \d+, \d{4}\. Nothing more is charged\./, { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })

  allowConsoleError(REFUSED)
  await page.route('**/functions/customer-portal', route => route.fulfill(AWAY))
  await card.getByRole('button', { name: 'Manage Subscription' }).click()
  await expect(page.getByText('Failed to open subscription management. Please try again.')).toBeVisible()
  await page.route('**/functions/check-subscription', route => route.fulfill(AWAY))
  await card.getByRole('button', { name: 'Refresh Status' }).click()
  await expect(page.getByText('Failed to refresh subscription status.')).toBeVisible()
  // A check that fails means unsubscribed.
  await page.reload()
  await expect(page.getByText('Current plan: Free')).toBeVisible()
})

test('what fails on the way to a plan is said in words, and an abandoned payment leaves everything as it was', async ({
  page,
  user,
  allowConsoleError,
}) => {
  allowConsoleError(REFUSED)
  expect(user.name).toBe('Robin Example')
  const upgrade = page.getByRole('button', { name: 'Upgrade for $29/month' })
  const answers = [
    { answer: AWAY, words: 'The payment provider is away.' },
    { answer: { status: 500, body: 'away' }, words: 'Failed to start upgrade process' },
  ]
  for (const { answer, words } of answers) {
    await page.route('**/functions/create-checkout', route => route.fulfill(answer), { times: 1 })
    await upgrade.click()
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByText('Upgrade Error').first()).toBeVisible()
    // No empty tab is left behind.
    await expect.poll(() => page.context().pages().length).toBe(1)
  }

  await page.goto('/dashboard?success=true&session_id=cs_test_forgedforged')
  await expect(page.getByText('Payment Verification Error')).toBeVisible()
  await expect(
    page.getByText('There was an issue verifying your payment. Please contact support if this persists.'),
  ).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Current plan: Free')).toBeVisible()

  // Where a tab is stopped all the same, the checkout takes this one, and leads back.
  await expect(upgrade).toBeVisible()
  await page.evaluate(() => {
    window.open = () => null
  })
  await upgrade.click()
  await expect(page.getByText('Sandbox, no money moves')).toBeVisible()
  await page.getByRole('link', { name: 'Back without paying' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Current plan: Free')).toBeVisible()
})

/** Notes whether the browser still counted the press when a tab was opened. */
async function watchOpenedTabs(page: Page) {
  await page.evaluate(() => {
    const { open } = window
    window.open = (...given) => {
      document.documentElement.dataset.openedByPress = String(navigator.userActivation.isActive)
      return open.apply(window, given)
    }
  })
}

/** The tab that an action opens, once it is on its page. */
async function openedBy(page: Page, action: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), action()])
  await expect(tab).toHaveURL(/^https?:/)
  return tab
}
