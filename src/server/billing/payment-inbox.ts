import { and, eq, getTableColumns, isNull, lte, or, sql } from 'drizzle-orm'
import { type PaymentEvent, PaymentsError } from '#server/payments/payments.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { withoutDeadline } from '#server/platform/deadline.ts'
import { errorFields } from '#server/platform/log.ts'
import { outsideRequest } from '#server/platform/request-context.ts'
import type { BillingDeps } from './billing-deps.ts'
import { selectUserIdOfCustomer } from './subscription-rows.ts'
import { syncCustomer } from './sync-customer.ts'
import { paymentEvents } from './tables.ts'

export type PaymentInbox = {
  /** Keeps an event, once however often it comes. */
  keep(event: PaymentEvent): Promise<void>
  /** Works on what was kept, after the answer. */
  start(): void
  /** Works on all that is due; answers how many events were settled. */
  drain(): Promise<number>
  stop(): Promise<void>
}

type InboxDeps = Omit<BillingDeps, 'background'>
type EventRow = typeof paymentEvents.$inferSelect

const POLL_MS = 5_000
/** An hour without the provider is survived many times over; the daily reconciliation mends the rest. */
const ATTEMPTS_MAX = 20
const CHARGE_ID = /^(?:ch|py)_/

export function createPaymentInbox(deps: InboxDeps, pollMs: number = POLL_MS): PaymentInbox {
  const { database, payments, log } = deps
  let draining: Promise<number> | null = null
  let again = false
  let stopped = false

  function drain(): Promise<number> {
    // An event that is kept while a drain is under way may come too late for it.
    again = draining !== null
    draining ??= drainAll().finally(() => {
      draining = null
    })
    return draining
  }

  async function drainAll(): Promise<number> {
    let settled = 0
    do {
      again = false
      for (let event = await claimEvent(); event && !stopped; event = await claimEvent())
        settled += await apply(event)
    } while (again && !stopped)
    return settled
  }

  async function claimEvent(): Promise<(EventRow & { claimedAt: Date }) | null> {
    return database.asSystem(async tx => {
      const [event] = await tx
        .update(paymentEvents)
        .set({
          attempts: sql`${paymentEvents.attempts} + 1`,
          dueAt: sql`now() + least(interval '1 hour', interval '5 seconds' * power(2, ${paymentEvents.attempts}))`,
        })
        .where(
          sql`${paymentEvents.id} = (select e.id from payment_events e
            where e.applied_at is null and e.due_at <= now() and e.provider = ${payments.provider}
            order by e.received_at, e.id limit 1 for update skip locked)`,
        )
        .returning({
          ...getTableColumns(paymentEvents),
          claimedAt: sql<Date>`now()`.mapWith(paymentEvents.receivedAt),
        })
      return event ?? null
    })
  }

  async function apply(event: EventRow & { claimedAt: Date }): Promise<number> {
    try {
      const customerId = event.customerId ?? (await customerOf(event))
      const userId =
        customerId && (await database.asSystem(tx => selectUserIdOfCustomer(tx, payments, customerId)))
      if (!userId) return await settle(eq(paymentEvents.id, event.id), 'unknown_customer')
      await syncCustomer(deps, userId)
      // One read has seen everything that came before it.
      const seen = and(
        eq(paymentEvents.customerId, customerId),
        lte(paymentEvents.receivedAt, event.claimedAt),
      )
      return await settle(or(eq(paymentEvents.id, event.id), seen), 'synced')
    } catch (error) {
      if (!(error instanceof PaymentsError)) throw error
      log.warn('payment_event_failed', { id: event.id, attempt: event.attempts, ...errorFields(error) })
      if (event.attempts < ATTEMPTS_MAX) return 0
      log.error('payment_event_given_up', { id: event.id })
      return await settle(eq(paymentEvents.id, event.id), 'given_up')
    }
  }

  async function customerOf({ objectId }: EventRow): Promise<string | null> {
    return CHARGE_ID.test(objectId) ? payments.customerOfCharge(objectId) : null
  }

  async function settle(which: ReturnType<typeof and>, outcome: string): Promise<number> {
    const settled = await database.asSystem(tx =>
      tx
        .update(paymentEvents)
        .set({ appliedAt: sql`now()`, outcome })
        .where(and(which, isNull(paymentEvents.appliedAt)))
        .returning({ id: paymentEvents.id }),
    )
    return settled.length
  }

  const drainQuietly = () => {
    if (!stopped && payments.provider !== 'off')
      drain().catch(error => log.warn('payment_inbox_failed', errorFields(error)))
  }
  const timer = setInterval(drainQuietly, pollMs)
  timer.unref()

  return {
    keep: event => database.asSystem(tx => insertEvent(tx, deps, event)),
    start: () => {
      setImmediate(() => withoutDeadline(() => outsideRequest(drainQuietly)))
    },
    drain,
    async stop() {
      stopped = true
      clearInterval(timer)
      await draining?.catch(() => {})
    },
  }
}

/** What Stripe knows in its other mode is none of this installation's business. */
async function insertEvent(tx: Transaction, { payments }: InboxDeps, event: PaymentEvent): Promise<void> {
  const isOtherMode = event.livemode !== payments.livemode
  await tx
    .insert(paymentEvents)
    .values({
      id: event.id,
      provider: payments.provider,
      type: event.type,
      objectId: (event.customerId === null && event.chargeId) || event.objectId,
      customerId: event.customerId,
      happenedAt: event.happenedAt,
      ...(isOtherMode && { appliedAt: sql`now()`, outcome: 'other_mode' }),
    })
    .onConflictDoNothing()
}
