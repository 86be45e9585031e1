import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { session } from '../session.ts'
import { currentPassword, email, newPassword } from './credentials.ts'
import { activeSession, security } from './security.ts'
import { codeDigits } from './sign-in.ts'
import { SIGN_IN_LIMITS } from './sign-in-limits.ts'

const tags = ['Account']
/** Left out by people without a password; they need a session younger than ten minutes instead. */
const password = z.optional(currentPassword)

export const getSecurity = operation
  .route({ method: 'GET', path: '/auth/security', summary: 'How this account is protected', tags })
  .meta({ access: { who: 'signed-in' } })
  .input(z.object({}))
  .output(security)

export const sendVerification = operation
  .route({
    method: 'POST',
    path: '/auth/send-verification',
    summary: 'Mail the link that confirms the address once more',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: SIGN_IN_LIMITS.securityChange } })
  .input(z.object({}))
  .output(z.object({ sent: z.literal(true) }))

export const changePassword = operation
  .route({
    method: 'POST',
    path: '/auth/change-password',
    summary: 'Set a new password; every other session ends',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: SIGN_IN_LIMITS.securityChange } })
  .input(z.object({ current_password: password, password: newPassword }))
  .output(z.object({ ended_sessions: z.int() }))

export const changeEmail = operation
  .route({
    method: 'POST',
    path: '/auth/change-email',
    summary: 'Ask for another address; it holds once the link mailed to it is followed',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: SIGN_IN_LIMITS.securityChange } })
  .input(z.object({ email, password }))
  .output(z.object({ sent: z.literal(true) }))

export const enableTwoFactor = operation
  .route({
    method: 'POST',
    path: '/auth/two-factor/enable',
    summary: 'A key for the authenticator app and recovery codes; holds once confirmed',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: SIGN_IN_LIMITS.securityChange } })
  .input(z.object({ password }))
  .output(z.object({ otpauth_uri: z.string(), recovery_codes: z.array(z.string()) }))

export const confirmTwoFactor = operation
  .route({
    method: 'POST',
    path: '/auth/two-factor/confirm',
    summary: 'Switch two-factor on with a first code; answers a new session for this browser',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: SIGN_IN_LIMITS.securityChange } })
  .input(z.object({ code: codeDigits }))
  .output(session)

export const disableTwoFactor = operation
  .route({
    method: 'POST',
    path: '/auth/two-factor/disable',
    summary: 'Switch two-factor off; answers a new session for this browser',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: SIGN_IN_LIMITS.securityChange } })
  .input(z.object({ password }))
  .output(session)

export const renewRecoveryCodes = operation
  .route({
    method: 'POST',
    path: '/auth/two-factor/recovery-codes',
    summary: 'New recovery codes; the old ones end',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: SIGN_IN_LIMITS.securityChange } })
  .input(z.object({ password }))
  .output(z.object({ recovery_codes: z.array(z.string()) }))

export const listSessions = operation
  .route({ method: 'GET', path: '/auth/sessions', summary: 'Where this account is signed in', tags })
  .meta({ access: { who: 'signed-in' } })
  .input(z.object({}))
  .output(z.array(activeSession))

export const endSession = operation
  .route({ method: 'DELETE', path: '/auth/sessions/{id}', summary: 'End one session', tags })
  .meta({ access: { who: 'signed-in', allowedWhenDiskIsFull: true, limit: SIGN_IN_LIMITS.endSession } })
  .input(z.object({ id: z.uuid() }))
  .output(z.object({ ended_sessions: z.int() }))

export const endOtherSessions = operation
  .route({
    method: 'POST',
    path: '/auth/end-other-sessions',
    summary: 'End every session but this one',
    tags,
  })
  .meta({ access: { who: 'signed-in', allowedWhenDiskIsFull: true, limit: SIGN_IN_LIMITS.securityChange } })
  .input(z.object({}))
  .output(z.object({ ended_sessions: z.int() }))

export const unlinkGoogle = operation
  .route({
    method: 'POST',
    path: '/auth/google/unlink',
    summary: 'Unlink Google; another sign-in method must remain',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: SIGN_IN_LIMITS.securityChange } })
  .input(z.object({ password }))
  .output(security)
