import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/harness.ts'
import { startServer, stopServer } from '#tests/server-process.ts'
import { startStripeApp } from '#tests/stripe-app.ts'
import { openCheckout } from '#tests/subscriber.ts'

const { stripe, app } = await startStripeApp()

test('a server that is killed while it works on an event leaves it to another, which applies it once', async () => {
  const payer = await openCheckout(app, stripe)
  const [, , updated] = stripe.account.pay(payer.sessionId)
  if (!updated) throw new Error('nothing happened')
  const port = await freePort()
  const server = await startServer(app, port, stripe.settings)
  onTestFinished(() => {
    server.kill('SIGKILL')
  })
  const reading = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  stripe.before = async asked => {
    if (asked !== 'GET /v1/subscriptions') return
    reading.resolve()
    await held.promise
  }
  const process = {
    fetch: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
  }
  expect((await stripe.send(process, updated)).status).toBe(200)
  await reading.promise
  await stopServer(server, 'SIGKILL')
  stripe.before = null
  held.resolve()
  expect(await payer.api.billing.getBilling({})).toMatchObject({ plan: 'free' })

  // Stripe sends it again, as it does when an answer was lost; the dead server's turn is over after seconds.
  expect((await stripe.send(app, updated)).status).toBe(200)
  await app.sql('update payment_events set due_at = now() where id = $1', [updated.id])
  await app.internals.paymentInbox.drain()
  expect(await payer.api.billing.getBilling({})).toMatchObject({ plan: 'professional' })
  expect(await app.sql('select outcome, attempts from payment_events where id = $1', [updated.id])).toEqual([
    { outcome: 'synced', attempts: 2 },
  ])
  expect(await app.sql('select from entitlement_audit where user_id = $1', [payer.id])).toHaveLength(1)
})
