import { expect, test } from 'vitest'
import * as plans from './plans.ts'

test('the plans cost and hold what the specification says', () => {
  expect(plans).toMatchObject({
    TRIAL_DAYS: 14,
    PROFESSIONAL_MONTHLY_USD: 29,
    ANNUAL_SAVING_PERCENT: 20,
    FREE_CHAT_CONVERSATIONS_PER_MONTH: 10,
    FREE_RESUMES_PER_MONTH: 2,
    PROFESSIONAL_ANNUAL_USD: 278.4,
    TRIAL_WARNING_DAYS: 2,
    PAST_DUE_GRACE_DAYS: 7,
    SUBSCRIPTION_CHECK_DELAY_MS: 100,
    CHECKOUT_RECHECK_MS: 5_000,
    EXPIRED_BANNER_DISMISSED_DAYS: 7,
  })
})
