import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { featureAccess } from '#shared/billing/feature-access.ts'
import { type Person, secondServerForThisTest, type TestApp } from '#tests/harness.ts'
import { callOperation, operations } from '#tests/operations.ts'
import { STRIPE_PRICES, type StripeEvent } from '#tests/stripe-account.ts'
import { startStripeApp } from '#tests/stripe-app.ts'
import type { StripeServer } from '#tests/stripe-server.ts'
import { openCheckout, report, signUpFree, subscriber } from '#tests/subscriber.ts'
import { featureGate } from './feature-gate.ts'

const { stripe, app } = await startStripeApp()

const DAY_SECONDS = 24 * 3600
const CLOSED = { subscribed: false, subscription_tier: null, subscription_end: null }

/** What check-subscription says, what Settings shows, and whether a gated feature opens. */
async function seenBy(person: Person, at: TestApp = app) {
  const gate = featureGate(at.internals)(person.id, 'ats-optimizer').then(
    () => 'open',
    error => error.code,
  )
  const subscription = await at.post('/functions/check-subscription', {}, person.bearer)
  const { state, billing_interval } = await person.api.billing.getBilling({})
  return {
    ...JSON.parse(subscription.text),
    state,
    billing_interval,
    gate: await gate,
  }
}

describe('what happened at Stripe decides', () => {
  type Happening = (account: StripeServer['account'], customer: string) => StripeEvent[]
  const open = { subscribed: true, subscription_tier: 'Professional', gate: 'open' }
  const closed = { ...CLOSED, gate: 'upgrade_required' }

  test.each<[string, Happening[], object]>([
    ['paid', [], { ...open, state: 'active', billing_interval: 'month' }],
    ['renewed', [(at, who) => at.renew(who)], { ...open, state: 'active' }],
    [
      'switched to annual',
      [(at, who) => at.switchTo(who, STRIPE_PRICES.year)],
      { ...open, billing_interval: 'year' },
    ],
    [
      'cancelled at the end of the period',
      [(at, who) => at.cancelAtPeriodEnd(who)],
      { ...open, state: 'cancelling' },
    ],
    [
      'cancelled and kept',
      [(at, who) => at.cancelAtPeriodEnd(who), (at, who) => at.resume(who)],
      { ...open, state: 'active' },
    ],
    ['past due', [(at, who) => at.failRenewal(who)], { ...open, state: 'past_due' }],
    [
      'past due, then paid',
      [(at, who) => at.failRenewal(who), (at, who) => at.renew(who)],
      { ...open, state: 'active' },
    ],
    [
      'unpaid',
      [(at, who) => at.failRenewal(who), (at, who) => at.giveUpRetries(who)],
      { ...closed, state: 'unpaid' },
    ],
    ['paused', [(at, who) => at.pause(who)], { ...closed, state: 'paused' }],
    ['in a trial at Stripe', [(at, who) => at.setStatus(who, 'trialing')], { ...open, state: 'trialing' }],
    [
      'waiting for 3-D Secure',
      [(at, who) => at.setStatus(who, 'incomplete')],
      { ...closed, state: 'incomplete' },
    ],
    [
      'confirmed by 3-D Secure',
      [(at, who) => at.setStatus(who, 'incomplete'), (at, who) => at.setStatus(who, 'active')],
      { ...open, state: 'active' },
    ],
    [
      'declined until nobody waited any more',
      [(at, who) => at.setStatus(who, 'incomplete'), (at, who) => at.setStatus(who, 'incomplete_expired')],
      { ...closed, state: 'none' },
    ],
    [
      'past due, then paid by another card',
      [(at, who) => at.failRenewal(who), (at, who) => at.payOverdue(who)],
      { ...open, state: 'active' },
    ],
    ['ended', [(at, who) => at.end(who)], { ...closed, state: 'ended' }],
    ['refunded in full', [(at, who) => at.refund(who)], { ...closed, state: 'refunded' }],
    ['refunded in part', [(at, who) => at.refund(who, false)], { ...open, state: 'active' }],
    [
      'refunded, then renewed',
      [(at, who) => at.refund(who), (at, who) => at.renew(who)],
      { ...open, state: 'active' },
    ],
    ['disputed', [(at, who) => at.dispute(who)], { ...closed, state: 'disputed' }],
    [
      'asked about by a bank',
      [(at, who) => at.dispute(who, 'warning_needs_response')],
      { ...open, state: 'active' },
    ],
    [
      'disputed and won',
      [(at, who) => at.dispute(who), (at, who) => at.closeDispute(who, 'won')],
      { ...open, state: 'active' },
    ],
    [
      'disputed and lost',
      [(at, who) => at.dispute(who), (at, who) => at.closeDispute(who, 'lost')],
      { ...closed, state: 'disputed' },
    ],
    [
      'disputed, with a later payment',
      [(at, who) => at.dispute(who), (at, who) => at.renew(who)],
      { ...closed, state: 'disputed' },
    ],
    [
      'disputed and lost, with a later payment',
      [(at, who) => at.dispute(who), (at, who) => at.closeDispute(who, 'lost'), (at, who) => at.renew(who)],
      { ...open, state: 'active' },
    ],
    [
      'switched to annual and back, then refunded: its credit pays nothing',
      [
        (at, who) => at.switchTo(who, STRIPE_PRICES.year),
        (at, who) => at.switchTo(who, STRIPE_PRICES.month),
        (at, who) => at.refund(who),
      ],
      { ...closed, state: 'refunded' },
    ],
    [
      'switched to annual and back, then disputed and lost',
      [
        (at, who) => at.switchTo(who, STRIPE_PRICES.year),
        (at, who) => at.switchTo(who, STRIPE_PRICES.month),
        (at, who) => at.dispute(who),
        (at, who) => at.closeDispute(who, 'lost'),
      ],
      { ...closed, state: 'disputed' },
    ],
    [
      'ended and begun anew',
      [(at, who) => at.end(who), (at, who) => at.subscribeAgain(who)],
      { ...open, state: 'active' },
    ],
  ])('%s', async (_name, happenings, seen) => {
    const ana = await subscriber(app, stripe)
    for (const happens of happenings) await report(app, stripe, happens(stripe.account, ana.customerId))
    expect(await seenBy(ana)).toMatchObject(seen)
  })

  test('a subscription to another product opens nothing', async () => {
    const ana = await openCheckout(app, stripe)
    stripe.account.subscribe(ana.customerId, STRIPE_PRICES.other)
    await report(app, stripe, stripe.account.resume(ana.customerId))
    expect(await seenBy(ana)).toMatchObject({ ...closed, state: 'none' })
  })

  test('a refund of an earlier subscription does not close one that begins with a free month', async () => {
    const ana = await subscriber(app, stripe)
    const { account } = stripe
    await report(app, stripe, [...account.refund(ana.customerId), ...account.end(ana.customerId)])
    for (const charge of account.charges.values())
      if (charge.customer === ana.customerId) charge.created -= DAY_SECONDS
    account.setAmount(STRIPE_PRICES.month, 0)
    const begun = account.subscribeAgain(ana.customerId)
    account.setAmount(STRIPE_PRICES.month, 2_900)
    await report(app, stripe, begun)
    expect(await seenBy(ana)).toMatchObject({ ...open, state: 'active' })
  })

  test('two that are charged at once are told to whoever reads the log', async () => {
    const ana = await subscriber(app, stripe)
    stripe.account.subscribe(ana.customerId)
    await report(app, stripe, stripe.account.resume(ana.customerId))
    expect(await seenBy(ana)).toMatchObject({ ...open, state: 'active' })
    const [line] = app.logged.filter(one => one.includes('duplicate_subscription'))
    expect(line).toContain(ana.id)
  })

  test('the grace of a failed payment ends after seven days, without any event', async () => {
    const ana = await subscriber(app, stripe)
    await report(app, stripe, stripe.account.failRenewal(ana.customerId))
    stripe.trouble = response => response.destroy()
    const shift = (interval: string) =>
      app.sql('update subscriptions set past_due_since = now() - $2::interval where user_id = $1', [
        ana.id,
        interval,
      ])
    await shift('6 days 23 hours 59 minutes')
    expect(await seenBy(ana)).toMatchObject({ ...open, state: 'past_due' })
    await shift('7 days')
    expect(await seenBy(ana)).toMatchObject({ ...closed, state: 'unpaid' })
  })

  test('a second invoice that is not paid begins no second grace, but one after a payment does', async () => {
    const ana = await subscriber(app, stripe)
    const { customerId } = ana
    const { account } = stripe
    const passDays = (days: number) => {
      for (const invoice of account.invoices.values())
        if (invoice.customer === customerId) {
          invoice.created -= days * DAY_SECONDS
          invoice.status_transitions.finalized_at = invoice.created
        }
    }
    await report(app, stripe, account.failRenewal(customerId))
    passDays(31)
    await report(app, stripe, account.failRenewal(customerId))
    expect(await seenBy(ana)).toMatchObject({ ...closed, state: 'unpaid' })
    await report(app, stripe, account.payOverdue(customerId))
    expect(await seenBy(ana)).toMatchObject({ ...open, state: 'active' })
    passDays(31)
    await report(app, stripe, account.failRenewal(customerId))
    expect(await seenBy(ana)).toMatchObject({ ...open, state: 'past_due' })
  })
})

describe('no path gives Professional without payment', () => {
  test('a token issued while it was open opens nothing after its end', async () => {
    const ana = await subscriber(app, stripe)
    expect(await seenBy(ana)).toMatchObject({ gate: 'open' })
    await report(app, stripe, stripe.account.end(ana.customerId))
    // The same access token, which says nothing of plans.
    expect(await seenBy(ana)).toMatchObject({ gate: 'upgrade_required', ...CLOSED })
    expect(JSON.stringify(decodeJwt(ana.session.access_token))).not.toMatch(/plan|tier|subscri|trial|pro/i)
  })

  test('every operation of a feature that Free lacks is refused to Free, whatever it is sent', async () => {
    const lacking = operations.filter(
      ({ access: { feature } }) => feature && !featureAccess('free', feature).enabled,
    )
    expect(lacking).not.toEqual([])
    const [free, paid] = [await signUpFree(app), await subscriber(app, stripe)]
    for (const operation of lacking) {
      const [refused, open] = [
        await callOperation(app, operation, free.bearer, { plan: 'professional' }),
        await callOperation(app, operation, paid.bearer),
      ]
      expect([operation.name, open.body.code]).not.toEqual([operation.name, 'upgrade_required'])
      expect([operation.name, refused.status, refused.body.code]).toEqual([
        operation.name,
        402,
        'upgrade_required',
      ])
    }
  })

  test('what was paid in the sandbox counts nowhere else', async () => {
    const ana = await subscriber(app, stripe)
    await app.sql(`update subscriptions set provider = 'sandbox' where user_id = $1`, [ana.id])
    expect(await seenBy(ana)).toMatchObject({ gate: 'upgrade_required', ...CLOSED })
    expect((await app.post('/functions/customer-portal', {}, ana.bearer)).body.code).toBe('no_subscription')
  })

  test('what was paid in test mode counts neither in live mode nor with billing off', async () => {
    const ana = await subscriber(app, stripe)
    const live = await secondServerForThisTest(app, {
      ...stripe.settings,
      STRIPE_SECRET_KEY: ['sk', 'live', '1'].join('_'),
    })
    const off = await secondServerForThisTest(app, stripe.billingOff(app))
    for (const server of [live, off])
      await expect(featureGate(server.internals)(ana.id, 'ats-optimizer')).rejects.toMatchObject({
        code: 'upgrade_required',
      })
  })

  test('what was really paid goes on counting when billing is switched off', async () => {
    const ana = await subscriber(app, stripe)
    await app.sql('update subscriptions set livemode = true where user_id = $1', [ana.id])
    const off = await secondServerForThisTest(app, stripe.billingOff(app))
    await expect(featureGate(off.internals)(ana.id, 'ats-optimizer')).resolves.toMatchObject({
      monthlyLimit: null,
    })
  })

  test('nothing a person sends sets a tier', async () => {
    const ana = await signUpFree(app)
    const tier = {
      subscribed: true,
      subscription_tier: 'Professional',
      plan: 'professional',
      provider: 'stripe',
      status: 'active',
      trial_expires_at: '2099-01-01T00:00:00Z',
    }
    for (const path of [
      '/functions/check-subscription',
      '/functions/get-trial-days-remaining',
      '/functions/create-checkout',
    ])
      await app.post(path, tier, ana.bearer)
    await app.fetch('/api/billing', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...ana.bearer },
      body: JSON.stringify(tier),
    })
    expect(await seenBy(ana)).toMatchObject({ gate: 'upgrade_required', ...CLOSED, state: 'none' })
  })
})

describe('with billing off', () => {
  test.each([
    ['/functions/create-checkout', 'billing_off'],
    ['/functions/customer-portal', 'billing_off'],
  ])('%s says so', async (path, code) => {
    const off = await secondServerForThisTest(app, stripe.billingOff(app))
    const ana = await signUpFree(off)
    const answer = await off.post(path, {}, ana.bearer)
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      409,
      code,
      'Billing is switched off on this installation, so nothing can be bought or managed here.',
    ])
  })

  test('trial and limits go on as everywhere', async () => {
    const off = await secondServerForThisTest(app, stripe.billingOff(app))
    const ana = await off.signUp()
    expect(await ana.api.billing.getBilling({})).toMatchObject({
      payments: 'off',
      plan: 'trial',
      manageable: false,
    })
    expect(await ana.api.billing.checkSubscription({})).toEqual(CLOSED)
    expect(await ana.api.billing.verifyPayment({ session_id: 'cs_test_00000000' })).toMatchObject({
      verified: false,
    })
  })
})
