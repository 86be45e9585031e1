import { expect, test } from 'vitest'
import { billing, type Interval, UNSUBSCRIBED } from './contract.ts'

const checkout = (body: unknown) => billing.createCheckout['~orpc'].inputSchema?.safeParse(body)

test.each<[unknown, Interval]>([
  [{}, 'month'],
  [{ interval: 'month' }, 'month'],
  [{ interval: 'year' }, 'year'],
])('a checkout asked for with %j is paid by the %s', (body, interval) => {
  expect(checkout(body)?.data).toEqual({ interval })
})

test('a checkout for another interval is refused', () => {
  expect(checkout({ interval: 'week' })?.success).toBe(false)
})

test('a failed check means unsubscribed, with nulls', () => {
  expect(UNSUBSCRIBED).toEqual({ subscribed: false, subscription_tier: null, subscription_end: null })
})
