import { describe, expect, test } from 'vitest'
import { EXPIRED_BANNER_DISMISSED_DAYS, TRIAL_DAYS } from './plans.ts'
import { isBannerDismissed, trialBanner, trialDaysRemaining } from './trial.ts'

const at = (time: string) => Date.parse(time)

describe('days left of a trial', () => {
  test.each([
    ['the moment it starts', '2026-01-15T12:00:00Z', '2026-01-01T12:00:00Z', TRIAL_DAYS],
    ['a second later', '2026-01-15T12:00:00Z', '2026-01-01T12:00:01Z', 14],
    ['a day later', '2026-01-15T12:00:00Z', '2026-01-02T12:00:00Z', 13],
    ['the last minute', '2026-01-15T12:00:00Z', '2026-01-15T11:59:00Z', 1],
    ['the moment it ends', '2026-01-15T12:00:00Z', '2026-01-15T12:00:00Z', 0],
    ['long after', '2026-01-15T12:00:00Z', '2027-01-15T12:00:00Z', 0],
    ['over a leap day', '2028-03-07T00:00:00Z', '2028-02-28T00:00:00Z', 8],
    ['over a change of clocks, in another zone', '2026-04-02T02:30:00+02:00', '2026-03-28T01:30:00+01:00', 5],
    ['on a clock that is behind', '2026-01-15T12:00:00Z', '2025-12-31T12:00:00Z', TRIAL_DAYS],
  ])('%s', (_name, expires, now, days) => {
    expect(trialDaysRemaining(expires, at(now))).toBe(days)
  })

  test.each([
    [0, 'expired'],
    [1, 'ending'],
    [2, 'ending'],
    [3, 'active'],
    [TRIAL_DAYS, 'active'],
  ])('%i days are %s', (days, banner) => {
    expect(trialBanner(days)).toBe(banner)
  })
})

describe('a banner that was closed', () => {
  const closedAt = '2026-01-15T12:00:00.000Z'
  const weekMs = EXPIRED_BANNER_DISMISSED_DAYS * 24 * 3600 * 1000

  test.each([
    ['stays closed', 'active', 'active', 100 * weekMs, true],
    ['opens with what is new to say', 'ending', 'active', 1, false],
    ['stays closed for seven days once the trial is over', 'expired', 'expired', weekMs - 1, true],
    ['comes back after them', 'expired', 'expired', weekMs, false],
  ] as const)('%s', (_name, banner, form, laterMs, isDismissed) => {
    expect(isBannerDismissed(banner, { form, at: closedAt }, at(closedAt) + laterMs)).toBe(isDismissed)
  })

  test('never was, where nobody closed one', () => {
    expect(isBannerDismissed('expired', { form: null, at: null }, at(closedAt))).toBe(false)
  })
})
