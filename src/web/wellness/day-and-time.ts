const dayAndTimeFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const weekdayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'short' })

/** In the visitor's own time zone. */
export function dayAndTime(iso: string): string {
  return dayAndTimeFormat.format(new Date(iso))
}

export function weekday(iso: string): string {
  return weekdayFormat.format(new Date(iso))
}
