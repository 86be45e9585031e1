import { average } from '#shared/wellness/burnout-risk.ts'
import {
  type DayMean,
  dayAsWritten,
  dayInZone,
  dayMeans,
  dayName,
} from '#shared/wellness/early-warning/day-means.ts'
import { readHistory } from '#shared/wellness/read-history.ts'
import type { DashboardSummary } from './get-dashboard.ts'

export const WEEK_DAYS = 7
/** January 1, 1970 was a Thursday, three days after a Monday. */
const THURSDAY = 3
const COMPARED_WEEKS = 4
/** Fewer days than these are no week to compare. */
const COMPARED_MIN_DAYS = { week: 3, before: 6 } as const
/** Of the scale from 1 to 5: what is smaller is an ordinary up and down. */
const NOTED_DIFFERENCE = 0.4

type Summarized = Pick<DashboardSummary, 'daily_check_ins' | 'career' | 'check_ins' | 'learning'>
type WeekDay = {
  /** As yyyy-mm-dd. */
  day: string
  /** Means of the day's check-ins; null where nothing was noted. */
  mood: number | null
  energy: number | null
}

export type WeeklySummary = {
  /** Monday to Sunday. */
  days: readonly WeekDay[]
  /** The week is not over. */
  isCurrent: boolean
  /** This week or the one before it: what is true today may be said of it. */
  isRecent: boolean
  /** Anything was noted, learned or suggested in it. */
  hasNews: boolean
  learnedMinutes: number
  hasNewSuggestions: boolean
  /** Null without a check-in in the week, or without the consent to keep them. */
  self: { days: number; brightest: string | null; comparison: 'brighter' | 'alike' | 'heavier' | null } | null
  /** Mondays of the nearest weeks worth reading, as yyyy-mm-dd. */
  earlier: string | null
  later: string | null
}

/** What a week held, by the clock of a time zone; `asked` is any day of it, or else the week of `nowMs`. */
export function weeklySummary(
  { daily_check_ins, career, check_ins, learning }: Summarized,
  { nowMs, timeZone, asked }: { nowMs: number; timeZone: string; asked?: string | undefined },
): WeeklySummary {
  const dayOf = dayInZone(timeZone)
  const thisMonday = mondayOf(dayOf(new Date(nowMs).toISOString()))
  const monday = Math.min(askedMonday(asked) ?? thisMonday, thisMonday)
  // Without the consent to keep check-ins, none is read.
  const points = daily_check_ins ? readHistory(check_ins) : []
  const rows = dayMeans(
    points.map(({ atMs, mood, energy }) => ({ at: new Date(atMs).toISOString(), mood, energy })),
    dayOf,
  )
  const learned = learning.time.map(({ learned_on, minutes }) => ({ day: dayAsWritten(learned_on), minutes }))
  // Suggestions without a match are nothing to tell.
  const { generated_at, best_match } = career
  const suggested = generated_at === null || best_match === null ? [] : [dayOf(generated_at)]
  const isIn = (day: number) => mondayOf(day) === monday
  const eventful = [...rows.map(({ day }) => day), ...learned.map(({ day }) => day), ...suggested]
  const mondays = [...eventful.map(mondayOf), thisMonday].filter(one => one <= thisMonday)
  return {
    days: Array.from({ length: WEEK_DAYS }, (_, index) => {
      const row = rows.find(({ day }) => day === monday + index)
      return { day: dayName(monday + index), mood: row?.mood ?? null, energy: row?.energy ?? null }
    }),
    isCurrent: monday === thisMonday,
    isRecent: monday >= thisMonday - WEEK_DAYS,
    hasNews: eventful.some(isIn),
    learnedMinutes: learned.filter(({ day }) => isIn(day)).reduce((sum, { minutes }) => sum + minutes, 0),
    hasNewSuggestions: suggested.some(isIn),
    self: selfOf(rows, monday),
    earlier: nameOf(Math.max(...mondays.filter(one => one < monday))),
    later: nameOf(Math.min(...mondays.filter(one => one > monday))),
  }
}

/** Of each day, mood and energy together, from 1 to 5. */
export function dayLevel({ mood, energy }: Pick<WeekDay, 'mood' | 'energy'>): number | null {
  return mood === null || energy === null ? null : (mood + energy) / 2
}

function selfOf(rows: readonly DayMean[], monday: number): WeeklySummary['self'] {
  const week = rows.filter(({ day }) => day >= monday && day < monday + WEEK_DAYS)
  if (week.length === 0) return null
  const before = rows.filter(({ day }) => day < monday && day >= monday - COMPARED_WEEKS * WEEK_DAYS)
  const best = week.toSorted((a, b) => levelOf(b) - levelOf(a) || b.day - a.day)[0]
  const hasBest = best !== undefined && week.some(row => levelOf(row) < levelOf(best))
  return {
    days: week.length,
    brightest: hasBest ? dayName(best.day) : null,
    comparison: compare(week.map(levelOf), before.map(levelOf)),
  }
}

function compare(week: readonly number[], before: readonly number[]) {
  if (week.length < COMPARED_MIN_DAYS.week || before.length < COMPARED_MIN_DAYS.before) return null
  const difference = average(week) - average(before)
  if (Math.abs(difference) < NOTED_DIFFERENCE) return 'alike'
  return difference > 0 ? 'brighter' : 'heavier'
}

function levelOf({ mood, energy }: DayMean): number {
  return (mood + energy) / 2
}

function mondayOf(day: number): number {
  return day - ((day + THURSDAY) % WEEK_DAYS)
}

/** From an address, which anybody may have changed. */
function askedMonday(asked: string | undefined): number | null {
  const day = /^(?:19[7-9]|20\d)\d-\d\d-\d\d$/.test(asked ?? '') ? dayAsWritten(asked ?? '') : Number.NaN
  return Number.isNaN(day) ? null : mondayOf(day)
}

function nameOf(day: number): string | null {
  return Number.isFinite(day) ? dayName(day) : null
}
