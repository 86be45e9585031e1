import { expect, test } from 'vitest'
import { createStripeAccount, STRIPE_PRICES } from '#tests/stripe-account.ts'
import { answerStripe } from './sandbox/api.ts'
import { failRenewal } from './sandbox/life.ts'
import { createStripePayments } from './stripe-payments.ts'

/** The adapter with Stripe's own library on an account in this process. */
function open() {
  const account = createStripeAccount('http://stripe.example')
  const asked: string[] = []
  const payments = createStripePayments(
    {
      secretKey: 'sk_test_here',
      webhookSecret: 'whsec_here',
      priceMonthly: STRIPE_PRICES.month,
      priceAnnual: STRIPE_PRICES.year,
      apiBase: null,
      fetch: async (input, init) => {
        const { method, url } = new Request(input, init)
        const { pathname, searchParams } = new URL(url)
        asked.push(pathname)
        const call = { method, path: pathname, params: searchParams, idempotencyKey: null }
        const { status, body } = answerStripe(account, call)
        return Response.json(body, { status })
      },
    },
    { name: 'Stripe', provider: 'stripe', livemode: false },
  )
  const customer = account.addCustomer()
  return { account, asked, customer, read: () => payments.readSubscriptions(customer) }
}

test('an open dispute of a payment behind two full pages of newer ones is still read', async () => {
  const { account, asked, customer, read } = open()
  account.subscribe(customer)
  account.dispute(customer)
  for (let month = 0; month < 200; month += 1) account.renew(customer)
  expect(await read()).toMatchObject([{ status: 'active', disputed_at: expect.any(String) }])
  expect(asked.filter(path => path === '/v1/charges')).toHaveLength(3)
})

test('the grace is counted from the first unpaid invoice behind a full page of newer ones', async () => {
  const { account, asked, customer, read } = open()
  account.subscribe(customer)
  const day = (nth: number) => Date.UTC(2027, 0, nth) / 1000
  for (let nth = 1; nth <= 101; nth += 1) failRenewal(account, customer, day(nth))
  expect(await read()).toMatchObject([
    { status: 'past_due', past_due_since: new Date(day(1) * 1000).toISOString() },
  ])
  expect(asked.filter(path => path === '/v1/invoices')).toHaveLength(2)
})

test('a subscription that runs is found behind a full page of later ones that ended', async () => {
  const { account, customer, read } = open()
  const first = account.subscribe(customer)
  for (let nth = 0; nth < 100; nth += 1) {
    account.subscribe(customer)
    account.end(customer)
  }
  expect((await read()).filter(({ status }) => status === 'active')).toMatchObject([{ id: first.id }])
})
