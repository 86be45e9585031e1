import * as z from 'zod/mini'
import { session } from '../session.ts'

export const SIGN_IN_CODE_DIGITS = 6
export const SIGN_IN_CODE_MINUTES = 10
export const RESET_LINK_MINUTES = 60
/** Longer than any token, challenge or credential that we give out. */
export const TOKEN_MAX_CHARACTERS = 1000
const RECOVERY_CODE_MAX_CHARACTERS = 40

export const TWO_FACTOR_METHODS = ['totp', 'recovery'] as const

/** Signed in, or one step short of it; an ordinary answer is a session object with one field more. */
export const signInAnswer = z.discriminatedUnion('two_factor_required', [
  z.extend(session, { two_factor_required: z.literal(false) }),
  z.object({
    two_factor_required: z.literal(true),
    methods: z.array(z.enum(TWO_FACTOR_METHODS)),
    /** Filled only for clients that are no browsers; a browser holds it as an httpOnly cookie. */
    challenge: z.nullable(z.string()),
  }),
])

export const codeDigits = z
  .string()
  .check(
    z.trim(),
    z.regex(
      new RegExp(`^\\d{${SIGN_IN_CODE_DIGITS}}$`),
      `Please enter the ${SIGN_IN_CODE_DIGITS} digits of the code`,
    ),
  )

/** Five, a dash, five; people copy them with spaces and without the dash. */
export const recoveryCode = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please enter a recovery code'), z.maxLength(RECOVERY_CODE_MAX_CHARACTERS))

const challenge = z.optional(z.string().check(z.maxLength(TOKEN_MAX_CHARACTERS)))

export const twoFactorInput = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('totp'),
    code: codeDigits,
    challenge,
  }),
  z.object({
    method: z.literal('recovery'),
    code: recoveryCode,
    challenge,
  }),
])

export type SignInAnswer = z.infer<typeof signInAnswer>
export type TwoFactorMethod = (typeof TWO_FACTOR_METHODS)[number]
