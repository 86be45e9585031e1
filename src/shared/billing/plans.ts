export const TRIAL_DAYS = 14
export const TRIAL_WARNING_DAYS = 2
/** After the first payment; not the same fact as the trial, though the same number. */
export const REFUND_DAYS = 14
export const PROFESSIONAL_MONTHLY_USD = 29
export const ANNUAL_SAVING_PERCENT = 20
export const FREE_CHAT_CONVERSATIONS_PER_MONTH = 10
export const FREE_RESUMES_PER_MONTH = 2
/** How long Professional stays open after a payment failed. */
export const PAST_DUE_GRACE_DAYS = 7
/** How long the newest known state is believed after the period it is about has ended. */
export const RENEWAL_GRACE_DAYS = 7
export const SUBSCRIPTION_CHECK_DELAY_MS = 100
export const CHECKOUT_RECHECK_MS = 5_000
export const EXPIRED_BANNER_DISMISSED_DAYS = 7

/** What a year costs when it is paid at once. */
export const PROFESSIONAL_ANNUAL_USD = (PROFESSIONAL_MONTHLY_USD * 12 * (100 - ANNUAL_SAVING_PERCENT)) / 100
