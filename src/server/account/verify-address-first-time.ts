import { sql } from 'drizzle-orm'
import type { AccountDeps } from './account-deps.ts'
import { addEndedSessions } from './users.ts'

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
  addEndedSessions(deps, rows)
  deps.log.info('address_verified')
}
