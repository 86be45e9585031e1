import { describe, expect, test } from 'vitest'
import { FEATURES } from '#shared/billing/features.ts'
import type { Person } from '#tests/harness.ts'
import { readAnswer } from '#tests/read-answer.ts'
import { startStripeApp } from '#tests/stripe-app.ts'
import { report, signUpFree, subscriber } from '#tests/subscriber.ts'
import { expiredBilling } from './delete-expired.ts'

const { stripe, app } = await startStripeApp()

describe('Settings → Plan', () => {
  test('shows the plan, its next day, and what each feature has left', async () => {
    const ana = await subscriber(app, stripe)
    const billing = await ana.api.billing.getBilling({})
    const [row] = await app.sql<{ ends_at: Date }>(
      'select current_period_end as ends_at from subscriptions where user_id = $1',
      [ana.id],
    )
    expect(billing).toMatchObject({
      payments: 'stripe',
      plan: 'professional',
      tier: 'Professional',
      state: 'active',
      billing_interval: 'month',
      manageable: true,
      time_zone: null,
      mail_trial_ending: true,
      mail_payments: true,
      banner_dismissed: { form: null, at: null },
    })
    expect(Date.parse(billing.ends_at ?? '')).toBe(row?.ends_at.getTime())
    expect(billing.usage.map(one => one.feature)).toEqual(FEATURES)
    await report(app, stripe, stripe.account.end(ana.customerId))
    const free = await ana.api.billing.getBilling({})
    expect(free.usage.find(one => one.feature === 'chat-coach')).toEqual({
      feature: 'chat-coach',
      enabled: true,
      monthly_limit: 10,
      used: 0,
      left: 10,
    })
  })

  test('keeps mails and a closed banner, each by itself', async () => {
    const ana = await signUpFree(app)
    await ana.api.billing.updateBilling({ mail_payments: false })
    const billing = await ana.api.billing.updateBilling({ dismiss_banner: 'expired' })
    expect(billing).toMatchObject({
      mail_trial_ending: true,
      mail_payments: false,
      banner_dismissed: { form: 'expired' },
    })
    expect(Math.abs(Date.parse(billing.banner_dismissed.at ?? '') - Date.now())).toBeLessThan(60_000)
    expect(await ana.api.billing.updateBilling({})).toEqual(billing)
  })
})

describe('a function', () => {
  const post = async (person: Person, path: string, init: RequestInit = {}) =>
    readAnswer(
      await app.fetch(path, {
        method: 'POST',
        ...init,
        headers: { ...person.bearer, ...(init.headers as object) },
      }),
    )
  const json = (body: string, type = 'application/json') => ({ headers: { 'content-type': type }, body })

  test.each([
    'check-subscription',
    'get-trial-days-remaining',
    'get_trial_days_remaining',
    'check_subscription',
  ])('%s answers alike without a body, with an empty one and with a charset', async name => {
    const ana = await app.signUp()
    const answers = [
      await post(ana, `/functions/${name}`),
      await post(ana, `/functions/${name}`, json('{}')),
      await post(ana, `/functions/${name}`, json('{}', 'application/json; charset=utf-8')),
    ]
    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([200, answers[0]?.text]))
    expect(answers[0]?.text).toBe(
      name.startsWith('get') ? '14' : '{"subscribed":false,"subscription_tier":null,"subscription_end":null}',
    )
  })

  test.each(['null', '[]', '"month"', '1'])('refuses %s for a body', async body => {
    const ana = await app.signUp()
    expect([400, 422]).toContain((await post(ana, '/functions/create-checkout', json(body))).status)
  })

  test('refuses another’s id before it looks at anything else', async () => {
    const [ana, ben] = [await app.signUp('ana'), await app.signUp('ben')]
    for (const name of ['user_id', 'userId']) {
      const answer = await post(ana, '/functions/verify-payment', json(JSON.stringify({ [name]: ben.id })))
      expect([answer.status, answer.body.code]).toEqual([403, 'user_id_mismatch'])
    }
    expect(
      (await post(ana, '/functions/get_trial_days_remaining', json(JSON.stringify({ user_id: ana.id }))))
        .text,
    ).toBe('14')
  })
})

test('old reservations and events are cleaned up, young ones are not', async () => {
  const ana = await app.signUp()
  const month = '2026-11-01'
  await app.sql(
    `insert into usage_reservations (user_id, id, feature, month, expires_at) values
     ($1, gen_random_uuid(), 'old', $2, now() - interval '25 hours'), ($1, gen_random_uuid(), 'young', $2, now() - interval '23 hours')`,
    [ana.id, month],
  )
  await app.sql(
    `insert into payment_events (id, provider, type, object_id, happened_at, received_at) values
     ('evt_old', 'stripe', 'invoice.paid', 'in_1', now(), now() - interval '91 days'),
     ('evt_young', 'stripe', 'invoice.paid', 'in_1', now(), now() - interval '89 days')`,
  )
  for (const task of expiredBilling(app.internals.database)) await task()
  expect(await app.sql('select feature from usage_reservations where user_id = $1', [ana.id])).toEqual([
    { feature: 'young' },
  ])
  expect(await app.sql(`select id from payment_events where id in ('evt_old', 'evt_young')`)).toEqual([
    { id: 'evt_young' },
  ])
})

describe('deleting an account', () => {
  const remove = (person: Person) =>
    app.post('/api/account/delete', { password: person.password }, person.bearer)

  test('ends the subscription, and takes what was reported about it', async () => {
    const ana = await subscriber(app, stripe)
    expect((await remove(ana)).status).toBe(200)
    expect(stripe.hasSubscription(ana.customerId)).toBe(false)
    expect(await app.sql('select from payment_events where customer_id = $1', [ana.customerId])).toEqual([])
  })

  test('does not ask Stripe about a customer of the sandbox', async () => {
    const ana = await subscriber(app, stripe)
    await app.sql(`update subscriptions set provider = 'sandbox' where user_id = $1`, [ana.id])
    stripe.asked = []
    expect([(await remove(ana)).status, stripe.asked]).toEqual([200, []])
  })
})
