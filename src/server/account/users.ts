import { and, eq, gt, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { accounts, sessions, users } from '#server/platform/auth/tables.ts'
import type { Database } from '#server/platform/database/database.ts'
import { noteRequest } from '#server/platform/request-context.ts'
import type { AccountDeps } from './account-deps.ts'

export type UserRow = typeof users.$inferSelect

export const CREDENTIAL_PROVIDER = 'credential'

export async function selectUser(database: Database, userId: string): Promise<UserRow | null> {
  const [row] = await database.auth.select().from(users).where(eq(users.id, userId))
  return row ?? null
}

export async function selectUserByEmail(database: Database, email: string): Promise<UserRow | null> {
  const [row] = await database.auth.select().from(users).where(eq(users.email, email))
  return row ?? null
}

export async function updateUser(
  database: Database,
  userId: string,
  change: Partial<Pick<UserRow, 'name' | 'email' | 'emailVerified'>>,
): Promise<void> {
  await database.auth
    .update(users)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}

export async function selectPasswordHash(database: Database, userId: string): Promise<string | null> {
  const [row] = await database.auth
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, CREDENTIAL_PROVIDER)))
  return row?.password ?? null
}

/** What the cookies of an account's known browsers are signed with. */
export async function selectDeviceKey(database: Database, email: string): Promise<string | null> {
  const [row] = await database.auth
    .select({ deviceKey: users.deviceKey })
    .from(users)
    .where(eq(users.email, email))
  return row?.deviceKey ?? null
}

/** The password someone signs in with, in one visit. */
export async function selectPasswordOf(
  database: Database,
  email: string,
): Promise<{ userId: string; deviceKey: string; password: string | null } | null> {
  const [row] = await database.auth
    .select({ userId: users.id, deviceKey: users.deviceKey, password: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, CREDENTIAL_PROVIDER)))
    .where(eq(users.email, email))
  return row ?? null
}

/** Ends the session a credential belongs to, be it the newest or one that a refresh has just replaced. */
export async function endSessionOfToken(
  deps: Pick<AccountDeps, 'database' | 'endedSessions'>,
  token: string,
): Promise<boolean> {
  const ended = await deps.database.auth
    .delete(sessions)
    .where(and(eq(sessions.tokenFamily, sql`left(${token}, 32)`), gt(sessions.expiresAt, sql`now()`)))
    .returning({ id: sessions.id, userId: sessions.userId })
  for (const { id, userId } of ended) {
    deps.endedSessions.add(id)
    noteRequest({ userId })
  }
  return ended.length > 0
}

/** Ends the sessions of a person, all or all but one; their access tokens end with them. */
export async function endSessions(
  deps: Pick<AccountDeps, 'database' | 'endedSessions'>,
  userId: string,
  which: { except?: string; only?: string } = {},
): Promise<number> {
  const ended = await deps.database.auth
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        which.except === undefined ? undefined : ne(sessions.id, which.except),
        which.only === undefined ? undefined : eq(sessions.id, which.only),
      ),
    )
    .returning({ id: sessions.id })
  return addEndedSessions(deps, ended)
}

const endedSessionRows = z.array(z.object({ id: z.uuid() }))

/** Ends the access tokens of sessions whose rows are gone; answers how many sessions that were. */
export function addEndedSessions(deps: Pick<AccountDeps, 'endedSessions'>, rows: unknown): number {
  const ended = endedSessionRows.parse(rows)
  for (const { id } of ended) deps.endedSessions.add(id)
  return ended.length
}
