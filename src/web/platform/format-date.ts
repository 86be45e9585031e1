const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export function longDate(time: string): string {
  return DAY.format(new Date(time))
}

export function dateAndTime(time: string): string {
  return DAY_AND_TIME.format(new Date(time))
}
