import { expect, test } from './journey.ts'
import { clearBrowserSession, delayRoute, typeSignIn } from './user-steps.ts'

test('pricing asks who is signed in before it decides: sign in and back, a checkout, or what failed', async ({
  page,
  user,
  allowConsoleError,
}) => {
  const choose = page.getByRole('button', { name: 'Choose Professional' })
  const needsLogin = page.getByText('You need to be logged in to subscribe to a plan.')
  const isAsked = await delayRoute(page, '**/auth/refresh')
  // A press that waits for the script longer than browsers remember it may open no tab.
  await Promise.all([page.waitForRequest('**/auth/refresh'), page.goto('/product/pricing')])
  const [early] = await Promise.all([page.context().waitForEvent('page'), choose.click()])
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  isAsked()
  await expect(early.getByText('$29.00 per month')).toBeVisible()
  await expect(page.getByText('Payment is open in a new tab.')).toBeVisible()
  expect(await needsLogin.count()).toBe(0)
  await early.close()

  await clearBrowserSession(page)
  await page.goto('/product/pricing')
  await choose.click()
  await expect(needsLogin).toBeVisible()
  await expect(page.getByText('Please log in', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/login')
  await typeSignIn(page, user)
  await expect(page).toHaveURL('/product/pricing')
  await page.getByRole('radio', { name: /Yearly/ }).check()
  const [yearly] = await Promise.all([page.context().waitForEvent('page'), choose.click()])
  await expect(yearly.getByText('$278.40 per year')).toBeVisible()
  await yearly.close()

  allowConsoleError(/status of 503/)
  await page.route('**/functions/create-checkout', route => route.fulfill({ status: 503, body: 'away' }))
  await choose.click()
  await expect(page.getByText('Subscription Error')).toBeVisible()
  await expect(page.getByText('Failed to create checkout session. Please try again.')).toBeVisible()
  await expect.poll(() => page.context().pages().length).toBe(1)
})
