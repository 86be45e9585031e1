/** At sign-up, in onboarding and in Settings. */
export const FULL_NAME_MIN = 2
export const FULL_NAME_MAX = 200
