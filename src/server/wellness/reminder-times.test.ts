import { expect, test } from 'vitest'
import { dueReminderDay, nextReminderAt } from './reminder-times.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const at = (moment: string) => new Date(moment)

// 2026-11-16 is a Monday.
test.each([
  ['at the hour', 'UTC', [1], 18, '2026-11-16T18:00:00Z', '2026-11-16'],
  ['a moment before', 'UTC', [1], 18, '2026-11-16T17:59:59.999Z', null],
  ['59 minutes late', 'UTC', [1], 18, '2026-11-16T18:59:59.999Z', '2026-11-16'],
  ['an hour late', 'UTC', [1], 18, '2026-11-16T19:00:00Z', null],
  ['on another day', 'UTC', [2, 3, 4, 5, 6, 7], 18, '2026-11-16T18:00:00Z', null],
  ['on a Sunday', 'UTC', [7], 0, '2026-11-15T00:30:00Z', '2026-11-15'],
  ['where it is Monday already', 'Pacific/Kiritimati', [1], 8, '2026-11-15T18:10:00Z', '2026-11-16'],
  ['where it is still Sunday', 'America/Los_Angeles', [7], 22, '2026-11-16T06:10:00Z', '2026-11-15'],
  ['in a zone of quarters of an hour', 'Asia/Kathmandu', [1], 18, '2026-11-16T12:15:00Z', '2026-11-16'],
  ['a minute before in that zone', 'Asia/Kathmandu', [1], 18, '2026-11-16T12:14:00Z', null],
  ['in the last hour of a day', 'Europe/Berlin', [1], 23, '2026-11-16T22:59:00Z', '2026-11-16'],
  ['after the last hour of a day', 'Europe/Berlin', EVERY_DAY, 23, '2026-11-16T23:00:00Z', null],
])('%s', (_when, zone, days, hour, now, day) => {
  expect(dueReminderDay({ days, hour }, zone, at(now))).toBe(day)
})

test.each([
  ['the same day', 'UTC', [1], 18, '2026-11-16T17:00:00Z', '2026-11-16T18:00:00Z'],
  ['a week later when it is just now', 'UTC', [1], 18, '2026-11-16T18:00:00Z', '2026-11-23T18:00:00Z'],
  ['over the weekend', 'UTC', [1, 5], 18, '2026-11-20T18:00:01Z', '2026-11-23T18:00:00Z'],
  [
    'before a change to winter',
    'Europe/Berlin',
    EVERY_DAY,
    18,
    '2026-10-24T12:00:00Z',
    '2026-10-24T16:00:00Z',
  ],
  [
    'after a change to winter',
    'Europe/Berlin',
    EVERY_DAY,
    18,
    '2026-10-24T16:00:00Z',
    '2026-10-25T17:00:00Z',
  ],
  [
    'after a change to summer',
    'America/New_York',
    EVERY_DAY,
    7,
    '2026-03-07T12:00:00Z',
    '2026-03-08T11:00:00Z',
  ],
])('the next is %s', (_which, zone, days, hour, now, next) => {
  expect(nextReminderAt({ days, hour }, zone, at(now))).toEqual(at(next))
})

test('an hour that the clock skips comes as the clock has skipped it', () => {
  const chosen = { days: EVERY_DAY, hour: 2 }
  const next = nextReminderAt(chosen, 'America/New_York', at('2026-03-08T06:59:00Z'))
  expect(next).toEqual(at('2026-03-08T07:00:00Z'))
  expect(dueReminderDay(chosen, 'America/New_York', next)).toBe('2026-03-08')
})

test('a skipped midnight belongs to its own day', () => {
  const chosen = { days: EVERY_DAY, hour: 0 }
  const next = nextReminderAt(chosen, 'America/Santiago', at('2026-09-06T03:00:00Z'))
  expect(next).toEqual(at('2026-09-06T04:00:00Z'))
  expect(dueReminderDay(chosen, 'America/Santiago', next)).toBe('2026-09-06')
})

test('an hour that comes twice is the first, and then tomorrow’s', () => {
  const chosen = { days: EVERY_DAY, hour: 1 }
  const first = nextReminderAt(chosen, 'America/New_York', at('2026-11-01T04:00:00Z'))
  expect(first).toEqual(at('2026-11-01T05:00:00Z'))
  expect(dueReminderDay(chosen, 'America/New_York', at('2026-11-01T06:00:00Z'))).toBeNull()
  expect(nextReminderAt(chosen, 'America/New_York', first)).toEqual(at('2026-11-02T06:00:00Z'))
})

// Clocks change on Sundays there.
test.each([
  ['Europe/Berlin', 2],
  ['America/Santiago', 0],
  ['Australia/Lord_Howe', 2],
])('over a year in %s there is one on each Sunday at %i, which is due when it comes', (zone, hour) => {
  const chosen = { days: [7], hour }
  let now = at('2026-01-01T12:00:00Z')
  for (let week = 0; week < 52; week += 1) {
    now = nextReminderAt(chosen, zone, now)
    const sunday = new Date(Date.UTC(2026, 0, 4 + 7 * week)).toISOString().slice(0, 10)
    expect(dueReminderDay(chosen, zone, now)).toBe(sunday)
  }
})
