import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { GOOGLE } from '#server/platform/auth/google-provider.ts'
import { accounts, sessions, users, verifications } from '#server/platform/auth/tables.ts'
import { userIdOf } from '#server/platform/http/call-context.ts'
import type { Security } from '#shared/account/security.ts'
import { Problem } from '#shared/problem.ts'
import type { AccountDeps, AccountOs } from './account-deps.ts'
import { accountUrls } from './account-urls.ts'
import { waitingFor } from './mail-links.ts'
import { passwordChangedMail } from './mails.ts'
import { changePassword, rejectWeakPassword, requireReauthentication } from './passwords.ts'
import { sendNotice } from './send-notice.ts'
import { currentSession } from './sessions.ts'
import { rememberDevice } from './sign-in-limits.ts'
import { CREDENTIAL_PROVIDER, endSessions } from './users.ts'

export function securityHandlers(os: AccountOs, deps: AccountDeps) {
  const { database, log } = deps
  return {
    getSecurity: os.getSecurity.handler(({ context }) => securityOf(deps, userIdOf(context))),

    changePassword: os.changePassword.handler(async ({ context, input }) => {
      const { person, session: current } = await requireReauthentication(
        deps,
        context,
        input.current_password,
        {
          check: ({ email, name }) => rejectWeakPassword(input.password, { email, fullName: name }),
        },
      )
      const ended = await changePassword(deps, person.id, input.password, current.id)
      await rememberDevice(deps, context, person.email)
      sendNotice(deps, passwordChangedMail(person, accountUrls(deps.publicUrl).forgotPassword))
      log.info('password_changed')
      return { ended_sessions: ended }
    }),

    listSessions: os.listSessions.handler(async ({ context }) => {
      const current = await currentSession(deps, context)
      const rows = await database.auth
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, current.userId), gt(sessions.expiresAt, sql`now()`)))
        .orderBy(desc(sessions.createdAt))
      return rows.map(row => ({
        id: row.id,
        current: row.id === current.id,
        user_agent: row.userAgent || null,
        created_at: row.createdAt.toISOString(),
        last_seen_at: row.updatedAt.toISOString(),
        expires_at: row.expiresAt.toISOString(),
      }))
    }),

    endSession: os.endSession.handler(async ({ context, input }) => {
      const ended = await endSessions(deps, userIdOf(context), { only: input.id })
      if (ended === 0) throw new Problem('not_found')
      return { ended_sessions: ended }
    }),

    endOtherSessions: os.endOtherSessions.handler(async ({ context }) => {
      const current = await currentSession(deps, context)
      return { ended_sessions: await endSessions(deps, current.userId, { except: current.id }) }
    }),
  }
}

export async function securityOf(deps: AccountDeps, userId: string): Promise<Security> {
  const [row] = await deps.database.auth
    .select({
      email: users.email,
      emailVerified: users.emailVerified,
      twoFactorEnabled: users.twoFactorEnabled,
      hasPassword: hasWayIn(CREDENTIAL_PROVIDER),
      hasGoogle: hasWayIn(GOOGLE),
      pendingEmail: verifications.value,
    })
    .from(users)
    .leftJoin(verifications, waitingFor('change-email', users.id))
    .where(eq(users.id, userId))
  if (!row) throw new Problem('unauthorized')
  const codes = row.twoFactorEnabled ? await deps.auth.api.viewBackupCodes({ body: { userId } }) : null
  return {
    email: row.email,
    email_verified: row.emailVerified,
    pending_email: row.pendingEmail,
    has_password: row.hasPassword,
    google: { available: deps.googleOn, linked: row.hasGoogle },
    two_factor: { enabled: row.twoFactorEnabled, recovery_codes_left: codes?.backupCodes.length ?? 0 },
  }
}

function hasWayIn(provider: string) {
  return sql<boolean>`exists (select from ${accounts} where ${accounts.userId} = ${users.id} and ${accounts.providerId} = ${provider})`
}
