import { expect, test } from 'vitest'
import { type CheckInReminder, DEFAULT_REMINDER, reminderChoice, reminderSentence } from './reminder.ts'

const ON: CheckInReminder = {
  is_on: true,
  by_mail: true,
  days: [1, 3, 7],
  hour: 18,
  mail: 'ready',
  browsers: 0,
  push_key: '',
}
const PROFILE = { time_zone: 'America/New_York', daily_check_ins: true }
const WINTER = new Date('2026-01-15T12:00:00Z')

test('the sentence names days, hour and time zone, and when nothing is sent', () => {
  expect(reminderSentence(ON, PROFILE, WINTER)).toBe(
    'Every Monday, Wednesday, and Sunday at 6 PM, New York (GMT−5), we send you one short mail with a link to your check-in. Nothing is sent on a day you have already checked in.',
  )
})

test.each([
  [{ days: [1, 2, 3, 4, 5, 6, 7], hour: 0 }, 'Every day at 12 AM, UTC, '],
  [{ days: [2], hour: 12 }, 'Every Tuesday at 12 PM, UTC, '],
  [{ days: [6, 7], hour: 11 }, 'Every Saturday and Sunday at 11 AM, UTC, '],
  [{ days: [6, 7], hour: 23 }, 'Every Saturday and Sunday at 11 PM, UTC, '],
])('%j reads "%s"', (chosen, beginning) => {
  const sentence = reminderSentence({ ...ON, ...chosen }, { ...PROFILE, time_zone: null }, WINTER)
  expect(sentence.slice(0, beginning.length)).toBe(beginning)
})

test.each([
  [{ is_on: false }, {}, 'Reminders are off. Nothing is sent.'],
  [{}, { daily_check_ins: false }, 'Nothing is sent while daily check-ins are switched off.'],
  [{ mail: 'off' }, {}, 'Mail is switched off on this installation, so nothing is sent.'],
  [{ mail: 'unconfirmed' }, {}, 'Nothing is sent until you have confirmed your email address.'],
  [{ by_mail: false }, {}, 'Nothing is sent: neither mail nor a browser is switched on.'],
] as const)('%j and %j: "%s"', (reminder, profile, sentence) => {
  expect(reminderSentence({ ...ON, ...reminder }, { ...PROFILE, ...profile }, WINTER)).toBe(sentence)
})

test('the sentence names every way a reminder comes', () => {
  const beginning = 'Every Monday, Wednesday, and Sunday at 6 PM, New York (GMT−5), we send you'
  const ending = 'Nothing is sent on a day you have already checked in.'
  expect(reminderSentence({ ...ON, browsers: 2 }, PROFILE, WINTER)).toBe(
    `${beginning} one short mail with a link to your check-in and a notification to two browsers. ${ending}`,
  )
  expect(reminderSentence({ ...ON, mail: 'unconfirmed', browsers: 1 }, PROFILE, WINTER)).toBe(
    `${beginning} a notification to one browser. ${ending}`,
  )
})

test('a choice is a set of weekdays and a full hour', () => {
  const { days, hour } = DEFAULT_REMINDER
  expect(reminderChoice.parse({ is_on: true, days: [7, 1, 7], hour: 0 }).days).toEqual([1, 7])
  for (const wrong of [[], [0], [8], [1.5], ['1'], Array(8).fill(1)])
    expect(reminderChoice.safeParse({ is_on: true, days: wrong, hour }).success).toBe(false)
  for (const wrong of [-1, 24, 7.5, null])
    expect(reminderChoice.safeParse({ is_on: true, days, hour: wrong }).success).toBe(false)
})

test('who never chose gets none', () => {
  expect(DEFAULT_REMINDER.is_on).toBe(false)
})
