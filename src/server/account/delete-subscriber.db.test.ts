import { describe, expect, test } from 'vitest'
import { type Person, secondServerForThisTest, type TestApp } from '#tests/harness.ts'
import { startStripeApp } from '#tests/stripe-app.ts'
import { noSuchCustomer, openStripeServer, type StripeServer, stripeAnswer } from '#tests/stripe-server.ts'

const NOT_CANCELLED =
  'We could not cancel your subscription just now, so nothing was deleted. Please try again in a few minutes.'

const { stripe, app } = await startStripeApp()

async function subscriber() {
  const person = await app.signUp()
  const customerId = stripe.subscribe()
  await app.sql('insert into subscriptions (user_id, customer_id) values ($1, $2)', [person.id, customerId])
  return { ...person, customerId }
}

const remove = (person: Person, at: TestApp = app) =>
  at.post('/api/account/delete', { password: person.password }, person.bearer)

const rowsOf = ({ id }: Person) =>
  app.sql('select from auth.users u left join subscriptions s on s.user_id = u.id where u.id = $1', [id])

describe('someone with a subscription who deletes their account', () => {
  test('is a customer no more, and everything is gone', async () => {
    const ana = await subscriber()
    const ben = await subscriber()
    expect((await remove(ana)).text).toBe('{"deleted":true}')
    expect(stripe.asked).toEqual([`DELETE /v1/customers/${ana.customerId}`])
    expect(stripe.hasSubscription(ana.customerId)).toBe(false)
    expect(await rowsOf(ana)).toEqual([])
    expect(await app.sql('select from subscriptions where user_id = $1', [ana.id])).toEqual([])
    expect([stripe.hasSubscription(ben.customerId), (await rowsOf(ben)).length]).toEqual([true, 1])
  })

  test('is not asked about at Stripe before the password is right', async () => {
    const ana = await subscriber()
    expect((await remove({ ...ana, password: 'not the right one' })).body.code).toBe('wrong_password')
    expect(stripe.asked).toEqual([])
  })

  test.each<[string, number, StripeServer['trouble']]>([
    ['fails', 2, response => stripeAnswer(response, 500, { error: { type: 'api_error', message: 'Sorry' } })],
    ['has too much to do', 1, response => stripeAnswer(response, 429, { error: { code: 'rate_limit' } })],
    ['hangs up', 2, response => response.destroy()],
    ['answers with something else', 1, response => response.end('<h1>Maintenance</h1>')],
    ['does not say it is done', 1, response => stripeAnswer(response, 200, { object: 'customer' })],
    ['does not know our key', 1, response => stripeAnswer(response, 401, { error: { message: 'Bad key' } })],
    [
      'looks in its other mode',
      1,
      response => noSuchCustomer(response, 'cus_1', '; a similar object exists in live mode, but …'),
    ],
  ])('keeps everything when Stripe %s, reads why, and may try again', async (_how, attempts, trouble) => {
    const ana = await subscriber()
    stripe.trouble = trouble
    const refused = await remove(ana)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      503,
      'subscription_not_cancelled',
      NOT_CANCELLED,
    ])
    expect(stripe.asked).toHaveLength(attempts)
    expect((await rowsOf(ana)).length).toBe(1)
    expect((await ana.api.account.getProfile({})).full_name).toBe('ana Example')
    const failures = app.logged.filter(line => line.includes('"operation_failed"'))
    expect(failures.at(-1)).toContain('"operation":"account.deleteAccount"')
    expect(app.logged.join('')).not.toContain(stripe.settings.STRIPE_SECRET_KEY)
    stripe.trouble = null
    expect((await remove(ana)).status).toBe(200)
    expect([stripe.hasSubscription(ana.customerId), await rowsOf(ana)]).toEqual([false, []])
  })

  test.each<[string, StripeServer['trouble']]>([
    ['says nothing', () => {}],
    [
      'trickles',
      response => {
        const drip = setInterval(() => response.write(' '), 500)
        response.on('close', () => clearInterval(drip))
      },
    ],
  ])(
    'hears of it, and waits no longer, when Stripe %s',
    async (_how, trouble) => {
      const ana = await subscriber()
      stripe.trouble = trouble
      expect((await remove(ana)).body.message).toBe(NOT_CANCELLED)
      expect((await rowsOf(ana)).length).toBe(1)
      // Stripe's own library would wait for eighty.
    },
    40_000,
  )

  test('hears at once when Stripe is not there', async () => {
    const gone = await openStripeServer()
    await gone.close()
    const other = await secondServerForThisTest(app, gone.settings)
    const ana = await subscriber()
    expect((await remove(ana, other)).body.code).toBe('subscription_not_cancelled')
    expect((await rowsOf(ana)).length).toBe(1)
  })

  test('gets through when Stripe stumbles once', async () => {
    const ana = await subscriber()
    stripe.trouble = response => {
      stripe.trouble = null
      stripeAnswer(response, 503, {})
    }
    expect((await remove(ana)).status).toBe(200)
    expect(stripe.asked).toHaveLength(2)
    expect(await rowsOf(ana)).toEqual([])
  })

  test('gets through when Stripe has forgotten them already', async () => {
    const ana = await subscriber()
    stripe.trouble = response => noSuchCustomer(response, ana.customerId)
    expect((await remove(ana)).status).toBe(200)
    expect(await rowsOf(ana)).toEqual([])
  })

  test('may press twice, on two servers: it happens once and nothing fails', async () => {
    const other = await secondServerForThisTest(app)
    const ana = await subscriber()
    const answers = await Promise.all([remove(ana), remove(ana, other), remove(ana)])
    // Whoever comes last may find the session ended already.
    expect(answers.map(answer => answer.status).filter(status => ![200, 401].includes(status))).toEqual([])
    expect(answers.map(answer => answer.status)).toContain(200)
    expect([stripe.hasSubscription(ana.customerId), await rowsOf(ana)]).toEqual([false, []])
  })

  test('keeps everything where no provider is set up any more', async () => {
    const off = await secondServerForThisTest(app, stripe.billingOff(app))
    const ana = await subscriber()
    const refused = await remove(ana, off)
    expect([refused.status, refused.body.message]).toEqual([503, NOT_CANCELLED])
    expect(off.logged.join('')).toContain('no payment provider is set up')
    expect((await rowsOf(ana)).length).toBe(1)
  })

  test('keeps everything in a sandbox, which cannot end what Stripe charges', async () => {
    const sandbox = await secondServerForThisTest(
      app,
      Object.fromEntries(Object.keys(stripe.settings).map(name => [name, ''])),
    )
    const ana = await subscriber()
    const refused = await remove(ana, sandbox)
    expect([refused.status, refused.body.message]).toEqual([503, NOT_CANCELLED])
    expect((await rowsOf(ana)).length).toBe(1)
  })
})

test('someone without a subscription never waits for Stripe', async () => {
  stripe.trouble = () => {}
  const ben = await app.signUp('ben')
  expect((await remove(ben)).status).toBe(200)
  expect(stripe.asked).toEqual([])
  expect(await rowsOf(ben)).toEqual([])
})
