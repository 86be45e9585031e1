import { describe, expect, test } from 'vitest'
import type { Person } from '#tests/harness.ts'
import { STRIPE_PRICES } from '#tests/stripe-account.ts'
import { startStripeApp } from '#tests/stripe-app.ts'
import { openCheckout, report, signUpFree, subscriber } from '#tests/subscriber.ts'

const { stripe, app } = await startStripeApp()

const verify = (person: Person, session_id: string) => person.api.billing.verifyPayment({ session_id })
const NOT_VERIFIED = { verified: false, message: 'This payment could not be confirmed.' }
const VERIFIED = { verified: true, message: 'Payment confirmed. Professional is open.' }
const planOf = async (person: Person) => (await person.api.billing.getBilling({})).plan

test('a payment of which no event ever came opens Professional', async () => {
  const ana = await openCheckout(app, stripe)
  stripe.account.pay(ana.sessionId)
  expect(await planOf(ana)).toBe('free')
  expect(await verify(ana, ana.sessionId)).toEqual(VERIFIED)
  expect(await planOf(ana)).toBe('professional')
  expect(await verify(ana, ana.sessionId)).toEqual(VERIFIED)
})

describe('not verified, in the same words, and nothing opens', () => {
  test('another person’s session, paid as it is', async () => {
    const ana = await subscriber(app, stripe)
    const eve = await openCheckout(app, stripe)
    const newcomer = await signUpFree(app, 'newcomer')
    for (const thief of [eve, newcomer]) {
      expect(await verify(thief, ana.sessionId)).toEqual(NOT_VERIFIED)
      expect(await planOf(thief)).toBe('free')
    }
  })

  test('another session than the one that opened Professional, for a subscriber too', async () => {
    const [ana, ben] = [await subscriber(app, stripe), await subscriber(app, stripe)]
    const unpaid = stripe.account.addSession(ben.customerId, STRIPE_PRICES.month, 0)
    Object.assign(unpaid, { status: 'complete' })
    for (const id of [ana.sessionId, unpaid.id]) expect(await verify(ben, id)).toEqual(NOT_VERIFIED)
  })

  test('an open session', async () => {
    const ana = await openCheckout(app, stripe)
    expect(await verify(ana, ana.sessionId)).toEqual(NOT_VERIFIED)
  })

  test('a session that ran out', async () => {
    const ana = await openCheckout(app, stripe)
    Object.assign(stripe.account.sessions.get(ana.sessionId) ?? {}, { status: 'expired' })
    expect(await verify(ana, ana.sessionId)).toEqual(NOT_VERIFIED)
  })

  test('a session that ended without money', async () => {
    const ana = await openCheckout(app, stripe)
    Object.assign(stripe.account.sessions.get(ana.sessionId) ?? {}, { status: 'complete' })
    expect(await verify(ana, ana.sessionId)).toEqual(NOT_VERIFIED)
  })

  test('a session for something else', async () => {
    const ana = await openCheckout(app, stripe)
    const cheap = stripe.account.addSession(ana.customerId, STRIPE_PRICES.other, 0)
    stripe.account.pay(cheap.id)
    expect(await verify(ana, cheap.id)).toEqual(NOT_VERIFIED)
    expect(await planOf(ana)).toBe('free')
  })

  test('the session of a subscription that has ended, played again', async () => {
    const ana = await subscriber(app, stripe)
    expect(await verify(ana, ana.sessionId)).toEqual(VERIFIED)
    await report(app, stripe, stripe.account.end(ana.customerId))
    expect(await verify(ana, ana.sessionId)).toEqual(NOT_VERIFIED)
    expect(await planOf(ana)).toBe('free')
  })

  test('one that was refunded', async () => {
    const ana = await subscriber(app, stripe)
    stripe.account.refund(ana.customerId)
    expect(await verify(ana, ana.sessionId)).toEqual(NOT_VERIFIED)
  })

  test.each([
    'cs_test_00000000000000000000000000000000',
    'cs_live_00000000000000000000000000000000',
    'sub_1',
    '../customers/cus_1',
    'cs_test_aaaaaaaa/expire',
    'cs_test_aaaaaaaa?expand[]=customer',
    'https://evil.example',
    '{CHECKOUT_SESSION_ID}',
  ])('a forged id: %s', async forged => {
    const ana = await openCheckout(app, stripe)
    stripe.asked = []
    expect(await verify(ana, forged)).toEqual(NOT_VERIFIED)
    expect(stripe.asked.filter(asked => !/^GET \/v1\/checkout\/sessions\/\w+$/.test(asked))).toEqual([])
  })
})

test('Stripe away is said, and nothing is decided', async () => {
  const ana = await openCheckout(app, stripe)
  stripe.account.pay(ana.sessionId)
  stripe.trouble = response => response.destroy()
  const { status, body } = await app.post(
    '/functions/verify-payment',
    { session_id: ana.sessionId },
    ana.bearer,
  )
  stripe.trouble = null
  expect([status, body.code]).toEqual([503, 'payments_unavailable'])
  expect(await verify(ana, ana.sessionId)).toEqual(VERIFIED)
})
