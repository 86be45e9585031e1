import * as z from 'zod/mini'
import { FULL_NAME_MAX_CHARACTERS, FULL_NAME_MIN_CHARACTERS } from './full-name.ts'

const SIGN_IN_PASSWORD_MIN_CHARACTERS = 6
export const PASSWORD_MIN_CHARACTERS = 8
export const PASSWORD_MAX_CHARACTERS = 128
const EMAIL_MAX_CHARACTERS = 320

export const email = z
  .string()
  .check(
    z.trim(),
    z.regex(z.regexes.email, 'Please enter a valid email address'),
    z.maxLength(EMAIL_MAX_CHARACTERS, 'Email address is too long'),
  )

/** Counted in characters as people see them typed: an emoji is one, not two. */
const passwordOfLength = (min: number) =>
  z.string().check(
    z.refine(text => characterCount(text) >= min, `Password must be at least ${min} characters`),
    z.refine(
      text => characterCount(text) <= PASSWORD_MAX_CHARACTERS,
      `Password must be at most ${PASSWORD_MAX_CHARACTERS} characters`,
    ),
  )

export const newPassword = passwordOfLength(PASSWORD_MIN_CHARACTERS)
/** What an existing password may look like when it is asked for again. */
export const currentPassword = passwordOfLength(SIGN_IN_PASSWORD_MIN_CHARACTERS)

const fullName = z
  .string()
  .check(
    z.trim(),
    z.minLength(
      FULL_NAME_MIN_CHARACTERS,
      `Full name must be at least ${FULL_NAME_MIN_CHARACTERS} characters`,
    ),
    z.maxLength(FULL_NAME_MAX_CHARACTERS, `Full name must be at most ${FULL_NAME_MAX_CHARACTERS} characters`),
  )

export const signInInput = z.object({ email, password: currentPassword })

export const signUpInput = z.object({ full_name: fullName, email, password: newPassword })

export const signUpForm = z
  .object({
    full_name: fullName,
    email,
    password: newPassword,
    confirm_password: z.string(),
    agree_to_terms: z.literal(true, 'You must agree to the terms'),
  })
  .check(passwordsMatch())

export const forgotPasswordInput = z.object({ email })

export const newPasswordForm = z
  .object({ password: newPassword, confirm_password: z.string() })
  .check(passwordsMatch())

/** Said also while other fields are still wrong: by default such a check waits until everything else is right. */
export function passwordsMatch<Form extends { password: string; confirm_password: string }>() {
  return z.refine<Form>(form => form.password === form.confirm_password, {
    error: "Passwords don't match",
    path: ['confirm_password'],
    when: ({ value }) => bothPasswords.safeParse(value).success,
  })
}

const bothPasswords = z.object({ password: z.string(), confirm_password: z.string() })

export type SignInInput = z.infer<typeof signInInput>
export type SignUpForm = z.infer<typeof signUpForm>

function characterCount(text: string): number {
  return [...text].length
}
