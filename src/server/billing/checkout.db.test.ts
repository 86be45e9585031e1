import { describe, expect, test } from 'vitest'
import { readAnswer } from '#tests/read-answer.ts'
import { priceOfSession, STRIPE_PRICES } from '#tests/stripe-account.ts'
import { startStripeApp } from '#tests/stripe-app.ts'
import { type StripeServer, stripeAnswer } from '#tests/stripe-server.ts'
import { openCheckout, report, signUpFree, subscriber } from '#tests/subscriber.ts'

const { stripe, app } = await startStripeApp()
const other = await app.secondServer()

const checkout = (person: { bearer: Record<string, string> }, body: unknown = {}, at = app) =>
  at.post('/functions/create-checkout', body, person.bearer)
const madeSessions = () => stripe.asked.filter(asked => asked === 'POST /v1/checkout/sessions')
const openSessions = (customerId: string) =>
  [...stripe.account.sessions.values()].filter(one => one.customer === customerId && one.status === 'open')
const ALREADY = [409, 'subscription_active', 'You already have an active subscription.']

async function refusal(person: { bearer: Record<string, string> }) {
  const answer = await checkout(person)
  return [answer.status, answer.body.code, answer.body.message]
}

describe('a checkout', () => {
  test('without a body is by the month, and comes back to the dashboard with its id', async () => {
    const ana = await signUpFree(app)
    const response = await app.fetch('/functions/create-checkout', { method: 'POST', headers: ana.bearer })
    const { body } = await readAnswer(response)
    const session = [...stripe.account.sessions.values()].at(-1)
    expect([response.status, body]).toEqual([200, { url: session?.url }])
    expect([priceOfSession(session), session?.status]).toEqual([STRIPE_PRICES.month, 'open'])
    expect((session?.expires_at ?? 0) * 1000 - Date.now()).toBeGreaterThan(59 * 60_000)
  })

  test('by the year is another price', async () => {
    const ana = await signUpFree(app)
    await checkout(ana, { interval: 'year' })
    expect(priceOfSession([...stripe.account.sessions.values()].at(-1))).toBe(STRIPE_PRICES.year)
  })

  test('is written down with its customer before anybody can pay it', async () => {
    const ana = await openCheckout(app, stripe)
    expect(
      await app.sql(
        'select provider, livemode, customer_id, checkout_id from subscriptions where user_id = $1',
        [ana.id],
      ),
    ).toEqual([
      { provider: 'stripe', livemode: false, customer_id: ana.customerId, checkout_id: ana.sessionId },
    ])
  })

  test('asked for fifty times at once, at two servers, is one, of one customer', async () => {
    const ana = await signUpFree(app)
    const customers = stripe.account.customers.size
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => checkout(ana, {}, i % 2 ? app : other)),
    )
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]))
    expect(new Set(answers.map(answer => answer.body.url)).size).toBe(1)
    expect(madeSessions()).toHaveLength(1)
    expect(stripe.account.customers.size).toBe(customers + 1)
  })

  test('in two tabs, monthly and annual, leaves one that can be paid', async () => {
    const ana = await openCheckout(app, stripe)
    const annual = await checkout(ana, { interval: 'year' })
    expect(openSessions(ana.customerId).map(one => [priceOfSession(one), one.url])).toEqual([
      [STRIPE_PRICES.year, annual.body.url],
    ])
    expect((await checkout(ana, { interval: 'year' })).body.url).toBe(annual.body.url)
    expect(madeSessions()).toHaveLength(2)
  })

  test('that ran out is followed by another', async () => {
    const ana = await openCheckout(app, stripe)
    const session = stripe.account.sessions.get(ana.sessionId)
    if (session) Object.assign(session, { status: 'expired', url: null })
    expect((await checkout(ana)).status).toBe(200)
    expect(openSessions(ana.customerId)).toHaveLength(1)
  })

  test('that its server died over can be made by another after twenty seconds', async () => {
    const ana = await openCheckout(app, stripe)
    const startedMs = performance.now()
    await app.sql(
      `update subscriptions set checkout_id = null, checkout_claim = gen_random_uuid(), checkout_claimed_until = now() + interval '1 second' where user_id = $1`,
      [ana.id],
    )
    stripe.account.sessions.delete(ana.sessionId)
    expect((await checkout(ana)).status).toBe(200)
    expect(performance.now() - startedMs).toBeGreaterThan(800)
  })

  test('of somebody whose account goes meanwhile leaves no customer behind', async () => {
    const ana = await signUpFree(app)
    stripe.before = async asked => {
      if (asked === 'POST /v1/customers')
        await app.post('/api/account/delete', { password: ana.password }, ana.bearer)
    }
    expect((await checkout(ana)).status).toBe(401)
    expect([...stripe.account.customers.values()].at(-1)?.deleted).toBe(true)
  })
})

describe('somebody who is charged already cannot pay twice', () => {
  test('a subscriber', async () => {
    const ana = await subscriber(app, stripe)
    expect(await refusal(ana)).toEqual(ALREADY)
    expect(madeSessions()).toHaveLength(1)
  })

  test.each(['failRenewal', 'giveUpRetries', 'pause', 'refund', 'dispute'] as const)(
    'after %s',
    async happens => {
      const ana = await subscriber(app, stripe)
      await report(app, stripe, stripe.account[happens](ana.customerId))
      expect(await refusal(ana)).toEqual(ALREADY)
    },
  )

  test('one whose payment nobody reported', async () => {
    const ana = await openCheckout(app, stripe)
    stripe.account.pay(ana.sessionId)
    expect(await refusal(ana)).toEqual(ALREADY)
    expect(await ana.api.billing.getBilling({})).toMatchObject({ plan: 'professional' })
  })

  test('one who pays by the month while asking for a year', async () => {
    const ana = await openCheckout(app, stripe)
    stripe.before = async asked => {
      if (!asked.endsWith('/expire')) return
      stripe.before = null
      stripe.account.pay(ana.sessionId)
    }
    expect((await checkout(ana, { interval: 'year' })).body.code).toBe('subscription_active')
    expect(madeSessions()).toHaveLength(1)
  })

  test('one to whom Enterprise was granted', async () => {
    const ana = await signUpFree(app)
    await app.sql(`insert into plan_grants (user_id, tier) values ($1, 'enterprise')`, [ana.id])
    expect(await refusal(ana)).toEqual(ALREADY)
  })

  test('but one whose subscription has ended can subscribe again', async () => {
    const ana = await subscriber(app, stripe)
    await report(app, stripe, stripe.account.end(ana.customerId))
    expect((await checkout(ana)).status).toBe(200)
  })
})

describe('when Stripe does not answer', () => {
  const AWAY =
    'Our payment provider does not answer right now. Nothing was charged. Please try again in a few minutes.'

  test.each<[string, StripeServer['trouble']]>([
    ['is away', response => response.destroy()],
    ['fails', response => stripeAnswer(response, 500, { error: { type: 'api_error', message: 'Sorry' } })],
  ])('because it %s, a person reads so, and may try again', async (_how, trouble) => {
    const ana = await signUpFree(app)
    stripe.trouble = trouble
    const refused = await checkout(ana)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      503,
      'payments_unavailable',
      AWAY,
    ])
    expect(app.logged.join('')).not.toContain(stripe.settings.STRIPE_SECRET_KEY)
    stripe.trouble = null
    expect((await checkout(ana)).status).toBe(200)
  })
})

describe('the portal', () => {
  test('opens for a customer', async () => {
    const ana = await subscriber(app, stripe)
    const { url } = await ana.api.billing.customerPortal({})
    const portal = [...stripe.account.portals.values()].at(-1)
    expect([url, portal?.customer]).toEqual([portal?.url, ana.customerId])
  })

  test('is refused to somebody who never was one', async () => {
    const ana = await signUpFree(app)
    const { status, body } = await app.post('/functions/customer-portal', {}, ana.bearer)
    expect([status, body.code, body.message]).toEqual([
      409,
      'no_subscription',
      'There is no subscription to manage yet.',
    ])
  })

  test('says so when Stripe is away', async () => {
    const ana = await openCheckout(app, stripe)
    stripe.trouble = response => response.destroy()
    const { status, body } = await app.post('/functions/customer-portal', {}, ana.bearer)
    expect([status, body.code]).toEqual([503, 'payments_unavailable'])
  })
})
