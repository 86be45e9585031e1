import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { signInInput, signUpInput } from './credentials.ts'
import { profile, profileChange } from './profile.ts'
import { session } from './session.ts'

export const signUp = operation
  .route({
    method: 'POST',
    path: '/auth/sign-up',
    summary: 'Create an account and sign in',
    tags: ['Account'],
  })
  .meta({ access: { who: 'anyone', cookie: true, limit: { attempts: 20, seconds: 600 } } })
  .input(signUpInput)
  .output(session)

export const signIn = operation
  .route({
    method: 'POST',
    path: '/auth/sign-in',
    summary: 'Sign in with e-mail and password',
    tags: ['Account'],
  })
  .meta({ access: { who: 'anyone', cookie: true, limit: { attempts: 30, seconds: 300 } } })
  .input(signInInput)
  .output(session)

export const refresh = operation
  .route({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'A new access token from the session cookie',
    tags: ['Account'],
  })
  .meta({ access: { who: 'anyone', cookie: true, limit: { attempts: 120, seconds: 60 } } })
  .input(z.object({ refresh_token: z.optional(z.string().check(z.maxLength(1000))) }))
  .output(session)

export const signOut = operation
  .route({ method: 'POST', path: '/auth/sign-out', summary: 'End this session', tags: ['Account'] })
  .meta({ access: { who: 'anyone', cookie: true } })
  .input(z.object({ refresh_token: z.optional(z.string().check(z.maxLength(1000))) }))
  .output(z.object({ ended: z.boolean() }))

export const getProfile = operation
  .route({
    method: 'GET',
    path: '/api/profile',
    summary: 'The profile of the person who is signed in',
    tags: ['Account'],
  })
  .meta({ access: { who: 'signed-in' } })
  .input(z.object({}))
  .output(profile)

export const updateProfile = operation
  .route({
    method: 'PATCH',
    path: '/api/profile',
    summary: 'Change some fields of the profile',
    tags: ['Account'],
  })
  .meta({ access: { who: 'signed-in', limit: { attempts: 120, seconds: 60 } } })
  .input(profileChange)
  .output(profile)

export const account = { signUp, signIn, refresh, signOut, getProfile, updateProfile }
