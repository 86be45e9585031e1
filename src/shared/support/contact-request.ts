import * as z from 'zod/mini'
import { email } from '#shared/account/credentials.ts'
import { keysOf } from '#shared/typed-keys.ts'
import { honeypotFields } from './honeypot-fields.ts'

const CONTACT_NAME_MIN_CHARACTERS = 2
const CONTACT_NAME_MAX_CHARACTERS = 100
const SUBJECT_MIN_CHARACTERS = 5
const SUBJECT_MAX_CHARACTERS = 200
const MESSAGE_MIN_CHARACTERS = 10
const MESSAGE_MAX_CHARACTERS = 5000

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
      z.minLength(
        CONTACT_NAME_MIN_CHARACTERS,
        `Name must be at least ${CONTACT_NAME_MIN_CHARACTERS} characters`,
      ),
      z.maxLength(
        CONTACT_NAME_MAX_CHARACTERS,
        `Name must be less than ${CONTACT_NAME_MAX_CHARACTERS} characters`,
      ),
      z.regex(/^[\p{L}\p{M} \-'’.]*$/u, 'Name contains invalid characters'),
    ),
  email,
  category: z.enum(keysOf(CONTACT_CATEGORIES), 'Please select a category'),
  subject: z
    .string()
    .check(
      z.trim(),
      z.minLength(SUBJECT_MIN_CHARACTERS, `Subject must be at least ${SUBJECT_MIN_CHARACTERS} characters`),
      z.maxLength(SUBJECT_MAX_CHARACTERS, `Subject must be less than ${SUBJECT_MAX_CHARACTERS} characters`),
    ),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(MESSAGE_MIN_CHARACTERS, `Message must be at least ${MESSAGE_MIN_CHARACTERS} characters`),
      z.maxLength(MESSAGE_MAX_CHARACTERS, `Message must be less than ${MESSAGE_MAX_CHARACTERS} characters`),
    ),
})

export const contactRequestInput = z.extend(contactRequest, honeypotFields.shape)

export type ContactRequest = z.infer<typeof contactRequest>
