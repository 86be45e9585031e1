import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, createAuthMiddleware } from 'better-auth/api'
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies'
import { generateRandomString } from 'better-auth/crypto'
import * as z from 'zod'

const CHALLENGE_SECONDS = 600

type Context = Parameters<typeof setSessionCookie>[0]

/**
 * better-auth asks for the second factor only after a password. These openings ask for it after a one-time code,
 * a recovery link and Google too.
 */
export function authOpenings(options: { twoFactorPage: string }) {
  return {
    id: 'openings',
    endpoints: {
      /** Signs a person in whose identity the caller has proved by one factor. */
      openSessionFor: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ userId: z.string() }) },
        async ctx => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId)
          if (!user) throw new APIError('UNAUTHORIZED', { code: 'USER_NOT_FOUND' })
          if (hasTwoFactor(user)) {
            await challenge(ctx, user.id)
            return ctx.json({ twoFactorRedirect: true })
          }
          const session = await ctx.context.internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user })
          return ctx.json({ twoFactorRedirect: false })
        },
      ),
    },
    hooks: {
      after: [
        {
          matcher: context => context.path === '/callback/:id',
          handler: createAuthMiddleware(async ctx => {
            const opened = ctx.context.newSession
            if (!opened) return
            // The user in hand was read before an unproven second factor may have been taken away.
            const user = await ctx.context.internalAdapter.findUserById(opened.user.id)
            if (!user || !hasTwoFactor(user)) return
            deleteSessionCookie(ctx, true)
            await ctx.context.internalAdapter.deleteSession(opened.session.token)
            ctx.context.setNewSession(null)
            await challenge(ctx, user.id)
            throw ctx.redirect(options.twoFactorPage)
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}

/** The same challenge, under the same names, as the two-factor plugin makes after a password. */
async function challenge(ctx: Context, userId: string) {
  const identifier = `2fa-${generateRandomString(20)}`
  const expiresAt = new Date(Date.now() + CHALLENGE_SECONDS * 1000)
  const { internalAdapter } = ctx.context
  await internalAdapter.createVerificationValue({ value: userId, identifier, expiresAt })
  await internalAdapter.createVerificationValue({
    value: '0',
    identifier: `2fa-attempts-${identifier}`,
    expiresAt,
  })
  const cookie = ctx.context.createAuthCookie('two_factor', { maxAge: CHALLENGE_SECONDS })
  await ctx.setSignedCookie(cookie.name, identifier, ctx.context.secret, cookie.attributes)
}

function hasTwoFactor(user: object): boolean {
  return 'twoFactorEnabled' in user && user.twoFactorEnabled === true
}
