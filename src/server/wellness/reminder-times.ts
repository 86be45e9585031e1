import { HOURS_A_DAY, type ReminderChoice, WEEKDAYS } from '#shared/wellness/reminder.ts'
import { zoneClock } from '#shared/wellness/zone-clock.ts'

const HOUR_MS = 3_600_000
const DAY_MS = HOURS_A_DAY * HOUR_MS
/** After this a reminder that could not be sent is left out: it would come at an hour nobody chose. */
const LATE_MAX_MS = HOUR_MS
/** January 1, 1970 was a Thursday. */
const FIRST_WEEKDAY = 4

type Chosen = Pick<ReminderChoice, 'days' | 'hour'>

/** The local day, as yyyy-mm-dd, whose reminder should be sent now; null if none. */
export function dueReminderDay(
  chosen: Chosen,
  timeZone: string,
  now: Date,
  lateMaxMs = LATE_MAX_MS,
): string | null {
  const clock = localDays(timeZone)
  const day = clock.dayOf(now.getTime())
  if (!chosen.days.includes(weekdayOf(day))) return null
  const lateMs = now.getTime() - clock.momentOf(day, chosen.hour)
  return lateMs >= 0 && lateMs < lateMaxMs ? new Date(day * DAY_MS).toISOString().slice(0, 10) : null
}

/** The first chosen moment after now. */
export function nextReminderAt(chosen: Chosen, timeZone: string, now: Date): Date {
  const clock = localDays(timeZone)
  let day = clock.dayOf(now.getTime())
  for (;;) {
    const moment = chosen.days.includes(weekdayOf(day)) ? clock.momentOf(day, chosen.hour) : 0
    if (moment > now.getTime()) return new Date(moment)
    day += 1
  }
}

/** Days count from January 1, 1970; Monday is 1. */
function weekdayOf(day: number): number {
  return ((day + FIRST_WEEKDAY - 1) % WEEKDAYS.length) + 1
}

function localDays(timeZone: string) {
  const shownAt = zoneClock(timeZone)
  const offsetAt = (moment: number) => shownAt(moment) - moment

  return {
    dayOf: (moment: number) => Math.floor(shownAt(moment) / DAY_MS),
    /** The first of two where the clock is put back; where it skips the hour, as long after the change as was chosen. */
    momentOf(day: number, hour: number): number {
      const shown = day * DAY_MS + hour * HOUR_MS
      const before = shown - offsetAt(shown - DAY_MS)
      const after = shown - offsetAt(shown + DAY_MS)
      return shownAt(before) !== shown && shownAt(after) === shown ? after : before
    },
  }
}
