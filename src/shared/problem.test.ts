import { expect, test } from 'vitest'
import { PROBLEMS, Problem } from './problem.ts'

test('every problem answers with its status', () => {
  const byStatus = Object.groupBy(Object.entries(PROBLEMS), ([, { status }]) => status)
  const codes = Object.entries(byStatus).map(([status, all = []]) => [
    status,
    all.map(([code]) => code).sort(),
  ])
  expect(Object.fromEntries(codes)).toEqual({
    400: ['bad_request', 'link_invalid'],
    401: [
      'challenge_ended',
      'code_invalid',
      'invalid_credentials',
      'session_missing',
      'sign_in_to_confirm',
      'unauthorized',
    ],
    402: ['limit_reached', 'upgrade_required'],
    403: [
      'consent_withdrawn',
      'cross_site_request',
      'forbidden',
      'recent_sign_in_required',
      'user_id_mismatch',
      'wrong_password',
    ],
    404: ['not_found'],
    405: ['method_not_allowed'],
    409: [
      'address_unverified',
      'already_subscribed',
      'answer_pending',
      'billing_off',
      'conversation_full',
      'email_taken',
      'google_off',
      'idempotency_conflict',
      'last_sign_in_method',
      'mail_off',
      'new_password_needed',
      'no_subscription',
      'subscription_active',
      'two_factor_state',
    ],
    413: ['payload_too_large'],
    415: ['unsupported_media_type'],
    422: ['invalid_input', 'weak_password'],
    429: ['mail_limit', 'rate_limited'],
    500: ['internal'],
    503: ['payments_unavailable', 'storage_full', 'subscription_not_cancelled', 'unavailable'],
  })
})

test('a problem says the sentence of its code unless another is given', () => {
  const [plain, told] = [
    new Problem('rate_limited', { retryAfterSeconds: 7 }),
    new Problem('not_found', { message: 'Gone', details: 'd', hint: 'h' }),
  ]
  expect([plain.status, plain.retryAfterSeconds, plain.message]).toEqual([
    429,
    7,
    PROBLEMS.rate_limited.message,
  ])
  expect(plain.body()).toEqual({ message: plain.message, details: null, hint: null, code: 'rate_limited' })
  expect(told.body()).toEqual({ message: 'Gone', details: 'd', hint: 'h', code: 'not_found' })
})
