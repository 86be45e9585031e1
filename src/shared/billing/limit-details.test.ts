import { expect, test } from 'vitest'
import {
  limitHint,
  limitMessage,
  longUsDate,
  readLimitDetails,
  upgradeMessage,
  writeLimitDetails,
} from './limit-details.ts'

test.each([
  { feature: 'chat-coach', limit: 10, left: 0, renews_on: '2026-12-01' },
  { feature: 'skill-gap', limit: 0, left: 0, renews_on: null },
] as const)('what a refusal tells is read back: %j', details => {
  expect(readLimitDetails(writeLimitDetails(details))).toEqual(details)
})

test.each([null, '', 'limit: 3', 'feature: nothing\nlimit: 1\nleft: 0', 'body: too long'])(
  'the details of another problem are none: %j',
  details => {
    expect(readLimitDetails(details)).toBeNull()
  },
)

test('a refusal says what is needed, and when it renews', () => {
  expect(upgradeMessage('ats-optimizer')).toBe('ATS optimizer is part of Professional. Upgrade to use it.')
  expect(upgradeMessage('saml-sso')).toBe('SAML SSO is part of Enterprise. Please write to us.')
  expect(limitMessage('resume-generator', 2, '2027-01-01')).toBe(
    'You have used all 2 résumés of this month. They renew on January 1, 2027.',
  )
  expect([
    limitHint('chat-coach', 10),
    limitHint('api-access', 1_000),
    limitHint('api-access', 50_000),
  ]).toEqual(['Professional has no limit.', 'Professional has 50,000 per month.', 'Enterprise has no limit.'])
})

test('a day is that day in every time zone', () => {
  expect(longUsDate('2026-12-01')).toBe('December 1, 2026')
})
