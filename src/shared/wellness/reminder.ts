import * as z from 'zod/mini'
import { numberWord } from '#shared/number-word.ts'
import { timeZoneName } from '#shared/time-zone-name.ts'

/** Monday is 1. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export const HOURS_A_DAY = 24
export const NO_DAY_MESSAGE = 'Please keep at least one day, or switch reminders off.'

const weekday = z.int().check(z.minimum(1), z.maximum(WEEKDAYS.length))
const days = z.array(weekday).check(z.minLength(1, NO_DAY_MESSAGE), z.maxLength(WEEKDAYS.length))
const hour = z.int().check(z.minimum(0), z.maximum(HOURS_A_DAY - 1))

/** What somebody chooses: the hour is that of the clock where they live. */
export const reminderChoice = z.object({
  is_on: z.boolean(),
  by_mail: z._default(z.boolean(), true),
  days: z.pipe(
    days,
    z.transform(chosen => [...new Set(chosen)].sort()),
  ),
  hour,
})

export const checkInReminder = z.object({
  is_on: z.boolean(),
  by_mail: z.boolean(),
  days,
  hour,
  /** Whether a mail could leave: none does where mail is off, or to an address nobody has confirmed. */
  mail: z.enum(['ready', 'off', 'unconfirmed']),
  /** How many browsers show a notification. */
  browsers: z.int(),
  /** With it a browser asks its maker's push service for an address. */
  push_key: z.string(),
})

export type ReminderChoice = z.infer<typeof reminderChoice>
export type CheckInReminder = z.infer<typeof checkInReminder>

/** For who never chose. */
export const DEFAULT_REMINDER: ReminderChoice = {
  is_on: false,
  by_mail: true,
  days: [1, 2, 3, 4, 5],
  hour: 18,
}

/** What will be sent, or why nothing will. */
export function reminderSentence(
  { is_on, by_mail, days, hour, mail, browsers }: Omit<CheckInReminder, 'push_key'>,
  profile: { time_zone: string | null; daily_check_ins: boolean },
  now: Date,
): string {
  if (!is_on) return 'Reminders are off. Nothing is sent.'
  if (!profile.daily_check_ins) return 'Nothing is sent while daily check-ins are switched off.'
  const ways = [
    by_mail && mail === 'ready' && 'one short mail with a link to your check-in',
    browsers > 0 &&
      `a notification to ${browsers === 1 ? 'one browser' : `${numberWord(browsers)} browsers`}`,
  ].filter(way => way !== false)
  if (ways.length === 0 && by_mail) return WHY_NO_MAIL[mail === 'off' ? 'off' : 'unconfirmed']
  if (ways.length === 0) return 'Nothing is sent: neither mail nor a browser is switched on.'
  const zone = timeZoneName(profile.time_zone ?? 'UTC', now)
  return `${daysInWords(days)} at ${hourInWords(hour)}, ${zone}, we send you ${ways.join(' and ')}. Nothing is sent on a day you have already checked in.`
}

const WHY_NO_MAIL = {
  off: 'Mail is switched off on this installation, so nothing is sent.',
  unconfirmed: 'Nothing is sent until you have confirmed your email address.',
}

/** "6 PM" for 18 */
export function hourInWords(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
}

const AND = new Intl.ListFormat('en-US')

function daysInWords(days: readonly number[]): string {
  if (days.length === WEEKDAYS.length) return 'Every day'
  return `Every ${AND.format(WEEKDAYS.filter((_name, index) => days.includes(index + 1)))}`
}
