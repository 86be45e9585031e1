/** The day where the visitor is, such as "2026-11-15". */
export function localDay(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** A day in words; it belongs to no time zone. */
export function dayInWords(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`))
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
