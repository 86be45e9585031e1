/** What the clock of a time zone shows at a moment, written as if it were UTC. */
export function zoneClock(timeZone: string): (moment: Date | number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return moment => {
    const part: Record<string, number> = {}
    for (const { type, value } of format.formatToParts(moment)) part[type] = Number(value)
    const { year = 0, month = 1, day, hour, minute, second } = part
    return Date.UTC(year, month - 1, day, hour, minute, second)
  }
}
