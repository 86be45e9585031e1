import { expect, test } from 'vitest'
import { shortLabels } from './day-and-time.ts'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).toISOString()

test('moments of one day are told apart by the hour', () => {
  expect(shortLabels([at(15, 8), at(15, 21)])).toEqual(['8:05 AM', '9:05 PM'])
})

test('moments within a week are told apart by the weekday', () => {
  expect(shortLabels([at(13, 8), at(15, 8)])).toEqual(['Fri', 'Sun'])
})

test('moments further apart are told apart by the date', () => {
  expect(shortLabels([at(1, 8), at(15, 8)])).toEqual(['Nov 1', 'Nov 15'])
})

test('a week apart to the minute, two moments share a weekday and need the date', () => {
  expect(shortLabels([at(8, 8), at(15, 8)])).toEqual(['Nov 8', 'Nov 15'])
  expect(shortLabels([at(8, 9), at(15, 8)])).toEqual(['Sun', 'Sun'])
})
