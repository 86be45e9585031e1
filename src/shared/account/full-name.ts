/** At sign-up, in onboarding and in Settings. */
export const FULL_NAME_MIN_CHARACTERS = 2
export const FULL_NAME_MAX_CHARACTERS = 200
