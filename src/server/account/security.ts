import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { userOf } from '#server/platform/call.ts'
import { GOOGLE } from '#server/platform/google.ts'
import { account, session } from '#server/platform/tables.ts'
import type { Security } from '#shared/account/security.ts'
import { Problem } from '#shared/problem.ts'
import type { AccountHouse, AccountOs } from './house.ts'
import { endLinks, pendingValue } from './links.ts'
import { notice, pages } from './mailing.ts'
import { passwordChangedMail } from './mails.ts'
import { prove, refuseWeak, setPassword } from './passwords.ts'
import { endSessions, selectPasswordHash, selectPerson } from './people.ts'
import { currentSession } from './sessions.ts'

export function securityHandlers(os: AccountOs, house: AccountHouse) {
  const { database, log } = house
  return {
    getSecurity: os.getSecurity.handler(({ context }) => securityOf(house, userOf(context))),

    changePassword: os.changePassword.handler(async ({ context, input }) => {
      const person = await selectPerson(database, userOf(context))
      if (!person) throw new Problem('unauthorized')
      refuseWeak(input.password, { email: person.email, fullName: person.name })
      await prove(house, context, input.currentPassword)
      const current = await currentSession(house, context)
      await setPassword(house, person.id, input.password)
      await endLinks(database, person.id)
      const ended = await endSessions(house, person.id, { except: current.id })
      notice(house, passwordChangedMail(person, pages(house.publicUrl).forgot))
      log.info('password_changed')
      return { ended_sessions: ended }
    }),

    listSessions: os.listSessions.handler(async ({ context }) => {
      const current = await currentSession(house, context)
      const rows = await database.auth
        .select()
        .from(session)
        .where(and(eq(session.userId, current.userId), gt(session.expiresAt, sql`now()`)))
        .orderBy(desc(session.createdAt))
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
      const ended = await endSessions(house, userOf(context), { only: input.id })
      if (ended === 0) throw new Problem('not_found')
      return { ended_sessions: ended }
    }),

    endOtherSessions: os.endOtherSessions.handler(async ({ context }) => {
      const current = await currentSession(house, context)
      return { ended_sessions: await endSessions(house, current.userId, { except: current.id }) }
    }),
  }
}

export async function securityOf(house: AccountHouse, userId: string): Promise<Security> {
  const { database, auth } = house
  const person = await selectPerson(database, userId)
  if (!person) throw new Problem('unauthorized')
  const linked = await database.auth
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, GOOGLE)))
  const codes = person.twoFactorEnabled ? await auth.api.viewBackupCodes({ body: { userId } }) : null
  return {
    email: person.email,
    email_verified: person.emailVerified,
    pending_email: await pendingValue(database, 'change-email', userId),
    has_password: (await selectPasswordHash(database, userId)) !== null,
    google: { available: house.googleOn, linked: linked.length > 0 },
    two_factor: { enabled: person.twoFactorEnabled, recovery_codes_left: codes?.backupCodes.length ?? 0 },
  }
}
