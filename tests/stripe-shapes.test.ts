import { describe, expect, test } from 'vitest'
import { answerStripe } from '#server/payments/sandbox/api.ts'
import { customerObject } from '#server/payments/sandbox/base-objects.ts'
import { decline, expireCheckout } from '#server/payments/sandbox/checkout-life.ts'
import { deleteCustomer } from '#server/payments/sandbox/life.ts'
import { createStripeAccount, STRIPE_PRICES, type StripeEvent } from './stripe-account.ts'
import { shapeFaults } from './stripe-shape-faults.ts'

type Account = ReturnType<typeof createStripeAccount>

/** The answer to a call, in the form in which Stripe would send it. */
function ask(account: Account, call: string, params: Record<string, string> = {}): object {
  const [method = '', path = ''] = call.split(' ')
  const { status, body } = answerStripe(account, {
    method,
    path: `/v1/${path}`,
    params: new URLSearchParams(params),
    idempotencyKey: null,
  })
  expect([call, status]).toEqual([call, 200])
  return body
}

function idIn(body: object): string {
  return 'id' in body ? String(body.id) : ''
}

function openSession(account: Account, customer: string): string {
  return idIn(
    ask(account, 'POST checkout/sessions', { customer, 'line_items[0][price]': STRIPE_PRICES.month }),
  )
}

describe('the stand-in for Stripe', () => {
  test('answers every call with objects of the recorded shape', () => {
    const account = createStripeAccount('http://stripe.example')
    const customer = idIn(ask(account, 'POST customers', { email: 'ana@people.example', name: 'Ana' }))
    const [paid, left] = [openSession(account, customer), openSession(account, customer)]
    account.pay(paid)
    account.refund(customer, false)
    account.dispute(customer)
    const charge = [...account.charges.keys()].join()
    const subscription = [...account.subscriptions.keys()].join()
    const invoice = [...account.invoices.keys()].join()
    const answers = [
      ask(account, `GET prices/${STRIPE_PRICES.year}`),
      ask(account, `GET checkout/sessions/${paid}`),
      ask(account, `POST checkout/sessions/${left}/expire`),
      ask(account, 'GET subscriptions', { customer }),
      ask(account, 'GET subscriptions', { customer, 'expand[0]': 'data.latest_invoice' }),
      ask(account, 'GET invoices', { subscription }),
      ask(account, 'GET invoice_payments', { invoice }),
      ask(account, 'GET charges', { customer }),
      ask(account, `GET charges/${charge}`),
      ask(account, 'GET disputes', { charge }),
      ask(account, 'GET refunds', { charge }),
      ask(account, 'POST billing_portal/configurations'),
      ask(account, 'GET billing_portal/configurations'),
      ask(account, 'POST billing_portal/sessions', { customer }),
      ask(account, `DELETE customers/${customer}`),
    ]
    for (const list of answers.filter(answer => 'data' in answer))
      expect(list).not.toMatchObject({ data: [] })
    expect(answers.flatMap(answer => shapeFaults(answer))).toEqual([])
  })

  test('sends every event in the recorded shape, with an object of the recorded shape', () => {
    const account = createStripeAccount('http://stripe.example')
    const customer = account.addCustomer()
    const session = openSession(account, customer)
    const events: StripeEvent[] = [
      ...decline(account, session),
      ...expireCheckout(account, openSession(account, customer)),
      ...account.pay(session),
      ...account.renew(customer),
      ...account.failRenewal(customer),
      ...account.payOverdue(customer),
      ...account.switchTo(customer, STRIPE_PRICES.year),
      ...account.cancelAtPeriodEnd(customer),
      ...account.resume(customer),
      ...account.pause(customer),
      ...account.refund(customer),
      ...account.dispute(customer),
      ...account.closeDispute(customer, 'lost'),
      ...account.end(customer),
      ...account.subscribeAgain(customer),
      ...deleteCustomer(account, customer),
    ]
    expect(new Set(events.map(({ type }) => type)).size).toBe(14)
    expect(events.flatMap(event => shapeFaults(event))).toEqual([])
  })
})

test('a field that is missing, of another type or unknown to Stripe is noticed, however deep', () => {
  const customer = customerObject({ created: 1, email: null, name: null, metadata: {} })
  const { created: _created, ...withoutCreated } = customer
  expect(shapeFaults(customer)).toEqual([])
  expect(shapeFaults(withoutCreated)).toEqual(['customer.created: always sent, and missing'])
  expect(shapeFaults({ ...customer, created: '1' })).toEqual(['customer.created: string, not integer'])
  expect(shapeFaults({ ...customer, tier: 'gold' })).toEqual(['customer.tier: no such field'])
  expect(shapeFaults({ ...customer, invoice_settings: { footer: null } })).toHaveLength(3)

  const account = createStripeAccount('http://stripe.example')
  const id = account.addCustomer()
  const item = account.subscribe(id).items.data[0]
  Object.assign(item ?? {}, { current_period_end: null })
  expect(shapeFaults(ask(account, 'GET subscriptions', { customer: id }))).toEqual([
    'list.data[0].items.data[0].current_period_end: null, not integer',
  ])
})
