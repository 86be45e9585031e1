/** Everything that is known of check-ins: after a change, all of it is asked for again. */
export const CHECK_INS_KEY = 'check-ins'

export const RECENT_KEY = [CHECK_INS_KEY, 'recent'] as const
