import { expect, test } from 'vitest'
import { coveredMonths } from './covered-months.ts'

const job = (startDate: string | null, endDate: string | null, current = false) => ({
  startDate,
  endDate,
  current,
})

test.each([
  ['one job', [job('2020-01', '2020-06')], 6],
  ['two at once', [job('2020-01', '2020-12'), job('2020-01', '2020-12')], 12],
  ['two that overlap by three months', [job('2020-01', '2020-06'), job('2020-04', '2020-12')], 12],
  ['a short one within a long one', [job('2018-01', '2020-12'), job('2019-02', '2019-04')], 36],
  ['two with a gap', [job('2020-10', '2020-12'), job('2020-01', '2020-03')], 6],
  ['a running one', [job('2025-12', null, true)], 12],
  ['a year without months', [job('2019', '2019')], 12],
  ['a beginning alone', [job('2009-05', null)], 1],
])('%s', (_, jobs, months) => {
  expect(coveredMonths(jobs, '2026-11')).toBe(months)
})
