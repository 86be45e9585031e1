import { expect, test } from 'vitest'
import { timeZoneName } from './time-zone-name.ts'

const WINTER = new Date('2026-01-15T12:00:00Z')
const SUMMER = new Date('2026-07-15T12:00:00Z')

test.each([
  ['America/New_York', WINTER, 'New York (GMT−5)'],
  ['America/New_York', SUMMER, 'New York (GMT−4)'],
  ['America/Indiana/Knox', WINTER, 'Knox, Indiana (GMT−6)'],
  ['Asia/Kolkata', WINTER, 'Kolkata (GMT+5:30)'],
  ['Pacific/Kiritimati', WINTER, 'Kiritimati (GMT+14)'],
  ['Europe/London', WINTER, 'London (GMT)'],
  ['UTC', SUMMER, 'UTC'],
])('%s at %s reads "%s"', (zone, at, name) => {
  expect(timeZoneName(zone, at)).toBe(name)
})
