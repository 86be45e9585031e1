import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { AccountDeps } from './account-deps.ts'

const endedSessions = z.array(z.object({ id: z.uuid() }))

/**
 * An address is verified for the first time. Whatever the account held until then may be someone
 * else's: every password, linked account, session, second factor, recovery code, link and waiting change goes, in
 * one transaction. Nothing else may set email_verified, except the account's own session.
 */
export async function verifyAddressFirstTime(
  deps: Pick<AccountDeps, 'database' | 'endedSessions' | 'log'>,
  userId: string,
  newPasswordHash: string | null = null,
): Promise<void> {
  const { rows } = await deps.database.auth.execute(
    sql`select id from auth.prove_address(${userId}, ${newPasswordHash}) as ended (id)`,
  )
  for (const { id } of endedSessions.parse(rows)) deps.endedSessions.add(id)
  deps.log.info('address_verified')
}
