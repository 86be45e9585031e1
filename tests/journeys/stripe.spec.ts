import { openStripeServer, type StripeServer } from '#tests/stripe-server.ts'
import { expect, test as journey } from './journey.ts'
import { type Product, startServer } from './start-server.ts'

/** A product of its own that takes a stand-in on another origin for Stripe, with a key, a webhook and Stripe's own library. */
const test = journey.extend<object, { product: Product; stripe: StripeServer }>({
  stripe: [
    async ({ browserName: _browser }, use) => {
      const stripe = await openStripeServer()
      await use(stripe)
      await stripe.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ stripe }, use) => {
      const product = await startServer(stripe.settings)
      stripe.webhook = { fetch: (path, init) => fetch(product.url + path, init) }
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
})

test('with Stripe: a payment opens Professional, a card that fails later and a cancellation arrive by webhook', async ({
  page,
  user,
  stripe,
}) => {
  expect(user.name).toBe('Robin Example')
  const upgrade = page.getByRole('button', { name: 'Upgrade for $29/month' })
  const [checkout] = await Promise.all([page.context().waitForEvent('page'), upgrade.click()])
  await checkout.waitForURL(`${stripe.settings.STRIPE_API_BASE}/**`)
  await checkout.getByRole('button', { name: 'Pay $29.00' }).click()
  await expect(checkout.getByText('Payment Successful!')).toBeVisible()
  await checkout.close()
  const card = page.getByRole('region', { name: 'Your subscription' })
  await expect(card).toContainText(/Next billing date\w+ \d+, \d{4}/)
  await expect(page.getByText('Current plan: Professional')).toBeVisible()

  const [portal] = await Promise.all([
    page.context().waitForEvent('page'),
    card.getByRole('button', { name: 'Manage Subscription' }).click(),
  ])
  await portal.waitForURL(`${stripe.settings.STRIPE_API_BASE}/**`)
  // From here on the product is told, and does not ask by itself: what was read a moment ago is believed for an hour.
  await portal.getByRole('button', { name: 'Let the card expire and renew' }).click()
  await expect(portal.getByText('The last payment did not go through.')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(card).toContainText('Please update your card.', { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await portal.getByRole('button', { name: 'Use another card' }).click()
  await expect(portal.getByText('The last payment did not go through.')).toBeHidden()
  await portal.getByRole('button', { name: 'Cancel at the end of the period' }).click()
  await expect(portal.getByText(/It ends on \w+ \d+, \d{4}\./)).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(card).toContainText(/Ends on \w+ \d+, \d{4}\. Nothing more is charged\./, { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
})
