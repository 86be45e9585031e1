import { describe, expect, test } from 'vitest'
import type { Person } from '#tests/harness.ts'
import { STRIPE_PRICES } from '#tests/stripe-account.ts'
import { startStripeApp } from '#tests/stripe-app.ts'
import type { StripeServer } from '#tests/stripe-server.ts'
import { drainEvents, openCheckout, report, subscriber } from '#tests/subscriber.ts'
import { reconcileSubscriptions } from './reconcile.ts'

const { stripe, app } = await startStripeApp()
const other = await app.secondServer()

const away: StripeServer['trouble'] = response => response.destroy()
const check = (person: Person) => person.api.billing.checkSubscription({})
const reads = () => stripe.asked.filter(asked => asked === 'GET /v1/subscriptions').length
const OPEN = { subscribed: true, subscription_tier: 'Professional' }

/** As if this much time had passed since Stripe was read last. */
async function age(person: Person, interval: string) {
  await app.sql('update subscriptions set synced_at = synced_at - $2::interval where user_id = $1', [
    person.id,
    interval,
  ])
}

describe('Stripe away for an hour', () => {
  test('leaves everybody the access they had', async () => {
    const [paid, free] = [await subscriber(app, stripe), await openCheckout(app, stripe)]
    stripe.trouble = away
    for (const person of [paid, free]) await age(person, '1 hour')
    expect([await check(paid), await check(free)]).toMatchObject([OPEN, { subscribed: false }])
    await app.internals.background.idle()
    expect(app.logged.join('')).toContain('subscription_refresh_failed')
  })

  test('closes nothing when the period ends meanwhile, for seven days', async () => {
    const ana = await subscriber(app, stripe)
    stripe.trouble = away
    const ended = (interval: string) =>
      app.sql('update subscriptions set current_period_end = now() - $2::interval where user_id = $1', [
        ana.id,
        interval,
      ])
    await ended('6 days 23 hours')
    expect(await check(ana)).toMatchObject(OPEN)
    await ended('7 days')
    expect(await check(ana)).toMatchObject({ subscribed: false })
  })
})

describe('a lost event', () => {
  test('that was tried twenty times is given up, said so, and mended by the daily reconciliation', async () => {
    const ana = await openCheckout(app, stripe)
    const [event] = stripe.account.pay(ana.sessionId)
    if (!event) throw new Error('nothing happened')
    const outcome = () => app.sql('select outcome from payment_events where id = $1', [event.id])
    stripe.trouble = away
    await report(app, stripe, [event])
    expect(await outcome()).toEqual([{ outcome: null }])
    await app.sql('update payment_events set attempts = 19, due_at = now() where id = $1', [event.id])
    await drainEvents(app)
    expect(await outcome()).toEqual([{ outcome: 'given_up' }])
    const logged = app.servers().flatMap(server => server.logged)
    expect(logged.filter(line => line.includes('payment_event_given_up'))).toHaveLength(1)
    stripe.trouble = null
    await reconcileSubscriptions(app.internals.billingDeps, new AbortController().signal)
    expect(await check(ana)).toMatchObject(OPEN)
  })

  test('is mended by check-subscription while somebody is paying, at most every four seconds', async () => {
    const ana = await openCheckout(app, stripe)
    await age(ana, '10 seconds')
    expect(await check(ana)).toMatchObject({ subscribed: false })
    stripe.account.pay(ana.sessionId)
    // As if Stripe had been read this very moment, on a machine of any speed.
    await app.sql('update subscriptions set synced_at = now() where user_id = $1', [ana.id])
    expect(await check(ana)).toMatchObject({ subscribed: false })
    await age(ana, '5 seconds')
    stripe.asked = []
    expect(await check(ana)).toMatchObject(OPEN)
    await check(ana)
    expect(reads()).toBe(1)
  })

  test('is mended by check-subscription when a payment is missing', async () => {
    const ana = await subscriber(app, stripe)
    await report(app, stripe, stripe.account.failRenewal(ana.customerId))
    stripe.account.renew(ana.customerId)
    await age(ana, '2 minutes')
    const { subscription_end } = await check(ana)
    expect(Date.parse(subscription_end ?? '') - Date.now()).toBeGreaterThan(50 * 24 * 3600 * 1000)
  })

  test('is mended after the answer where nothing was heard for an hour', async () => {
    const ana = await subscriber(app, stripe)
    stripe.account.end(ana.customerId)
    await age(ana, '61 minutes')
    expect(await check(ana)).toMatchObject(OPEN)
    await app.internals.background.idle()
    expect(await check(ana)).toMatchObject({ subscribed: false })
  })

  test('is mended by the daily reconciliation', async () => {
    const [ana, ben] = [await subscriber(app, stripe), await openCheckout(app, stripe)]
    stripe.account.end(ana.customerId)
    stripe.account.pay(ben.sessionId)
    await reconcileSubscriptions(app.internals.billingDeps, new AbortController().signal)
    expect([await check(ana), await check(ben)]).toMatchObject([{ subscribed: false }, OPEN])
  })
})

describe('the daily job', () => {
  const begun = () =>
    app.sql(
      `select from job_runs where name = 'billing_reconcile' and started_at > now() - interval '1 minute'`,
    )

  test('is run by one of two servers, and not again before a day has passed', async () => {
    await app.sql('delete from job_runs')
    await subscriber(app, stripe)
    stripe.asked = []
    await Promise.all([app.internals.schedule.runDue(), other.internals.schedule.runDue()])
    const once = reads()
    expect(once).toBeGreaterThan(0)
    expect(await begun()).toHaveLength(1)
    await app.internals.schedule.runDue()
    expect(reads()).toBe(once)
    await app.sql(`update job_runs set started_at = now() - interval '24 hours'`)
    await other.internals.schedule.runDue()
    expect(reads()).toBe(2 * once)
  })

  test('that fails is tried again in ten minutes', async () => {
    await app.sql('delete from job_runs')
    await subscriber(app, stripe)
    stripe.trouble = away
    await app.internals.schedule.runDue()
    stripe.trouble = null
    stripe.asked = []
    await app.internals.schedule.runDue()
    expect(reads()).toBe(0)
    await app.sql(`update job_runs set started_at = started_at - interval '10 minutes'`)
    await app.internals.schedule.runDue()
    expect(reads()).toBeGreaterThan(0)
  })

  test('says so when a price is not the advertised one', async () => {
    const run = () => reconcileSubscriptions(app.internals.billingDeps, new AbortController().signal)
    const said = () => app.logged.filter(line => line.includes('price_differs')).length
    await run()
    expect(said()).toBe(0)
    stripe.account.setAmount(STRIPE_PRICES.year, 27_841)
    await run()
    stripe.account.setAmount(STRIPE_PRICES.year, 27_840)
    expect(said()).toBe(1)
  })

  test('writes down what time alone has changed', async () => {
    const ana = await subscriber(app, stripe)
    await report(app, stripe, stripe.account.end(ana.customerId))
    await app.sql(`update subscriptions set noted_state = 'active' where user_id = $1`, [ana.id])
    await reconcileSubscriptions(app.internals.billingDeps, new AbortController().signal)
    const [last] = await app.sql(
      `select actor, before ->> 'state' as before, after ->> 'state' as after from entitlement_audit where user_id = $1 order by id desc limit 1`,
      [ana.id],
    )
    expect(last).toEqual({ actor: 'stripe', before: 'active', after: 'ended' })
  })
})
