import { describe, expect, test } from 'vitest'
import { eventObject, type StripeEvent } from '#tests/stripe-account.ts'
import { startStripeApp } from '#tests/stripe-app.ts'
import { drainEvents, factsInDatabase, openCheckout, report, subscriber } from '#tests/subscriber.ts'
import { tableHashes } from '#tests/table-hashes.ts'

const { stripe, app } = await startStripeApp()
const other = await app.secondServer()
// Their jobs would write between two looks at the tables.
for (const server of [app, other]) await server.internals.schedule.stop()

const YEAR_SECONDS = 365 * 24 * 3600
const nowSeconds = () => Math.floor(Date.now() / 1000)

const audit = (userId: string) =>
  app.sql(`select after ->> 'state' as state from entitlement_audit where user_id = $1 order by id`, [userId])

describe('what Stripe did not sign is refused, and changes nothing', () => {
  test.each<[string, (event: StripeEvent) => Promise<{ status: number }>]>([
    ['another secret', event => stripe.send(app, event, { secret: 'whsec_other' })],
    ['a changed byte', event => stripe.send(app, event, { body: `${JSON.stringify(event)} ` })],
    ['a signature of 301 seconds ago', event => stripe.send(app, event, { timestamp: nowSeconds() - 301 })],
    [
      'a signature of a year ago',
      event => stripe.send(app, event, { timestamp: nowSeconds() - YEAR_SECONDS }),
    ],
    ['no signature', event => app.post('/webhooks/stripe', event)],
    ['an empty one', event => stripe.send(app, event, { headers: { 'stripe-signature': '' } })],
    [
      'one of another scheme',
      event => stripe.send(app, event, { headers: { 'stripe-signature': `t=${nowSeconds()},v0=00` } }),
    ],
    [
      'a page of another site',
      event => stripe.send(app, event, { headers: { origin: 'https://evil.example' } }),
    ],
    ['no JSON', event => stripe.send(app, event, { body: 'pay me' })],
  ])('%s', async (_name, send) => {
    const payer = await openCheckout(app, stripe)
    const [, , , completed] = stripe.account.pay(payer.sessionId)
    const before = await tableHashes(app)
    const answer = completed && (await send(completed))
    expect(answer?.status).toBe(400)
    await drainEvents(app)
    expect(await tableHashes(app)).toEqual(before)
  })

  test('more than a megabyte', async () => {
    const before = await tableHashes(app)
    const answer = await stripe.send(
      app,
      eventObject('invoice.paid', { id: 'in_1', filler: 'x'.repeat(1_000_000) }),
    )
    expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large'])
    expect(await tableHashes(app)).toEqual(before)
  })
})

describe('an event', () => {
  test('opens Professional', async () => {
    const payer = await openCheckout(app, stripe)
    expect(await payer.api.billing.getBilling({})).toMatchObject({ plan: 'free', state: 'none' })
    const [created] = stripe.account.pay(payer.sessionId)
    if (created) await report(app, stripe, [created])
    expect(await payer.api.billing.getBilling({})).toMatchObject({ plan: 'professional', state: 'active' })
  })

  test('that comes fifty times at once, at two servers, has one effect', async () => {
    const payer = await openCheckout(app, stripe)
    const events = stripe.account.pay(payer.sessionId)
    const [event] = events
    if (!event) throw new Error('nothing happened')
    stripe.asked = []
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => stripe.send(i % 2 ? app : other, event)),
    )
    expect(answers.map(answer => answer.text)).toEqual(Array(50).fill('{"received":true}'))
    await drainEvents(app)
    expect(await audit(payer.id)).toEqual([{ state: 'active' }])
    expect(stripe.asked.filter(asked => asked === 'GET /v1/subscriptions')).toHaveLength(1)
    expect(await app.sql('select outcome, attempts from payment_events where id = $1', [event.id])).toEqual([
      { outcome: 'synced', attempts: 1 },
    ])
  })

  test('of a year ago, freshly signed, changes nothing', async () => {
    const payer = await subscriber(app, stripe)
    await report(app, stripe, stripe.account.cancelAtPeriodEnd(payer.customerId))
    const before = await factsInDatabase(app, payer)
    const old = eventObject('customer.subscription.deleted', {
      id: 'sub_1',
      object: 'subscription',
      customer: payer.customerId,
      status: 'canceled',
    })
    await report(app, stripe, [{ ...old, created: nowSeconds() - YEAR_SECONDS }])
    expect(await factsInDatabase(app, payer)).toEqual(before)
  })

  test('that says more than is true opens nothing', async () => {
    const payer = await openCheckout(app, stripe)
    const lie = { id: 'sub_2', object: 'subscription', customer: payer.customerId, status: 'active' }
    await report(app, stripe, [eventObject('customer.subscription.updated', lie)])
    expect(await payer.api.billing.getBilling({})).toMatchObject({ plan: 'free', state: 'none' })
  })

  test('about a customer nobody knows is put away', async () => {
    const event = eventObject('invoice.paid', { id: 'in_9', object: 'invoice', customer: 'cus_nobody' })
    await report(app, stripe, [event])
    expect(await app.sql('select outcome from payment_events where id = $1', [event.id])).toEqual([
      { outcome: 'unknown_customer' },
    ])
  })

  test('of the other mode is put away unread', async () => {
    const payer = await openCheckout(app, stripe)
    const [created] = stripe.account.pay(payer.sessionId)
    if (created) await report(app, stripe, [{ ...created, livemode: true }])
    expect(await payer.api.billing.getBilling({})).toMatchObject({ plan: 'free' })
    expect(await app.sql('select outcome from payment_events where id = $1', [created?.id])).toEqual([
      { outcome: 'other_mode' },
    ])
  })

  test('of a kind that concerns nobody is answered and forgotten', async () => {
    const event = eventObject('payout.paid', { id: 'po_1', object: 'payout' })
    expect((await stripe.send(app, event)).status).toBe(200)
    expect(await app.sql('select from payment_events where id = $1', [event.id])).toEqual([])
  })

  test('of a dispute, which names a charge only, finds its customer', async () => {
    const payer = await subscriber(app, stripe)
    await report(app, stripe, stripe.account.dispute(payer.customerId))
    expect(await payer.api.billing.getBilling({})).toMatchObject({ plan: 'free', state: 'disputed' })
  })

  test('is kept while Stripe is away, and applied when it is back', async () => {
    const payer = await openCheckout(app, stripe)
    const events = stripe.account.pay(payer.sessionId)
    stripe.trouble = response => response.destroy()
    await report(app, stripe, events)
    expect(await payer.api.billing.getBilling({})).toMatchObject({ plan: 'free' })
    // Not due yet, however long all of this took.
    await app.sql(`update payment_events set due_at = now() + interval '1 hour' where applied_at is null`)
    stripe.trouble = null
    expect(await app.internals.paymentInbox.drain()).toBe(0)
    await app.sql('update payment_events set due_at = now() where applied_at is null')
    await drainEvents(app)
    expect(await payer.api.billing.getBilling({})).toMatchObject({ plan: 'professional' })
    expect(
      await app.sql('select from payment_events where customer_id = $1 and applied_at is null', [
        payer.customerId,
      ]),
    ).toEqual([])
  })

  test('that a server took and died over is applied by another, once', async () => {
    const payer = await openCheckout(app, stripe)
    const [created] = stripe.account.pay(payer.sessionId)
    if (!created) throw new Error('nothing happened')
    // As a server leaves it that is killed between its answer and its work.
    await app.internals.paymentInbox.keep({
      id: created.id,
      type: created.type,
      objectId: 'sub_1',
      customerId: payer.customerId,
      chargeId: null,
      happenedAt: new Date(),
      livemode: false,
    })
    await other.internals.paymentInbox.drain()
    // Stripe, which may not have had the answer, sends it again.
    await report(app, stripe, [created])
    expect(await audit(payer.id)).toEqual([{ state: 'active' }])
  })
})

test('the address does not exist where billing is off', async () => {
  const off = await app.secondServer(stripe.billingOff(app))
  const answer = await stripe.send(off, eventObject('invoice.paid', { id: 'in_1', object: 'invoice' }))
  expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
})
