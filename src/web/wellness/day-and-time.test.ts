import { expect, test } from 'vitest'
import { momentParts, wholeDay } from './day-and-time.ts'

const at = (year: number) => new Date(year, 10, 15, 7, 5).toISOString()
const now = new Date(2026, 11, 1)

test('a moment of this year needs no year, an older one does', () => {
  expect(momentParts(at(2026), now)).toEqual({ weekday: 'Sun', day: 'Nov 15', time: '7:05 AM' })
  expect(momentParts(at(2025), now).day).toBe('Nov 15, 2025')
})

test('a whole day is read out with its year', () => {
  expect(wholeDay(at(2026))).toBe('Sunday, November 15, 2026')
})
