import { and, asc, inArray, ne, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import {
  addObject,
  allObjects,
  customerOf,
  emptyAccount,
  type SandboxAccount,
  type SandboxSettings,
} from './account.ts'
import type { SandboxEvent } from './base-objects.ts'
import { sandboxObjects } from './tables.ts'

type SandboxStore = {
  /** Runs alone, over every server, on all that belongs to the customers of these ids; keeps what it changed. */
  change<T>(ids: readonly string[], work: (account: SandboxAccount) => T): Promise<T>
}

/** Does what happens, and lets the events of it be reported. */
export type Happen = <T>(
  ids: readonly string[],
  work: (account: SandboxAccount) => { result: T; events: SandboxEvent[] },
) => Promise<T>

/** Any number that nothing else locks. */
const LOCK = 724_277

export function databaseStore(database: Database, settings: SandboxSettings): SandboxStore {
  return {
    change: (ids, work) =>
      database.asSystem(async tx => {
        // Two clicks on "Pay" must not make two subscriptions.
        await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
        const account = await load(tx, settings, ids)
        const before = new Map(allObjects(account).map(object => [object.id, JSON.stringify(object)]))
        const result = work(account)
        for (const object of allObjects(account)) {
          if (before.get(object.id) === JSON.stringify(object)) continue
          const row = { kind: object.object, customerId: customerOf(account, object), data: object }
          await tx
            .insert(sandboxObjects)
            .values({ id: object.id, ...row })
            .onConflictDoUpdate({ target: sandboxObjects.id, set: row })
        }
        await forgetDeleted(tx, account)
        return result
      }),
  }
}

/** Of somebody who is gone nothing stays but that they are. */
async function forgetDeleted(tx: Transaction, { customers }: SandboxAccount): Promise<void> {
  const gone = [...customers.values()].filter(({ deleted }) => deleted).map(({ id }) => id)
  if (gone.length > 0)
    await tx
      .delete(sandboxObjects)
      .where(and(inArray(sandboxObjects.customerId, gone), ne(sandboxObjects.kind, 'customer')))
}

const ACCOUNT_WIDE_KINDS = ['billing_portal.configuration']

async function load(
  tx: Transaction,
  settings: SandboxSettings,
  ids: readonly string[],
): Promise<SandboxAccount> {
  const account = emptyAccount(settings)
  const named = tx
    .select({ id: sandboxObjects.customerId })
    .from(sandboxObjects)
    .where(inArray(sandboxObjects.id, [...ids]))
  const rows = await tx
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(
      or(
        inArray(sandboxObjects.id, [...ids]),
        inArray(sandboxObjects.customerId, named),
        inArray(sandboxObjects.kind, ACCOUNT_WIDE_KINDS),
      ),
    )
    .orderBy(asc(sandboxObjects.createdAt), asc(sandboxObjects.id))
  for (const { data } of rows) addObject(account, data)
  return account
}
