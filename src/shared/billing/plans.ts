export const TRIAL_DAYS = 14
/** After the first payment; not the same fact as the trial, though the same number. */
export const REFUND_DAYS = 14
export const PROFESSIONAL_MONTHLY_USD = 29
export const ANNUAL_SAVING_PERCENT = 20
export const FREE_CHAT_CONVERSATIONS_PER_MONTH = 10
export const FREE_RESUMES_PER_MONTH = 2

/** What a year costs when it is paid at once. */
export const PROFESSIONAL_ANNUAL_USD = (PROFESSIONAL_MONTHLY_USD * 12 * (100 - ANNUAL_SAVING_PERCENT)) / 100
