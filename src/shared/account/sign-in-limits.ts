import { REFRESH_WINDOW_SECONDS } from '#shared/session.ts'

const MINUTE_SECONDS = 60
const QUARTER_HOUR_SECONDS = 15 * MINUTE_SECONDS
const HOUR_SECONDS = 60 * MINUTE_SECONDS

/** Every limit on signing in, recovering an account and re-authentication; docs/decisions/0011 has the reasons. */
export const SIGN_IN_LIMITS = {
  // Per operation, counted by the access gate: by network, and by account where there is one.
  signUp: { attempts: 20, seconds: 10 * MINUTE_SECONDS },
  signIn: { attempts: 30, seconds: 5 * MINUTE_SECONDS },
  signOut: { attempts: 120, seconds: MINUTE_SECONDS },
  requestMail: { attempts: 10, seconds: 10 * MINUTE_SECONDS },
  useLink: { attempts: 30, seconds: 10 * MINUTE_SECONDS },
  securityChange: { attempts: 20, seconds: 10 * MINUTE_SECONDS },
  endSession: { attempts: 60, seconds: MINUTE_SECONDS },
  // Per session: a whole office may share one network address.
  refreshPerSession: { attempts: 60, seconds: REFRESH_WINDOW_SECONDS },
  // Attempts at the password or the code of one account. A known browser has its own count: others cannot lock it out.
  perAccountAndNetwork: { attempts: 10, seconds: QUARTER_HOUR_SECONDS },
  perAccount: { attempts: 50, seconds: QUARTER_HOUR_SECONDS },
  perKnownDevice: { attempts: 10, seconds: QUARTER_HOUR_SECONDS },
  // Every sign-in makes one more known browser: without this each would bring attempts of its own.
  allKnownDevices: { attempts: 30, seconds: QUARTER_HOUR_SECONDS },
  reauthentication: { attempts: 10, seconds: QUARTER_HOUR_SECONDS },
  secondFactor: { attempts: 10, seconds: QUARTER_HOUR_SECONDS },
  // Mails that anybody can cause, per kind of mail and address.
  mailsPerNetwork: { attempts: 3, seconds: HOUR_SECONDS },
  mailsPerAddress: { attempts: 6, seconds: HOUR_SECONDS },
} as const satisfies Record<string, { attempts: number; seconds: number }>

/** The sixth attempt at one mailed code finds none to compare with. */
export const CODE_ATTEMPTS_MAX = 5
/** How long the second factor is waited for after the first. */
export const SECOND_FACTOR_SECONDS = 10 * MINUTE_SECONDS
/** A sign-in this recent stands in for the password of those who have none. */
export const RECENT_SIGN_IN_MINUTES = 10
