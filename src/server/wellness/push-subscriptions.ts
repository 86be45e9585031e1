import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { BROWSERS_MAX } from '#shared/wellness/push-subscription.ts'
import { pushSubscriptions } from './tables.ts'

const { endpoint } = pushSubscriptions

export async function addPushSubscription(
  database: Database,
  userId: string,
  address: string,
): Promise<{ browsers: number }> {
  return database.asUser(userId, async tx => {
    await tx.insert(pushSubscriptions).values({ userId, endpoint: address }).onConflictDoNothing()
    const known = await selectEndpoints(tx, userId)
    const surplus = known.filter(one => one !== address).slice(BROWSERS_MAX - 1)
    if (surplus.length > 0) await deleteEndpoints(tx, userId, surplus)
    return { browsers: known.length - surplus.length }
  })
}

export async function deletePushSubscriptions(
  database: Database,
  userId: string,
  address: string | undefined,
): Promise<{ deleted: number }> {
  return database.asUser(userId, async tx => {
    const gone = address === undefined ? await selectEndpoints(tx, userId) : [address]
    return { deleted: await deleteEndpoints(tx, userId, gone) }
  })
}

/** Newest first. */
export async function selectEndpoints(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt))
  return rows.map(row => row.endpoint)
}

export async function deleteEndpoints(
  tx: Transaction,
  userId: string,
  gone: readonly string[],
): Promise<number> {
  if (gone.length === 0) return 0
  const { rowCount } = await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), inArray(endpoint, [...gone])))
  return rowCount ?? 0
}
