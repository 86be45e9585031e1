import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { SESSION_SECONDS } from '#server/platform/auth/create-auth.ts'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { type SignInAnswer, TWO_FACTOR_METHODS } from '#shared/account/sign-in.ts'
import { Problem } from '#shared/problem.ts'
import type { Session } from '#shared/session.ts'
import type { AccountDeps } from './account-deps.ts'
import { mapAuthErrors } from './map-auth-errors.ts'
import { sessionCookie, signCredential } from './session-credential.ts'
import {
  cookieHeaders,
  forwardCookies,
  sessionObject,
  setCookieValue,
  twoFactorCookie,
  userAgentOf,
} from './sessions.ts'

const openedSessionRows = z.array(
  z.object({ two_factor: z.boolean(), email: z.string(), name: z.string(), image: z.nullable(z.string()) }),
)

/** Signs in someone who has shown by one factor who they are; asks for the second one where there is one. */
export async function signInResultFor(
  deps: AccountDeps,
  call: CallContext,
  userId: string,
  checkedPasswordHash: string | null = null,
): Promise<SignInAnswer> {
  const session = await createSession(deps, call, userId, checkedPasswordHash)
  return session ? { ...session, two_factor_required: false } : startSecondFactor(deps, call, userId)
}

/** What the log says of it: nobody is signed in while the second factor is owed. */
export function signInEvent(answer: SignInAnswer): string {
  return answer.two_factor_required ? 'second_factor_asked' : 'signed_in'
}

/** A session for someone who cannot have a second factor yet. */
export async function firstSession(deps: AccountDeps, call: CallContext, userId: string): Promise<Session> {
  const session = await createSession(deps, call, userId, null)
  if (!session) throw new Problem('two_factor_state')
  return session
}

/** Null when the second factor is asked for first. */
async function createSession(
  deps: AccountDeps,
  call: CallContext,
  userId: string,
  checkedPasswordHash: string | null,
): Promise<Session | null> {
  const sessionId = uuidV7()
  const token = randomBytes(24).toString('base64url')
  const agent = userAgentOf(call.headers)
  const found = await deps.database.auth.execute(
    sql`select * from auth.open_session(${userId}, ${sessionId}, ${token}, ${agent}, ${SESSION_SECONDS}, ${checkedPasswordHash})`,
  )
  const [opened] = openedSessionRows.parse(found.rows)
  if (!opened) throw new Problem('invalid_credentials')
  if (opened.two_factor) return null
  const credential = signCredential(deps.secret, token)
  if (call.fromBrowser) call.setCookie(sessionCookie(deps.publicUrl, credential))
  return sessionObject(deps, call, { sessionId, credential, user: { ...opened, id: userId } })
}

async function startSecondFactor(
  deps: AccountDeps,
  call: CallContext,
  userId: string,
): Promise<SignInAnswer> {
  const { headers } = await mapAuthErrors(() =>
    deps.auth.api.startTwoFactorFor({
      body: { userId },
      headers: cookieHeaders(call.headers, ''),
      returnHeaders: true,
    }),
  )
  forwardCookies(call, headers)
  const challenge = setCookieValue(headers, twoFactorCookie(deps.publicUrl)) ?? ''
  return {
    two_factor_required: true,
    methods: [...TWO_FACTOR_METHODS],
    challenge: call.fromBrowser ? null : decodeURIComponent(challenge),
  }
}
