import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { REDIRECT_MAX_CHARACTERS } from '../same-origin-path.ts'
import { session } from '../session.ts'
import {
  currentPassword,
  email,
  forgotPasswordInput,
  newPassword,
  signInInput,
  signUpInput,
} from './credentials.ts'
import { GOOGLE_INTENTS } from './security.ts'
import { codeDigits, signInAnswer, TOKEN_MAX_CHARACTERS, twoFactorInput } from './sign-in.ts'
import { SIGN_IN_LIMITS } from './sign-in-limits.ts'

const tags = ['Account']
const FIRST_DATA_MAX = 8
const token = z.string().check(z.minLength(1), z.maxLength(TOKEN_MAX_CHARACTERS))
const refreshToken = z.optional(z.string().check(z.maxLength(TOKEN_MAX_CHARACTERS)))
/** Addresses of GETs whose answers come along: a call of their own would take a slow connection once more there and back. */
const firstData = z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(FIRST_DATA_MAX)))
const sent = z.object({ sent: z.literal(true) })

export const signUp = operation
  .route({ method: 'POST', path: '/auth/sign-up', summary: 'Create an account and sign in', tags })
  .meta({ access: { who: 'anyone', limit: SIGN_IN_LIMITS.signUp } })
  .input(signUpInput)
  .output(session)

export const signIn = operation
  .route({ method: 'POST', path: '/auth/sign-in', summary: 'Sign in with email and password', tags })
  .meta({
    access: {
      who: 'anyone',
      allowedWhenDiskIsFull: true,
      limit: SIGN_IN_LIMITS.signIn,
    },
  })
  .input(signInInput)
  .output(signInAnswer)

export const verifyTwoFactor = operation
  .route({
    method: 'POST',
    path: '/auth/two-factor/verify',
    summary: 'Finish signing in with a code of the authenticator app or a recovery code',
    tags,
  })
  .meta({
    access: {
      who: 'anyone',
      allowedWhenDiskIsFull: true,
      limit: SIGN_IN_LIMITS.signIn,
    },
  })
  .input(twoFactorInput)
  .output(session)

export const refresh = operation
  .route({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'A new access token from the session cookie, and with it the first data of a screen',
    tags,
  })
  .meta({
    access: {
      who: 'anyone',
      allowedWhenDiskIsFull: true,
      limit: { ...SIGN_IN_LIMITS.refreshPerSession, countedBy: 'operation' },
    },
  })
  .input(z.object({ refresh_token: refreshToken, first_data: firstData }))
  .output(z.extend(session, { first_data: z.optional(z.record(z.string(), z.unknown())) }))

export const signOut = operation
  .route({ method: 'POST', path: '/auth/sign-out', summary: 'End this session', tags })
  .meta({
    access: {
      who: 'anyone',
      allowedWhenDiskIsFull: true,
      limit: SIGN_IN_LIMITS.signOut,
    },
  })
  .input(z.object({ refresh_token: refreshToken }))
  .output(z.object({ ended: z.boolean() }))

export const forgotPassword = operation
  .route({
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Ask for a link to set a new password; answers the same for every address',
    tags,
  })
  .meta({ access: { who: 'anyone', limit: SIGN_IN_LIMITS.requestMail } })
  .input(forgotPasswordInput)
  .output(sent)

export const resetPassword = operation
  .route({
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Set a new password with the token of a recovery link, and sign in',
    tags,
  })
  .meta({ access: { who: 'anyone', limit: SIGN_IN_LIMITS.useLink } })
  .input(z.object({ access_token: token, password: newPassword }))
  .output(signInAnswer)

export const requestSignInCode = operation
  .route({
    method: 'POST',
    path: '/auth/sign-in-code',
    summary: 'Ask for a one-time code by email; answers the same for every address',
    tags,
  })
  .meta({ access: { who: 'anyone', limit: SIGN_IN_LIMITS.requestMail } })
  .input(z.object({ email }))
  .output(sent)

export const signInWithCode = operation
  .route({
    method: 'POST',
    path: '/auth/sign-in-with-code',
    summary: 'Sign in with a one-time code',
    tags,
  })
  .meta({
    access: {
      who: 'anyone',
      allowedWhenDiskIsFull: true,
      limit: SIGN_IN_LIMITS.signIn,
    },
  })
  .input(z.object({ email, code: codeDigits }))
  .output(signInAnswer)

export const startGoogle = operation
  .route({
    method: 'POST',
    path: '/auth/google',
    summary: 'The address at Google to send the browser to; `link` and `confirm` need a signed-in person',
    tags,
  })
  .meta({ access: { who: 'anyone', limit: SIGN_IN_LIMITS.signIn } })
  .input(
    z.object({
      redirect_to: z.optional(z.string().check(z.maxLength(REDIRECT_MAX_CHARACTERS))),
      intent: z._default(z.enum(GOOGLE_INTENTS), 'sign-in'),
      /** For `link`: the current password, unless the session is younger than ten minutes. */
      password: z.optional(currentPassword),
    }),
  )
  .output(z.object({ url: z.string() }))

export const verifyEmail = operation
  .route({
    method: 'POST',
    path: '/auth/verify-email',
    summary:
      'Confirm an address with the token of the link that was mailed to it. Without a session of that account it needs a new password, ends all that was set up before, and signs in',
    tags,
  })
  .meta({ access: { who: 'anyone', limit: SIGN_IN_LIMITS.useLink } })
  .input(z.object({ token, password: z.optional(newPassword) }))
  .output(z.object({ email: z.string(), session: z.nullable(session) }))

export const confirmEmailChange = operation
  .route({
    method: 'POST',
    path: '/auth/confirm-email-change',
    summary:
      'Take over a new address with the token of the link that was mailed to it; needs a session of the account',
    tags,
  })
  .meta({ access: { who: 'anyone', limit: SIGN_IN_LIMITS.useLink } })
  .input(z.object({ token }))
  .output(z.object({ email: z.string() }))
