import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '#tests/harness.ts'
import { openStripeServer } from '#tests/stripe-server.ts'
import { signUpFree } from '#tests/subscriber.ts'

const ORIGIN = 'http://localhost:4000'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Presses a button of a sandbox page, and waits for the events of it. */
async function press(path: string, form: Record<string, string>, origin = ORIGIN) {
  const response = await app.fetch(path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form),
  })
  await app.internals.background.idle()
  await app.internals.paymentInbox.drain()
  return { status: response.status, to: response.headers.get('location'), html: await response.text() }
}

async function page(path: string) {
  const response = await app.fetch(path)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** Where somebody without a trial is sent to pay. */
async function checkoutPath(person: Person, interval?: 'year'): Promise<string> {
  const { url } = await person.api.billing.createCheckout(interval ? { interval } : {})
  return new URL(url).pathname
}

async function subscriber(card = 'lasting'): Promise<Person & { portal: string }> {
  const person = await signUpFree(app)
  const paid = await press(await checkoutPath(person), { action: 'pay', card })
  expect(paid.status).toBe(303)
  const { url } = await person.api.billing.customerPortal({})
  return { ...person, portal: new URL(url).pathname }
}

async function stateOf(person: Person): Promise<string> {
  return (await person.api.billing.getBilling({})).state
}

describe('a sandbox checkout', () => {
  test('is marked, needs no script, and shows what is paid', async () => {
    const ana = await signUpFree(app)
    const path = await checkoutPath(ana)
    const { status, headers, html } = await page(path)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html).toContain('Sandbox, no money moves')
    expect(html).toContain('$29.00 per month')
    expect(html).not.toContain('<script')
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
    )
    expect((await page(await checkoutPath(ana, 'year'))).html).toContain('$278.40 per year')
  })

  test('that is paid opens Professional by an event that came through the signature check', async () => {
    const ana = await signUpFree(app)
    const path = await checkoutPath(ana)
    expect(await stateOf(ana)).toBe('none')
    const paid = await press(path, { action: 'pay', card: 'lasting' })
    const id = path.split('/').at(-1)
    expect([paid.status, paid.to]).toEqual([303, `${ORIGIN}/dashboard?success=true&session_id=${id}`])
    expect(await ana.api.billing.getBilling({})).toMatchObject({
      payments: 'sandbox',
      plan: 'professional',
      state: 'active',
      billing_interval: 'month',
    })
    const outcomes = await app.sql<{ outcome: string }>(
      `select distinct outcome from payment_events where customer_id = (select customer_id from subscriptions where user_id = $1)`,
      [ana.id],
    )
    expect(outcomes).toEqual([{ outcome: 'synced' }])
    expect(await ana.api.billing.verifyPayment({ session_id: id ?? '' })).toMatchObject({ verified: true })
  })

  test('pressed five times at once makes one subscription', async () => {
    const ana = await signUpFree(app)
    const path = await checkoutPath(ana)
    const pressed = await Promise.all(
      Array.from({ length: 5 }, () => press(path, { action: 'pay', card: 'lasting' })),
    )
    expect(pressed.map(({ status }) => status)).toEqual(Array(5).fill(303))
    const made = await app.sql(
      `select from sandbox_objects where kind = 'subscription' and customer_id = (select customer_id from subscriptions where user_id = $1)`,
      [ana.id],
    )
    expect(made).toHaveLength(1)
  })

  test('with a card that is declined says so and stays open', async () => {
    const ana = await signUpFree(app)
    const path = await checkoutPath(ana)
    const declined = await press(path, { action: 'pay', card: 'declined' })
    expect([declined.status, declined.html.includes('Your card was declined.')]).toEqual([200, true])
    expect(await stateOf(ana)).toBe('none')
    await press(path, { action: 'pay', card: 'lasting' })
    expect(await stateOf(ana)).toBe('active')
  })

  test('with 3-D Secure waits for the bank, which may refuse', async () => {
    const ana = await signUpFree(app)
    const path = await checkoutPath(ana)
    const asked = await press(path, { action: 'pay', card: 'secure' })
    expect(asked.html).toContain('Your bank asks: is it you?')
    expect(await stateOf(ana)).toBe('none')
    expect((await press(path, { action: 'refuse' })).html).toContain('Your card was declined.')
    expect(await stateOf(ana)).toBe('none')
    expect((await press(path, { action: 'confirm' })).status).toBe(303)
    expect(await stateOf(ana)).toBe('active')
  })

  test('that is left leads back and opens nothing', async () => {
    const ana = await signUpFree(app)
    const path = await checkoutPath(ana)
    expect((await page(path)).html).toContain(
      `<a class="back" href="${ORIGIN}/dashboard">Back without paying</a>`,
    )
    expect(await stateOf(ana)).toBe('none')
  })

  test('refuses a button that another site presses, and knows no made-up id', async () => {
    const ana = await signUpFree(app)
    const path = await checkoutPath(ana)
    expect((await press(path, { action: 'pay', card: 'lasting' }, 'https://evil.example')).status).toBe(403)
    expect(await stateOf(ana)).toBe('none')
    expect((await page('/sandbox/checkout/cs_test_00000000')).status).toBe(404)
    expect((await press('/sandbox/checkout/cs_test_00000000', { action: 'confirm' })).status).toBe(404)
  })
})

test('a body that is no form of these pages is answered, and pays nothing', async () => {
  const ana = await signUpFree(app)
  const path = await checkoutPath(ana)
  for (const [type, body, status] of [
    ['multipart/form-data', 'x', 422],
    ['multipart/form-data; boundary=x', 'no part of it', 422],
    ['application/json', '{"action":"pay","card":"lasting"}', 422],
    ['application/x-www-form-urlencoded', `action=pay&card=lasting&more=${'a'.repeat(10_000)}`, 413],
  ] as const) {
    const headers = { origin: ORIGIN, 'content-type': type }
    const answer = await app.fetch(path, { method: 'POST', headers, body })
    expect([type, answer.status]).toEqual([type, status])
  }
  expect(await stateOf(ana)).toBe('none')
})

describe('in the sandbox portal', () => {
  test.each([
    ['cancel', 'cancelling'],
    ['expire-card', 'past_due'],
    ['refund', 'refunded'],
    ['dispute', 'disputed'],
    ['renew', 'active'],
  ])('%s makes the plan %s', async (action, state) => {
    const ana = await subscriber()
    expect((await press(ana.portal, { action })).status).toBe(303)
    expect(await stateOf(ana)).toBe(state)
  })

  test('a cancelled plan can be kept, another card pays what is open, a dispute can be won', async () => {
    const ana = await subscriber()
    for (const [action, state] of [
      ['cancel', 'cancelling'],
      ['keep', 'active'],
      ['expire-card', 'past_due'],
      ['card', 'active'],
      ['dispute', 'disputed'],
      ['win-dispute', 'active'],
      ['expire-card', 'past_due'],
      ['give-up', 'unpaid'],
    ] as const) {
      await press(ana.portal, { action })
      expect([action, await stateOf(ana)]).toEqual([action, state])
    }
  })

  test('the plan switches to annual and back, with an invoice for each', async () => {
    const ana = await subscriber()
    await press(ana.portal, { action: 'annual' })
    expect(await ana.api.billing.getBilling({})).toMatchObject({ billing_interval: 'year', state: 'active' })
    const { html } = await page(ana.portal)
    expect(html).toContain('$278.40 per year')
    expect(html.match(/<tr><td>/g)).toHaveLength(2)
    expect(html).not.toContain('Switch to annual')
    await press(ana.portal, { action: 'monthly' })
    expect(await ana.api.billing.getBilling({})).toMatchObject({ billing_interval: 'month' })
  })

  test('nothing happens that is not offered', async () => {
    const ana = await subscriber()
    for (const action of ['keep', 'win-dispute', 'monthly', 'give-up', 'nonsense', ''])
      await press(ana.portal, { action })
    expect(await ana.api.billing.getBilling({})).toMatchObject({ state: 'active', billing_interval: 'month' })
    for (const action of ['dispute', 'lose-dispute', 'win-dispute', 'refund', 'dispute'])
      await press(ana.portal, { action })
    expect(await stateOf(ana)).toBe('disputed')
    const { html } = await page(ana.portal)
    expect(html).toContain('The dispute was decided for the customer')
    expect(html).not.toMatch(/Open a dispute|Refund the last payment/)
  })
})

test('a deleted account leaves nothing in the sandbox', async () => {
  const ana = await subscriber()
  const [row] = await app.sql<{ customer_id: string }>(
    'select customer_id from subscriptions where user_id = $1',
    [ana.id],
  )
  await ana.api.account.deleteAccount({ password: ana.password })
  expect(
    await app.sql('select data from sandbox_objects where customer_id = $1', [row?.customer_id]),
  ).toEqual([{ data: { id: row?.customer_id, object: 'customer', deleted: true } }])
  expect(await app.sql('select from sandbox_objects where data::text like $1', [`%${ana.email}%`])).toEqual(
    [],
  )
})

describe('where money moves there is no sandbox', () => {
  test('with a key of Stripe its pages are missing and its money counts for nothing', async () => {
    const ana = await subscriber()
    const stripe = await openStripeServer()
    const real = await app.secondServer(stripe.settings)
    expect((await real.fetch(ana.portal)).status).toBe(404)
    const { body } = await real.post('/functions/check-subscription', {}, ana.bearer)
    expect(body).toMatchObject({ subscribed: false, subscription_tier: null })
    await stripe.close()
  })

  test('a sandbox that others than this machine can reach is told to whoever reads the log', async () => {
    const warned = (server: TestApp) => server.logged.some(line => line.includes('sandbox_payments'))
    const reachable = await app.secondServer({ PUBLIC_URL: 'https://waywell.example' })
    expect([warned(app), warned(reachable)]).toEqual([false, true])
  })

  test('with a real database and no key its pages are missing too', async () => {
    const ana = await subscriber()
    const off = await app.secondServer({ DATABASE_URL: app.ownerUrl, SANDBOX: '0' })
    expect((await off.fetch(ana.portal)).status).toBe(404)
    expect((await off.post('/functions/create-checkout', {}, ana.bearer)).body.code).toBe('billing_off')
  })
})
