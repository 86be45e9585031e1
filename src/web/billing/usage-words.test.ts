import { expect, test } from 'vitest'
import { leftWords, monthBefore, usedWords } from './usage-words.ts'

test.for([
  ['2026-12-01', 'November'],
  ['2027-01-01', 'December'],
  ['2027-03-01', 'February'],
] as const)('what renews on %s is of %s', ([renewsOn, month]) => {
  expect(monthBefore(renewsOn)).toBe(month)
})

test('what is left and what is used are said with the word of the feature', () => {
  expect(leftWords('resume-generator', 1, 2, '2026-12-01')).toBe('1 of 2 résumés left in November')
  expect(leftWords('api-access', 1_000, 1_000, '2026-12-01')).toBe('1,000 of 1,000 requests left in November')
  expect(usedWords('chat-coach', 3, 10)).toBe('3 of 10 conversations used')
  expect(usedWords('api-access', 1200, 50_000)).toBe('1,200 of 50,000 requests used')
})
