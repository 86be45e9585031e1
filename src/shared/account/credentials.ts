import * as z from 'zod/mini'

export const SIGN_IN_PASSWORD_MIN = 6
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const FULL_NAME_MIN = 2
export const FULL_NAME_MAX = 200
export const EMAIL_MAX = 320

export const email = z
  .string()
  .check(
    z.trim(),
    z.regex(z.regexes.email, 'Please enter a valid email address'),
    z.maxLength(EMAIL_MAX, 'Email address is too long'),
  )

const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`),
    z.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`),
  )

const fullName = z
  .string()
  .check(
    z.trim(),
    z.minLength(FULL_NAME_MIN, `Full name must be at least ${FULL_NAME_MIN} characters`),
    z.maxLength(FULL_NAME_MAX, `Full name must be at most ${FULL_NAME_MAX} characters`),
  )

export const signInInput = z.object({
  email,
  password: z
    .string()
    .check(
      z.minLength(SIGN_IN_PASSWORD_MIN, `Password must be at least ${SIGN_IN_PASSWORD_MIN} characters`),
      z.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`),
    ),
})

export const signUpInput = z.object({ fullName, email, password: newPassword })

export const signUpForm = z
  .object({
    fullName,
    email,
    password: newPassword,
    confirmPassword: z.string(),
    agreeToTerms: z.literal(true, 'You must agree to the terms'),
  })
  .check(
    z.refine(form => form.password === form.confirmPassword, {
      error: "Passwords don't match",
      path: ['confirmPassword'],
    }),
  )

export const forgotPasswordInput = z.object({ email })

export const resetForm = z.object({ password: newPassword, confirmPassword: z.string() }).check(
  z.refine(form => form.password === form.confirmPassword, {
    error: "Passwords don't match",
    path: ['confirmPassword'],
  }),
)

export type SignInInput = z.infer<typeof signInInput>
export type SignUpForm = z.infer<typeof signUpForm>
