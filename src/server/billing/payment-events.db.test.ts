import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STRIPE_PRICES, type StripeEvent } from '#tests/stripe-account.ts'
import { startStripeApp } from '#tests/stripe-app.ts'
import type { StripeServer } from '#tests/stripe-server.ts'
import { factsInDatabase, openCheckout, type Payer, report, subscriber } from '#tests/subscriber.ts'
import { syncCustomer } from './sync-customer.ts'

const { stripe, app } = await startStripeApp()

type Account = StripeServer['account']

const HAPPENINGS: Record<string, (account: Account, customerId: string) => StripeEvent[]> = {
  renew: (account, customer) => account.renew(customer),
  'fail renewal': (account, customer) => account.failRenewal(customer),
  'another card': (account, customer) => account.payOverdue(customer),
  'give up': (account, customer) => account.giveUpRetries(customer),
  pause: (account, customer) => account.pause(customer),
  cancel: (account, customer) => account.cancelAtPeriodEnd(customer),
  resume: (account, customer) => account.resume(customer),
  annual: (account, customer) => account.switchTo(customer, STRIPE_PRICES.year),
  refund: (account, customer) => account.refund(customer),
  'partial refund': (account, customer) => account.refund(customer, false),
  dispute: (account, customer) => account.dispute(customer),
  'win dispute': (account, customer) => account.closeDispute(customer, 'won'),
  'lose dispute': (account, customer) => account.closeDispute(customer, 'lost'),
  end: (account, customer) => account.end(customer),
  'subscribe again': (account, customer) => account.subscribeAgain(customer),
}
const NAMES = Object.keys(HAPPENINGS)

/** Everything that happens to one person, each event reported at once and in order. */
async function orderedRun(names: readonly string[]): Promise<Payer> {
  const payer = await subscriber(app, stripe)
  for (const name of names)
    await report(app, stripe, HAPPENINGS[name]?.(stripe.account, payer.customerId) ?? [])
  return payer
}

/** Both runs are over within minutes, and periods are a month at least. */
const SAME_TIME_MS = 10 * 60_000

async function expectSameFacts(payer: Payer, orderly: Payer): Promise<void> {
  const [facts, expected] = [await factsInDatabase(app, payer), await factsInDatabase(app, orderly)]
  for (const [name, value] of Object.entries(expected)) {
    const found = facts[name] ?? null
    const isTime = value !== null && !['status', 'billing_interval', 'noted_state'].includes(name)
    if (isTime && found !== null)
      expect([name, Math.abs(Date.parse(found) - Date.parse(value)) < SAME_TIME_MS]).toEqual([name, true])
    else expect([name, found]).toEqual([name, value])
  }
}

/** What was written down of a person, oldest first. */
async function notedStates(payer: Payer): Promise<string[]> {
  const rows = await app.sql<{ state: string }>(
    `select after->>'state' as state from entitlement_audit where user_id = $1 order by created_at, id`,
    [payer.id],
  )
  return rows.map(({ state }) => state)
}

describe('any order and repetition of the events of a life', () => {
  test('ends in the state of the ordered run, also with all but the last lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...NAMES), { maxLength: 12 }),
        fc.infiniteStream(fc.nat(2)),
        fc.infiniteStream(fc.nat(1_000)),
        async (names, copies, order) => {
          const orderly = await orderedRun(names)
          const payer = await openCheckout(app, stripe)
          const events = stripe.account.pay(payer.sessionId)
          for (const name of names) {
            const happened = HAPPENINGS[name]?.(stripe.account, payer.customerId) ?? []
            // Some are worked on while the rest has not happened yet.
            if (copies.next().value === 1) await report(app, stripe, happened.toReversed())
            events.push(...happened)
          }
          const last = events.at(-1)
          const shuffled = events
            .flatMap(event => Array<StripeEvent>(copies.next().value ?? 0).fill(event))
            .map(event => ({ event, at: order.next().value ?? 0 }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ event }) => event)
          await report(app, stripe, [...shuffled, ...(last ? [last] : [])])
          await expectSameFacts(payer, orderly)
          const [noted, notedInOrder] = [await notedStates(payer), await notedStates(orderly)]
          expect(noted.at(-1)).toBe(notedInOrder.at(-1))
          expect(noted.length).toBeLessThanOrEqual(notedInOrder.length)
        },
      ),
      { numRuns: 12, interruptAfterTimeLimit: 90_000, markInterruptAsFailure: false },
    )
  }, 150_000)

  test('all 24 orders of four events end alike', async () => {
    const outcomes = new Set<string>()
    const payer = await openCheckout(app, stripe)
    const [created] = stripe.account.pay(payer.sessionId)
    const [cancelled] = stripe.account.cancelAtPeriodEnd(payer.customerId)
    const [resumed] = stripe.account.resume(payer.customerId)
    const [ended] = stripe.account.end(payer.customerId)
    const events = [created, cancelled, resumed, ended].filter(event => event !== undefined)
    for (const [i, order] of permutations(events).entries()) {
      await app.sql(
        `update subscriptions set status = null, ended_at = null, noted_state = 'none' where user_id = $1`,
        [payer.id],
      )
      await report(
        app,
        stripe,
        order.map(event => ({ ...event, id: `${event.id}_${i}` })),
      )
      outcomes.add(JSON.stringify(await factsInDatabase(app, payer)))
    }
    expect([...outcomes].map(outcome => JSON.parse(outcome))).toMatchObject([
      { status: 'canceled', cancel_at: null, noted_state: 'ended' },
    ])
  }, 120_000)
})

test('of two reads that cross, the one that began later is kept', async () => {
  const payer = await subscriber(app, stripe)
  const held = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  const before = await factsInDatabase(app, payer)
  let hold = true
  // The first read has its list of subscriptions and waits for the charges.
  stripe.before = async asked => {
    if (!hold || asked !== 'GET /v1/charges') return
    hold = false
    reached.resolve()
    await held.promise
  }
  const early = syncCustomer(app.internals.billingDeps, payer.id)
  await reached.promise
  stripe.account.cancelAtPeriodEnd(payer.customerId)
  await syncCustomer(app.internals.billingDeps, payer.id)
  const late = await factsInDatabase(app, payer)
  held.resolve()
  await early
  stripe.before = null
  expect(late.cancel_at).not.toBe(before.cancel_at)
  expect(await factsInDatabase(app, payer)).toEqual(late)
})

test('an event that comes while a read is under way causes another read', async () => {
  const payer = await subscriber(app, stripe)
  const [held, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let hold = true
  stripe.before = async asked => {
    if (!hold || asked !== 'GET /v1/charges') return
    hold = false
    reached.resolve()
    await held.promise
  }
  const [first] = stripe.account.switchTo(payer.customerId, STRIPE_PRICES.year)
  if (first) await stripe.send(app, first)
  await reached.promise
  const [second] = stripe.account.cancelAtPeriodEnd(payer.customerId)
  if (second) await stripe.send(app, second)
  held.resolve()
  await app.internals.paymentInbox.drain()
  stripe.before = null
  expect(await factsInDatabase(app, payer)).toMatchObject({
    billing_interval: 'year',
    noted_state: 'cancelling',
  })
})

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map(rest => [item, ...rest]))
}
