import { sql } from 'drizzle-orm'
import { sqlState } from '#server/platform/database/database-problem.ts'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { RECENT_SIGN_IN_MINUTES, SIGN_IN_LIMITS } from '#shared/account/sign-in-limits.ts'
import { Problem } from '#shared/problem.ts'
import type { AccountDeps } from './account-deps.ts'
import { currentAccount } from './sessions.ts'
import { addEndedSessions, CREDENTIAL_PROVIDER, type UserRow } from './users.ts'
import { weakPassword } from './weak-password.ts'

type CurrentAccount = Awaited<ReturnType<typeof currentAccount>>

/** Makes an account; two at once with one address make one. */
export async function insertUser(
  deps: AccountDeps,
  person: { email: string; fullName: string; password: string },
): Promise<string> {
  // Hashed before anything is looked up: a taken address must answer no sooner than a free one.
  const password = await hashNewPassword(deps, person.password)
  const id = uuidV7()
  try {
    await deps.database.auth.execute(
      sql`with person as (
            insert into auth.users (id, name, email) values (${id}, ${person.fullName}, ${person.email}) returning id)
          insert into auth.accounts (id, user_id, account_id, provider_id, password)
          select ${uuidV7()}::uuid, id, id::text, ${CREDENTIAL_PROVIDER}, ${password} from person`,
    )
  } catch (error) {
    if (sqlState(error) === '23505') throw new Problem('email_taken')
    throw error
  }
  return id
}

/**
 * Sets a password, in one transaction with ending what was opened or begun with the one before: sessions but for one, links,
 * challenges, known browsers. Answers how many sessions ended.
 */
export async function changePassword(
  deps: AccountDeps,
  userId: string,
  password: string,
  keptSessionId: string | null = null,
): Promise<number> {
  const hash = await hashNewPassword(deps, password)
  const { rows } = await deps.database.auth.execute(
    sql`select id from auth.change_password(${userId}, ${hash}, ${keptSessionId}) as ended (id)`,
  )
  return addEndedSessions(deps, rows)
}

export function rejectWeakPassword(password: string, person: { email: string; fullName: string }): void {
  if (weakPassword(password, person)) throw new Problem('weak_password')
}

/** Asks for the current password; people without one need a session that is only minutes old. */
export async function requireReauthentication(
  deps: AccountDeps,
  call: CallContext,
  password: string | undefined,
  options: {
    recentSignInIsEnough?: boolean
    /** Runs before the attempt is counted. */
    check?: (person: UserRow) => void
  } = {},
): Promise<CurrentAccount> {
  const current = await currentAccount(deps, call)
  const { session, person, passwordHash } = current
  options.check?.(person)
  if (passwordHash !== null && password !== undefined) {
    await deps.rateLimit.countAttempt('reauthentication', session.userId, SIGN_IN_LIMITS.reauthentication)
    const context = await deps.auth.$context
    if (!(await context.password.verify({ hash: passwordHash, password })))
      throw new Problem('wrong_password')
    await deps.rateLimit.clearAttempts('reauthentication', session.userId)
    return current
  }
  if (passwordHash !== null && !options.recentSignInIsEnough) throw new Problem('wrong_password')
  if (Date.now() - session.createdAt.getTime() > RECENT_SIGN_IN_MINUTES * 60_000)
    throw new Problem('recent_sign_in_required')
  return current
}

/** Takes as long for an address without an account or a password as for any other. */
export async function isPassword(
  deps: AccountDeps,
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const context = await deps.auth.$context
  if (passwordHash) return context.password.verify({ hash: passwordHash, password })
  await context.password.hash(password)
  return false
}

export async function hashNewPassword(deps: AccountDeps, password: string): Promise<string> {
  return (await deps.auth.$context).password.hash(password)
}
