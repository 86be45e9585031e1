import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'
import { deleteBatch } from '#server/platform/database/delete-batch.ts'
import { paymentEvents } from './tables.ts'

/** Reservations that ran out yesterday, and events a quarter of a year after they came. */
export function expiredBilling(database: Database): (() => Promise<number>)[] {
  return [
    () =>
      database.asSystem(async tx => {
        const { rowCount } = await tx.execute(
          sql`delete from usage_reservations where ctid = any(array(
            select ctid from usage_reservations where expires_at < now() - interval '1 day' limit 1000))`,
        )
        return rowCount ?? 0
      }),
    () =>
      database.asSystem(tx =>
        deleteBatch(tx, paymentEvents, paymentEvents.receivedAt, sql`now() - interval '90 days'`),
      ),
  ]
}
