import { zoneClock } from '../zone-clock.ts'

/** A check-in before four in the morning belongs to the evening it ends. */
const DAY_STARTS_AT_HOUR = 4
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DAYS_A_WEEK = 7
/** January 1, 1970 was a Thursday. */
const FIRST_SATURDAY = 2

type TimedCheckIn = { at: string; mood: number; energy: number }

/** The check-ins of one local day, as one. Days count from January 1, 1970. */
export type DayMean = { day: number; mood: number; energy: number }

/** One row for each day with a check-in, oldest first. */
export function dayMeans(checkIns: readonly TimedCheckIn[], dayOf: (at: string) => number): DayMean[] {
  const sums = new Map<number, { mood: number; energy: number; count: number }>()
  for (const { at, mood, energy } of checkIns) {
    const day = dayOf(at)
    const sum = sums.get(day) ?? { mood: 0, energy: 0, count: 0 }
    sums.set(day, { mood: sum.mood + mood, energy: sum.energy + energy, count: sum.count + 1 })
  }
  return [...sums]
    .map(([day, { mood, energy, count }]) => ({ day, mood: mood / count, energy: energy / count }))
    .sort((a, b) => a.day - b.day)
}

/** The day of a time as the clock of a time zone shows it. */
export function dayInZone(timeZone: string): (at: string) => number {
  const shownAt = zoneClock(timeZone)
  return at => dayAt(shownAt(new Date(at)))
}

/** The day of a date, or of a time by the clock it was written with: what stands before its offset. */
export function dayAsWritten(at: string): number {
  const isDate = at.length === 'yyyy-mm-dd'.length
  return isDate ? Date.parse(at) / DAY_MS : dayAt(Date.parse(`${at.slice(0, 'yyyy-mm-ddThh:mm'.length)}Z`))
}

export function isWeekend(day: number): boolean {
  return (((day - FIRST_SATURDAY) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK < 2
}

/** As yyyy-mm-dd. */
export function dayName(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length)
}

function dayAt(wallTime: number): number {
  return Math.floor((wallTime - DAY_STARTS_AT_HOUR * HOUR_MS) / DAY_MS)
}
