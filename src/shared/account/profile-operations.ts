import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { CONSENT_PURPOSES, consents } from './consent.ts'
import { currentPassword } from './credentials.ts'
import { onboardingForm } from './onboarding.ts'
import { profile, profileChange } from './profile.ts'

const tags = ['Account']
const MINUTE_SECONDS = 60
const LIMITS = {
  updateProfile: { attempts: 120, seconds: MINUTE_SECONDS },
  completeOnboarding: { attempts: 30, seconds: MINUTE_SECONDS },
  setConsent: { attempts: 60, seconds: MINUTE_SECONDS },
  exportAccount: { attempts: 10, seconds: 10 * MINUTE_SECONDS },
  deleteAccount: { attempts: 10, seconds: 10 * MINUTE_SECONDS },
}
/** Stripe is asked twice before it counts as away. */
const DELETE_ACCOUNT_DEADLINE_MS = 12_000

export const getProfile = operation
  .route({
    method: 'GET',
    path: '/api/profile',
    summary: 'The profile of the person who is signed in',
    tags,
  })
  .meta({ access: { who: 'signed-in' } })
  .input(z.object({}))
  .output(profile)

export const updateProfile = operation
  .route({ method: 'PATCH', path: '/api/profile', summary: 'Change some fields of the profile', tags })
  .meta({ access: { who: 'signed-in', limit: LIMITS.updateProfile } })
  .input(profileChange)
  .output(profile)

export const completeOnboarding = operation
  .route({
    method: 'PUT',
    path: '/api/onboarding',
    summary: 'Save all four steps of the onboarding, with the consents given in it',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: LIMITS.completeOnboarding } })
  .input(onboardingForm)
  .output(profile)

export const getConsents = operation
  .route({ method: 'GET', path: '/api/consents', summary: 'What was agreed to, and when', tags })
  .meta({ access: { who: 'signed-in' } })
  .input(z.object({}))
  .output(consents)

export const setConsent = operation
  .route({ method: 'PUT', path: '/api/consents/{purpose}', summary: 'Give or take back one consent', tags })
  .meta({ access: { who: 'signed-in', limit: LIMITS.setConsent } })
  .input(z.object({ purpose: z.enum(CONSENT_PURPOSES), granted: z.boolean() }))
  .output(consents)

export const exportAccount = operation
  .route({
    method: 'GET',
    path: '/api/account/export',
    summary: 'Everything about me, as one zip of JSON and CSV files',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: LIMITS.exportAccount } })
  .input(z.object({}))
  .output(z.file())

export const deleteAccount = operation
  .route({
    method: 'POST',
    path: '/api/account/delete',
    summary: 'Delete the account and everything that belongs to it',
    tags,
  })
  .meta({
    access: {
      who: 'signed-in',
      allowedWhenDiskIsFull: true,
      limit: LIMITS.deleteAccount,
      deadlineMs: DELETE_ACCOUNT_DEADLINE_MS,
    },
  })
  /** Without a password of their own, people confirm by a sign-in less than ten minutes ago. */
  .input(z.object({ password: z.optional(currentPassword) }))
  .output(z.object({ deleted: z.literal(true) }))
