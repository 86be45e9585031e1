import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { careerStep, isLowerLevel } from './career-step.ts'

const { career } = testEngine()
const row = (code: string) => career.occupations.codes.indexOf(code)

test.each([
  ['three tenths of the pay more', 'nursing assistant', '31-1131.00', 'dental assistant', '31-9091.00', 'up'],
  [
    'a fifth more by the median, 7 % by the upper quarter',
    'auto mechanic',
    '49-3023.00',
    'diesel mechanic',
    '49-3031.00',
    'up',
  ],
  ['a zone more for 3 % less', 'systems analyst', '15-1211.00', 'financial analyst', '13-2051.00', 'up'],
  ['8 % more', 'cashier', '41-2011.00', 'salesperson', '41-2031.00', 'sideways'],
  ['9 % less', 'recruiter', '13-1071.00', 'trainer', '13-1151.00', 'sideways'],
  ['11 % less', 'high school teacher', '25-2031.00', 'elementary school teacher', '25-2021.00', 'down'],
  ['a zone less for a quarter more', 'accountant', '13-2011.00', 'systems analyst', '15-1211.00', 'down'],
  [
    'more preparation for half the pay',
    'principal',
    '11-9032.00',
    'professor of education',
    '25-1081.00',
    'down',
  ],
  ['pay by the hour beside pay by the year', 'actor', '27-2011.00', 'waiter', '35-3031.00', 'sideways'],
  ['pay by the year beside pay by the hour', 'waiter', '35-3031.00', 'actor', '27-2011.00', 'sideways'],
  ['pay that is not published', 'electrician', '47-2111.00', 'air crew officer', '55-1011.00', 'sideways'],
  [
    'from pay that is not published',
    'air crew officer',
    '55-1011.00',
    'electrician',
    '47-2111.00',
    'sideways',
  ],
])('%s: from %s (%s) to %s (%s) is a step %s', (_, _from, from, _to, to, step) => {
  expect(careerStep(career, row(from), row(to))).toBe(step)
})

test.each([
  ['nurse', '29-1141.00', 'practical nurse', '29-2061.00', true],
  ['pharmacist', '29-1051.00', 'pharmacy technician', '29-2052.00', true],
  // One step of schooling less.
  ['nurse', '29-1141.00', 'radiologic technologist', '29-2034.00', false],
  // Two steps less, for more pay.
  ['social worker', '21-1021.00', 'practical nurse', '29-2061.00', false],
  ['practical nurse', '29-2061.00', 'nurse', '29-1141.00', false],
])('for a %s (%s) work as a %s (%s) is of a lower level: %s', (_from, from, _to, to, isLower) => {
  expect(isLowerLevel(career, row(from), row(to))).toBe(isLower)
})
