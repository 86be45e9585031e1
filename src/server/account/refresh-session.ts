import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { SESSION_SECONDS } from '#server/platform/auth/create-auth.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { Problem } from '#shared/problem.ts'
import { REFRESH_TICK_MS, type Session } from '#shared/session.ts'
import type { AccountDeps } from './account-deps.ts'
import { credentialToken, sessionCookie, signCredential } from './session-credential.ts'
import { sessionObject } from './sessions.ts'

/** Longer than the browser waits before it tries again: an answer that was lost on its way must not sign anybody out. */
const GRACE_SECONDS = REFRESH_TICK_MS / 1000 + 10

const refreshOutcomes = z.array(
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('reused'), session_id: z.uuid() }),
    z.object({
      outcome: z.literal('refreshed'),
      session_id: z.uuid(),
      token: z.string(),
      user_id: z.uuid(),
      email: z.string(),
      name: z.string(),
      image: z.nullable(z.string()),
    }),
  ]),
)

/** A new access token and the next refresh credential for a credential; one that was replaced before ends its session. */
export async function refreshSession(
  deps: Pick<AccountDeps, 'auth' | 'database' | 'endedSessions' | 'publicUrl' | 'secret' | 'log'>,
  call: CallContext,
  presented: string,
): Promise<Session> {
  const token = credentialToken(deps.secret, presented)
  if (token === null) throw new Problem('session_missing')
  const fresh = randomBytes(24).toString('base64url')
  const { rows } = await deps.database.auth.execute(
    sql`select * from auth.refresh_session(${token}, ${fresh}, ${GRACE_SECONDS}, ${SESSION_SECONDS})`,
  )
  const [row] = refreshOutcomes.parse(rows)
  if (row?.outcome === 'reused') {
    deps.endedSessions.add(row.session_id)
    deps.log.warn('refresh_credential_reused')
  }
  if (row?.outcome !== 'refreshed') throw new Problem('session_missing')
  const credential = signCredential(deps.secret, row.token)
  if (call.fromBrowser) call.setCookie(sessionCookie(deps.publicUrl, credential))
  const user = { id: row.user_id, email: row.email, name: row.name, image: row.image }
  return sessionObject(deps, call, { sessionId: row.session_id, credential, user })
}
