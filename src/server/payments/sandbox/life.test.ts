import { describe, expect, test } from 'vitest'
import { emptyAccount, paidCharge, type SandboxAccount, subscriptionOf } from './account.ts'
import { answerStripe } from './api.ts'
import type { SandboxPrice } from './base-objects.ts'
import { chooseCard, decline, passTime, pay } from './checkout-life.ts'
import { cancelAtPeriodEnd, payOverdue, periodEndOf, refund, renew, subscribe, switchTo } from './life.ts'

const PRICES: SandboxPrice[] = [
  { id: 'price_m', product: 'prod_1', interval: 'month', amount: 2_900 },
  { id: 'price_y', product: 'prod_1', interval: 'year', amount: 27_840 },
]

/** An account whose clock stands until it is moved. */
function open(start: string) {
  let nowMs = Date.parse(start)
  const account = emptyAccount({ prices: PRICES, pagesUrl: 'http://here/sandbox', now: () => nowMs })
  const { body } = ask(account, 'POST', '/v1/customers', { email: 'ana@x.example' })
  const customer = String('id' in body && body.id)
  return {
    account,
    customer,
    goTo(time: string) {
      nowMs = Date.parse(time)
      return passTime(account).map(({ type }) => type)
    },
    periodEnd: () => {
      const subscription = subscriptionOf(account, customer)
      return subscription && new Date(periodEndOf(subscription) * 1000).toISOString().slice(0, 10)
    },
    status: () => subscriptionOf(account, customer)?.status,
  }
}

function ask(
  account: SandboxAccount,
  method: string,
  path: string,
  params: Record<string, string> = {},
  idempotencyKey: string | null = null,
) {
  return answerStripe(account, { method, path, params: new URLSearchParams(params), idempotencyKey })
}

function openSession(account: SandboxAccount, customer: string, minutes = 60) {
  const expires_at = String(Math.floor(account.now() / 1000) + minutes * 60)
  return ask(account, 'POST', '/v1/checkout/sessions', {
    customer,
    'line_items[0][price]': 'price_m',
    expires_at,
    'metadata[user_id]': 'u1',
  })
}

const sessionId = (account: SandboxAccount) => [...account.sessions.keys()].at(-1) ?? ''

describe('time that passes', () => {
  test('renews by the month, on the last day where a month has no such day', () => {
    const { account, customer, goTo, periodEnd } = open('2027-01-31T10:00:00Z')
    subscribe(account, customer, 'price_m')
    expect(periodEnd()).toBe('2027-02-28')
    expect(goTo('2027-02-28T09:59:59Z')).toEqual([])
    expect(goTo('2027-02-28T10:00:00Z')).toEqual(['invoice.paid', 'customer.subscription.updated'])
    expect(periodEnd()).toBe('2027-03-31')
  })

  test('renews by the year, also after a leap day', () => {
    const { account, customer, periodEnd } = open('2028-02-29T10:00:00Z')
    subscribe(account, customer, 'price_y')
    expect(periodEnd()).toBe('2029-02-28')
  })

  test('catches up with every month that was missed', () => {
    const { account, customer, goTo, periodEnd } = open('2026-11-15T10:00:00Z')
    subscribe(account, customer, 'price_m')
    expect(goTo('2027-03-01T00:00:00Z')).toHaveLength(6)
    expect([periodEnd(), account.invoices.size]).toEqual(['2027-03-15', 4])
  })

  test('ends what was cancelled, on the day it was paid until', () => {
    const { account, customer, goTo, status } = open('2026-11-15T10:00:00Z')
    subscribe(account, customer, 'price_m')
    cancelAtPeriodEnd(account, customer)
    expect(goTo('2026-12-20T00:00:00Z')).toEqual(['customer.subscription.deleted'])
    const ended = subscriptionOf(account, customer)?.ended_at ?? 0
    expect([status(), new Date(ended * 1000).toISOString()]).toEqual(['canceled', '2026-12-15T10:00:00.000Z'])
    expect(goTo('2027-12-20T00:00:00Z')).toEqual([])
  })

  test('fails on a card that has expired, once, until another pays', () => {
    const { account, customer, goTo, status } = open('2026-11-15T10:00:00Z')
    openSession(account, customer)
    pay(account, sessionId(account), 'expiring')
    expect(status()).toBe('active')
    expect(goTo('2027-02-20T00:00:00Z')).toEqual(['invoice.payment_failed', 'customer.subscription.updated'])
    expect(status()).toBe('past_due')
    chooseCard(account, customer, 'lasting')
    payOverdue(account, customer)
    expect([status(), payOverdue(account, customer)]).toEqual(['active', []])
  })

  test('closes a checkout that nobody paid', () => {
    const { account, customer, goTo } = open('2026-11-15T10:00:00Z')
    openSession(account, customer)
    expect(goTo('2026-11-15T10:59:59Z')).toEqual([])
    expect(goTo('2026-11-15T11:00:00Z')).toEqual(['checkout.session.expired'])
    expect(() => pay(account, sessionId(account))).toThrow('only an open session can be paid')
  })
})

describe('money', () => {
  test('left of the old period is taken off the price of a switch', () => {
    const { account, customer, goTo } = open('2026-11-15T00:00:00Z')
    subscribe(account, customer, 'price_m')
    goTo('2026-11-30T00:00:00Z')
    switchTo(account, customer, 'price_y')
    // Half of thirty days is left of $29.00.
    expect([...account.invoices.values()].at(-1)?.total).toBe(27_840 - 1_450)
    goTo('2026-12-01T00:00:00Z')
    switchTo(account, customer, 'price_m')
    expect([...account.invoices.values()].at(-1)?.total).toBe(0)
    expect(switchTo(account, customer, 'price_m')).toEqual([])
  })

  test('is given back in parts until nothing is left', () => {
    const { account, customer } = open('2026-11-15T00:00:00Z')
    subscribe(account, customer, 'price_m')
    const given = () => {
      const charge = paidCharge(account, customer)
      return [charge?.amount_refunded, charge?.refunded]
    }
    refund(account, customer, false)
    expect(given()).toEqual([1_450, false])
    refund(account, customer)
    expect(given()).toEqual([2_900, true])
    expect(refund(account, customer)).toEqual([])
    renew(account, customer)
    expect(given()).toEqual([0, false])
  })

  test('that was refused leaves a failed charge and an open checkout', () => {
    const { account, customer } = open('2026-11-15T00:00:00Z')
    openSession(account, customer)
    expect(decline(account, sessionId(account)).map(({ type }) => type)).toEqual(['charge.failed'])
    expect([paidCharge(account, customer), account.sessions.get(sessionId(account))?.status]).toEqual([
      null,
      'open',
    ])
  })
})

describe('the API', () => {
  test('gives one answer to a key, and refuses it for anything else', () => {
    const { account } = open('2026-11-15T00:00:00Z')
    const make = (email: string) => ask(account, 'POST', '/v1/customers', { email }, 'key-1')
    const before = account.customers.size
    expect(make('ben@x.example').body).toEqual(make('ben@x.example').body)
    expect(account.customers.size).toBe(before + 1)
    expect(make('eve@x.example')).toMatchObject({
      status: 400,
      body: { error: { type: 'idempotency_error' } },
    })
  })

  test.each([
    [29 - 1, 400],
    [30, 200],
    [24 * 60, 200],
    [24 * 60 + 2, 400],
  ])('makes a checkout of %i minutes: %i', (minutes, status) => {
    const { account, customer } = open('2026-11-15T00:00:00Z')
    expect(openSession(account, customer, minutes).status).toBe(status)
  })

  test('ends an open checkout, and no other', () => {
    const { account, customer } = open('2026-11-15T00:00:00Z')
    openSession(account, customer)
    const path = `/v1/checkout/sessions/${sessionId(account)}/expire`
    expect([ask(account, 'POST', path).status, ask(account, 'POST', path).status]).toEqual([200, 400])
  })

  test('keeps the metadata of a session for its subscription, and tells no line items unasked', () => {
    const { account, customer } = open('2026-11-15T00:00:00Z')
    expect(openSession(account, customer).body).not.toHaveProperty('line_items')
    const events = pay(account, sessionId(account))
    expect(subscriptionOf(account, customer)?.metadata).toEqual({ user_id: 'u1' })
    expect(events.map(({ type }) => type)).toEqual([
      'customer.subscription.created',
      'invoice.paid',
      'customer.subscription.updated',
      'checkout.session.completed',
    ])
    expect(events.map(({ created }) => created)).toEqual(Array(4).fill(Date.parse('2026-11-15') / 1000))
  })

  test('knows a deleted customer no more', () => {
    const { account, customer } = open('2026-11-15T00:00:00Z')
    subscribe(account, customer, 'price_m')
    const remove = () => ask(account, 'DELETE', `/v1/customers/${customer}`)
    expect(remove()).toMatchObject({ status: 200, body: { id: customer, deleted: true } })
    expect(remove()).toMatchObject({ status: 404, body: { error: { code: 'resource_missing' } } })
    expect(ask(account, 'GET', '/v1/subscriptions', { customer }).status).toBe(404)
    expect(subscriptionOf(account, customer)?.status).toBe('canceled')
  })

  test('says which address it does not know', () => {
    const { account } = open('2026-11-15T00:00:00Z')
    expect(ask(account, 'GET', '/v1/payouts')).toMatchObject({
      status: 404,
      body: { error: { message: 'Unrecognized request URL (GET: /v1/payouts).' } },
    })
  })
})
