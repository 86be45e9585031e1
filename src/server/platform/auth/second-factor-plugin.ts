import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint, createAuthMiddleware } from 'better-auth/api'
import { deleteSessionCookie, type setSessionCookie } from 'better-auth/cookies'
import { generateRandomString } from 'better-auth/crypto'
import * as z from 'zod'

type Context = Parameters<typeof setSessionCookie>[0]

/**
 * better-auth asks for the second factor after a password only; this plugin adds one-time codes, reset links and Google.
 */
export function secondFactorForEverySignIn(options: { twoFactorPage: string; challengeSeconds: number }) {
  return {
    id: 'second-factor',
    endpoints: {
      /** Starts the second-factor challenge for a user whose first factor the caller has checked. */
      startTwoFactorFor: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ userId: z.string() }) },
        async ctx => {
          await challenge(ctx, ctx.body.userId, options.challengeSeconds)
          return ctx.json({ twoFactorRedirect: true })
        },
      ),
    },
    hooks: {
      after: [
        {
          matcher: context => context.path === '/callback/:id',
          handler: createAuthMiddleware(async ctx => {
            const newSession = ctx.context.newSession
            if (!newSession) return
            // The user in hand was read before the second factor of an unverified account may have been deleted.
            const user = await ctx.context.internalAdapter.findUserById(newSession.user.id)
            if (!user || !hasTwoFactor(user)) return
            deleteSessionCookie(ctx, true)
            await ctx.context.internalAdapter.deleteSession(newSession.session.token)
            ctx.context.setNewSession(null)
            await challenge(ctx, user.id, options.challengeSeconds)
            throw ctx.redirect(options.twoFactorPage)
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}

/** The same challenge, under the same names, as the two-factor plugin makes after a password. */
async function challenge(ctx: Context, userId: string, seconds: number) {
  const identifier = `2fa-${generateRandomString(20)}`
  const expiresAt = new Date(Date.now() + seconds * 1000)
  const { internalAdapter } = ctx.context
  await internalAdapter.createVerificationValue({ value: userId, identifier, expiresAt })
  await internalAdapter.createVerificationValue({
    value: '0',
    identifier: `2fa-attempts-${identifier}`,
    expiresAt,
  })
  const cookie = ctx.context.createAuthCookie('two_factor', { maxAge: seconds })
  await ctx.setSignedCookie(cookie.name, identifier, ctx.context.secret, cookie.attributes)
}

function hasTwoFactor(user: object): boolean {
  return 'twoFactorEnabled' in user && user.twoFactorEnabled === true
}
