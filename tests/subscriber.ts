import type { Person, TestApp } from './harness.ts'
import type { StripeEvent } from './stripe-account.ts'
import type { StripeServer } from './stripe-server.ts'

/** Somebody whose trial is over. */
export async function signUpFree(app: TestApp, name = 'ana'): Promise<Person> {
  const person = await app.signUp(name)
  await app.sql('update profiles set trial_expires_at = now() where user_id = $1', [person.id])
  return person
}

export type Payer = Person & { customerId: string; sessionId: string }

/** Somebody without a trial who has opened a checkout. */
export async function openCheckout(app: TestApp, stripe: StripeServer, interval?: 'year'): Promise<Payer> {
  const person = await signUpFree(app)
  await person.api.billing.createCheckout(interval ? { interval } : {})
  const [row] = await app.sql<{ customer_id: string; checkout_id: string }>(
    'select customer_id, checkout_id from subscriptions where user_id = $1',
    [person.id],
  )
  const session = stripe.account.sessions.get(row?.checkout_id ?? '')
  if (!row || !session) throw new Error('no checkout was made')
  return { ...person, customerId: row.customer_id, sessionId: session.id }
}

/** Somebody who has paid, and of whom every event has come. */
export async function subscriber(app: TestApp, stripe: StripeServer): Promise<Payer> {
  const payer = await openCheckout(app, stripe)
  await report(app, stripe, stripe.account.pay(payer.sessionId))
  return payer
}

/** Sends events and waits until they are worked on. */
export async function report(
  app: TestApp,
  stripe: StripeServer,
  events: readonly StripeEvent[],
): Promise<void> {
  for (const event of events) await stripe.send(app, event)
  await drainEvents(app)
}

/** A server that has taken an event may still be at work when the others find none. */
export async function drainEvents(app: TestApp): Promise<void> {
  for (const server of app.servers()) await server.internals.paymentInbox.drain()
}

type Facts = Record<string, string | null>

/** Everything the provider said, and the state it was understood as. */
export async function factsInDatabase(app: TestApp, person: Person): Promise<Facts> {
  const [row] = await app.sql<Facts>(
    `select status, billing_interval, current_period_end::text, cancel_at::text, ended_at::text, past_due_since::text,
       refunded_at::text, disputed_at::text, noted_state from subscriptions where user_id = $1`,
    [person.id],
  )
  if (!row) throw new Error('no row')
  return row
}
