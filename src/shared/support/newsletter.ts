import * as z from 'zod/mini'
import { email } from '#shared/account/credentials.ts'
import { honeypotFields } from './honeypot-fields.ts'

export const subscribeInput = z.extend(honeypotFields, { email })

const UNSUBSCRIBE_TOKEN_MAX_CHARACTERS = 500

export const unsubscribeInput = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(UNSUBSCRIBE_TOKEN_MAX_CHARACTERS)),
})
