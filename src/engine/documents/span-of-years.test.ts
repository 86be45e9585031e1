import { expect, test } from 'vitest'
import { spanOfYears } from './span-of-years.ts'

test.each([
  ['9 years, 0 injury accidents', true, 'In 9 years I have had no injury accidents'],
  ['8 years without an accident at fault', false, 'In 8 years I had no accident at fault'],
  ['Twenty-two years on roofs', true, 'I have spent twenty-two years on roofs'],
  ['Two winters as cook', false, 'I spent two winters as cook'],
  ['Ten years of experience', true, null],
  ['9 years old machines repaired', true, null],
  ['In 9 years no accidents', true, null],
])('%j (now: %s) is %j', (text, isCurrent, told) => {
  expect(spanOfYears(text, isCurrent)).toBe(told)
})
