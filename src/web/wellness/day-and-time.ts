const dayAndTimeFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const WEEK_MS = 7 * 24 * 3600 * 1000
const hourFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const weekdayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'short' })

/** In the visitor's own time zone. */
export function dayAndTime(iso: string): string {
  return dayAndTimeFormat.format(new Date(iso))
}

/** What tells moments apart in a row: the hour when they share a day, the weekday within a week, else the date. */
export function shortLabels(isos: readonly string[]): string[] {
  const dates = isos.map(iso => new Date(iso))
  const days = new Set(dates.map(date => date.toDateString()))
  const times = dates.map(date => date.getTime())
  const span = Math.max(...times) - Math.min(...times)
  const format = days.size === 1 ? hourFormat : span < WEEK_MS ? weekdayFormat : dayFormat
  return dates.map(date => format.format(date))
}
