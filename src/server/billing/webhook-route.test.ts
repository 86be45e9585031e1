import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROFESSIONAL_ANNUAL_USD, PROFESSIONAL_MONTHLY_USD } from '#shared/billing/plans.ts'
import { WEBHOOK_EVENTS } from './webhook-route.ts'

const guide = readFileSync('docs/payments.md', 'utf8')

test('the guide lists the events to choose at Stripe, and no others', () => {
  expect([...guide.matchAll(/^ {3}- `([\w.]+)`$/gm)].map(match => match[1])).toEqual(WEBHOOK_EVENTS)
})

test('the guide names the prices that are advertised', () => {
  for (const usd of [PROFESSIONAL_MONTHLY_USD, PROFESSIONAL_ANNUAL_USD])
    expect(guide).toContain(`$${usd.toFixed(2)}`)
})
