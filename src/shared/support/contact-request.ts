import * as z from 'zod/mini'
import { email } from '#shared/account/credentials.ts'
import { keysOf } from '#shared/typed-keys.ts'
import { honeypotFields } from './honeypot-fields.ts'

const CONTACT_NAME_MIN = 2
const CONTACT_NAME_MAX = 100
const SUBJECT_MIN = 5
const SUBJECT_MAX = 200
const MESSAGE_MIN = 10
const MESSAGE_MAX = 5000

export const CONTACT_CATEGORIES = {
  general: 'General Inquiry',
  support: 'Technical Support',
  billing: 'Billing & Payments',
  enterprise: 'Enterprise Sales',
  partnership: 'Partnership',
  feedback: 'Feature Request',
} as const

export const contactRequest = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(CONTACT_NAME_MIN, `Name must be at least ${CONTACT_NAME_MIN} characters`),
      z.maxLength(CONTACT_NAME_MAX, `Name must be less than ${CONTACT_NAME_MAX} characters`),
      z.regex(/^[\p{L}\p{M} \-'’.]*$/u, 'Name contains invalid characters'),
    ),
  email,
  category: z.enum(keysOf(CONTACT_CATEGORIES), 'Please select a category'),
  subject: z
    .string()
    .check(
      z.trim(),
      z.minLength(SUBJECT_MIN, `Subject must be at least ${SUBJECT_MIN} characters`),
      z.maxLength(SUBJECT_MAX, `Subject must be less than ${SUBJECT_MAX} characters`),
    ),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(MESSAGE_MIN, `Message must be at least ${MESSAGE_MIN} characters`),
      z.maxLength(MESSAGE_MAX, `Message must be less than ${MESSAGE_MAX} characters`),
    ),
})

export const contactRequestInput = z.extend(contactRequest, honeypotFields.shape)

export type ContactRequest = z.infer<typeof contactRequest>
