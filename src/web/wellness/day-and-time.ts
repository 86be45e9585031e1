const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short' })
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const WHOLE = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})

/** A moment in the visitor's own time zone, in the parts that a list shows; the year where it is not this one. */
export function momentParts(iso: string, now = new Date()) {
  const at = new Date(iso)
  const isThisYear = at.getFullYear() === now.getFullYear()
  return {
    weekday: WEEKDAY.format(at),
    day: (isThisYear ? DAY : DAY_OF_YEAR).format(at),
    time: TIME.format(at),
  }
}

/** Sunday, November 15, 2026 */
export function wholeDay(iso: string): string {
  return WHOLE.format(new Date(iso))
}

/** Nov 15 */
export function shortDay(atMs: number): string {
  return DAY.format(atMs)
}

export function timeOfDay(iso: string): string {
  return TIME.format(new Date(iso))
}

/** November 15, of a day such as 2026-11-15, whatever the time zone. */
export function dayOfMonth(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
}

/** The middle of a day such as 2026-11-15, by the clock of this device. */
export function noonOf(day: string): number {
  return new Date(`${day}T12:00:00`).getTime()
}
