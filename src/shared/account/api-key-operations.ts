import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { apiKey, apiKeyName } from './api-key.ts'
import { currentPassword } from './credentials.ts'
import { SIGN_IN_LIMITS } from './sign-in-limits.ts'

const tags = ['Account']

export const listApiKeys = operation
  .route({ method: 'GET', path: '/api/api-keys', summary: 'Keys for /api/v1, newest first', tags })
  .meta({ access: { who: 'signed-in' } })
  .input(z.object({}))
  .output(z.array(apiKey))

export const createApiKey = operation
  .route({
    method: 'POST',
    path: '/api/api-keys',
    successStatus: 201,
    summary: 'A new key; this answer is the only one that holds it',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: SIGN_IN_LIMITS.securityChange } })
  .input(
    z.object({
      name: apiKeyName,
      /** Left out by people without a password; they need a session younger than ten minutes instead. */
      password: z.optional(currentPassword),
    }),
  )
  .output(z.extend(apiKey, { key: z.string() }))

export const deleteApiKey = operation
  .route({
    method: 'DELETE',
    path: '/api/api-keys/{id}',
    summary: 'Delete a key; what uses it is refused from then on',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: { attempts: 60, seconds: 60 }, allowedWhenDiskIsFull: true } })
  .input(z.object({ id: z.uuid() }))
  .output(z.object({ deleted: z.int() }))
