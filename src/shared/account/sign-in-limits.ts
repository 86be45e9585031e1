import { REFRESH_WINDOW_SECONDS } from '#shared/session.ts'

const QUARTER_HOUR = 900
const HOUR = 3600

/** Every limit on signing in, recovering an account and re-authentication; docs/decisions/0011 has the reasons. */
export const SIGN_IN_LIMITS = {
  // Per operation, counted by the access gate: by network, and by account where there is one.
  signUp: { attempts: 20, seconds: 600 },
  signIn: { attempts: 30, seconds: 300 },
  signOut: { attempts: 120, seconds: 60 },
  requestMail: { attempts: 10, seconds: 600 },
  useLink: { attempts: 30, seconds: 600 },
  securityChange: { attempts: 20, seconds: 600 },
  endSession: { attempts: 60, seconds: 60 },
  // Per session: a whole office may share one network address.
  refreshPerSession: { attempts: 60, seconds: REFRESH_WINDOW_SECONDS },
  // Attempts at the password or the code of one account. A known browser has its own count: others cannot lock it out.
  perAccountAndNetwork: { attempts: 10, seconds: QUARTER_HOUR },
  perAccount: { attempts: 50, seconds: QUARTER_HOUR },
  perKnownDevice: { attempts: 10, seconds: QUARTER_HOUR },
  // Every sign-in makes one more known browser: without this each would bring attempts of its own.
  allKnownDevices: { attempts: 30, seconds: QUARTER_HOUR },
  reauthentication: { attempts: 10, seconds: QUARTER_HOUR },
  secondFactor: { attempts: 10, seconds: QUARTER_HOUR },
  // Mails that anybody can cause, per kind of mail and address.
  mailsPerNetwork: { attempts: 3, seconds: HOUR },
  mailsPerAddress: { attempts: 6, seconds: HOUR },
} as const satisfies Record<string, { attempts: number; seconds: number }>

/** The sixth attempt at one mailed code finds none to compare with. */
export const CODE_ATTEMPTS_MAX = 5
/** How long the second factor is waited for after the first. */
export const SECOND_FACTOR_SECONDS = 600
/** A sign-in this recent stands in for the password of those who have none. */
export const RECENT_SIGN_IN_MINUTES = 10
