/** Every error the API answers: code, HTTP status, message. */
export const PROBLEMS = {
  bad_request: { status: 400, message: 'The request could not be read.' },
  invalid_input: { status: 422, message: 'Some of what was sent is not valid.' },
  unauthorized: { status: 401, message: 'Please sign in to continue.' },
  invalid_credentials: { status: 401, message: 'Invalid login credentials' },
  session_missing: { status: 401, message: 'Auth session missing' },
  code_invalid: { status: 401, message: 'That code is not right, or it has expired.' },
  challenge_ended: { status: 401, message: 'The time for the code has run out. Please sign in again.' },
  sign_in_to_confirm: {
    status: 401,
    message: 'Please sign in to the account whose address you want to change, and open the link again.',
  },
  upgrade_required: { status: 402, message: 'This is part of Professional. Upgrade to use it.' },
  limit_reached: {
    status: 402,
    message: 'You have used all of this month. It renews on the first day of the next one.',
  },
  forbidden: { status: 403, message: 'You do not have access to this.' },
  user_id_mismatch: { status: 403, message: 'The user in the request is not the one who is signed in.' },
  cross_site_request: { status: 403, message: 'Requests from other sites are refused.' },
  wrong_password: { status: 403, message: 'The current password is not right.' },
  recent_sign_in_required: {
    status: 403,
    message: 'Please sign in again, so that we know it is you.',
  },
  consent_withdrawn: {
    status: 403,
    message: 'Daily check-ins are switched off in your settings, so this one was not kept.',
  },
  link_invalid: {
    status: 400,
    message: 'This link has expired or was already used. Please request a new one.',
  },
  not_found: { status: 404, message: 'Not found.' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  email_taken: { status: 409, message: 'User already registered' },
  already_subscribed: { status: 409, message: 'This email is already on our newsletter list.' },
  google_off: {
    status: 409,
    message: 'Google login failed. Please sign in with email and password.',
  },
  last_sign_in_method: {
    status: 409,
    message: 'This is the only way into your account. Please set a password first.',
  },
  address_unverified: {
    status: 409,
    message: 'Please confirm your email address first. Then you can link Google.',
  },
  new_password_needed: {
    status: 409,
    message: 'Please choose a new password to confirm this address.',
  },
  two_factor_state: { status: 409, message: 'Two-factor sign-in is not in a state that allows this.' },
  mail_off: { status: 409, message: 'This installation does not send email, so no link can be sent.' },
  subscription_active: { status: 409, message: 'You already have an active subscription.' },
  no_subscription: { status: 409, message: 'There is no subscription to manage yet.' },
  billing_off: {
    status: 409,
    message: 'Billing is switched off on this installation, so nothing can be bought or managed here.',
  },
  answer_pending: {
    status: 409,
    message: 'This message is being answered already.',
  },
  conversation_full: {
    status: 409,
    message: 'This conversation is full. Start a new one to go on.',
  },
  idempotency_conflict: {
    status: 409,
    message: 'This Idempotency-Key was already used for a different request.',
  },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'Send JSON with Content-Type: application/json.' },
  weak_password: { status: 422, message: 'This password is too easy to guess. Please choose another.' },
  rate_limited: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  mail_limit: {
    status: 429,
    message: 'This was asked for several times already. Please use the newest mail, or try again later.',
  },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  storage_full: {
    status: 503,
    message:
      'There is no room left to save this right now. What you saved before is safe. Please try again later.',
  },
  unavailable: {
    status: 503,
    message: 'The service is not available right now. Please try again in a moment.',
  },
  payments_unavailable: {
    status: 503,
    message:
      'Our payment provider does not answer right now. Nothing was charged. Please try again in a few minutes.',
  },
  subscription_not_cancelled: {
    status: 503,
    message:
      'We could not cancel your subscription just now, so nothing was deleted. Please try again in a few minutes.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ProblemCode = keyof typeof PROBLEMS

/** The body of every error answer. */
export type ProblemBody = {
  message: string
  details: string | null
  hint: string | null
  code: string
}

export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly status: number
  readonly details: string | null
  readonly hint: string | null
  readonly retryAfterSeconds: number | null

  constructor(
    code: ProblemCode,
    more: {
      message?: string
      details?: string
      hint?: string
      retryAfterSeconds?: number
      cause?: unknown
    } = {},
  ) {
    super(more.message ?? PROBLEMS[code].message, { cause: more.cause })
    this.code = code
    this.status = PROBLEMS[code].status
    this.details = more.details ?? null
    this.hint = more.hint ?? null
    this.retryAfterSeconds = more.retryAfterSeconds ?? null
  }

  body(): ProblemBody {
    return { message: this.message, details: this.details, hint: this.hint, code: this.code }
  }
}
