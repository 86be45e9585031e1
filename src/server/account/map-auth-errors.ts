import { APIError } from 'better-auth/api'
import { SIGN_IN_LIMITS } from '#shared/account/sign-in-limits.ts'
import { Problem, type ProblemCode } from '#shared/problem.ts'

const PROBLEM_OF_AUTH_ERROR: Record<string, ProblemCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  INVALID_EMAIL: 'invalid_input',
  INVALID_PASSWORD: 'wrong_password',
  PASSWORD_TOO_LONG: 'invalid_input',
  INVALID_CODE: 'code_invalid',
  INVALID_BACKUP_CODE: 'code_invalid',
  INVALID_TWO_FACTOR_COOKIE: 'challenge_ended',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'challenge_ended',
  TOTP_NOT_ENABLED: 'two_factor_state',
  TOTP_ALREADY_ENABLED: 'two_factor_state',
  TWO_FACTOR_NOT_ENABLED: 'two_factor_state',
  BACKUP_CODES_NOT_ENABLED: 'two_factor_state',
  PROVIDER_NOT_FOUND: 'google_off',
}

/** Maps better-auth's errors to problems of the catalog. */
export async function mapAuthErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    const code = String(error.body?.code ?? '')
    if (code === 'ACCOUNT_TEMPORARILY_LOCKED')
      throw new Problem('rate_limited', { retryAfterSeconds: SIGN_IN_LIMITS.secondFactor.seconds })
    const problem = PROBLEM_OF_AUTH_ERROR[code]
    if (problem) throw new Problem(problem)
    // Two at once with one recovery code: the second loses.
    if (error.statusCode === 409) throw new Problem('code_invalid')
    if (error.statusCode === 401) throw new Problem('unauthorized')
    throw error
  }
}
