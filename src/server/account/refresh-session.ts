import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { SESSION_SECONDS } from '#server/platform/auth/create-auth.ts'
import type { SqlFunction } from '#server/platform/database/call-function.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { SIGN_IN_LIMITS } from '#shared/account/sign-in-limits.ts'
import { Problem } from '#shared/problem.ts'
import type { Session } from '#shared/session.ts'
import type { AccountDeps } from './account-deps.ts'
import { credentialToken, sessionCookie, signCredential } from './session-credential.ts'
import { sessionObject } from './sessions.ts'

export const REFRESH_SESSION: SqlFunction = {
  name: 'refresh_session',
  text: 'select auth.refresh_session($1, $2, $3, $4, $5) as answer',
}

const refreshOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('missing') }),
  z.object({ outcome: z.literal('reused'), session_id: z.uuid() }),
  z.object({ outcome: z.literal('limited'), wait_seconds: z.int() }),
  z.object({
    outcome: z.literal('refreshed'),
    session_id: z.uuid(),
    token: z.string(),
    user: z.object({ id: z.uuid(), email: z.string(), name: z.string(), image: z.nullable(z.string()) }),
  }),
])

/** A new access token and the next refresh credential for a credential; one that was replaced before ends its session. */
export async function refreshSession(
  deps: Pick<AccountDeps, 'tokenSigner' | 'database' | 'endedSessions' | 'publicUrl' | 'secret' | 'log'>,
  call: CallContext,
  presented: string,
): Promise<Session> {
  const token = credentialToken(deps.secret, presented)
  if (token === null) throw new Problem('session_missing')
  const fresh = randomBytes(24).toString('base64url')
  const { attempts, seconds } = SIGN_IN_LIMITS.refreshPerSession
  const found = refreshOutcome.parse(
    JSON.parse(
      await deps.database.callAuthFunction(REFRESH_SESSION, [
        token,
        fresh,
        seconds,
        attempts,
        SESSION_SECONDS,
      ]),
    ),
  )
  switch (found.outcome) {
    case 'missing':
      throw new Problem('session_missing')
    case 'reused':
      deps.endedSessions.add(found.session_id)
      deps.log.warn('refresh_credential_reused')
      throw new Problem('session_missing')
    case 'limited':
      throw new Problem('rate_limited', { retryAfterSeconds: found.wait_seconds })
    case 'refreshed': {
      const credential = signCredential(deps.secret, found.token)
      if (call.fromBrowser) call.setCookie(sessionCookie(deps.publicUrl, credential))
      return sessionObject(deps, call, { sessionId: found.session_id, credential, user: found.user })
    }
  }
}
