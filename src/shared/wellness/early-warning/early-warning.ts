import { SCALE_MAX, SCALE_MIN } from '../check-in-form.ts'
import { type DayMean, dayName } from './day-means.ts'
import { NEWEST_DAYS, PARAMETERS } from './parameters.ts'
import { clamp, type UsualRange, usualRange, withoutLift } from './usual-range.ts'

export type WarningState =
  | 'learning'
  | 'steady'
  | 'watch'
  | 'early-warning'
  | 'cleared'
  | 'new-normal'
  | 'better'
  | 'after-silence'

export type WarningDay = {
  /** As yyyy-mm-dd. */
  day: string
  state: WarningState
  /** How far the running average is below the usual, in standard errors; null while the usual range is unknown. */
  s: number | null
  limit: number | null
  /** The running averages, what is usual for them and how far single days usually are from it, in points; null as above. */
  mood: Band | null
  energy: Band | null
  /** The usual range of a day's mean of both. */
  together: Range | null
}

/** Mean and spread of the days that the newest are compared with: what charts draw behind the line. */
export type Range = { low: number; high: number }
type Band = Range & { level: number; usual: number }

/** What somebody answered to "Is this your new normal?", by days. */
export type RangeChoices = { startAnew?: readonly string[]; keepOld?: readonly string[] }

type Average = { mood: number; energy: number; days: number }
const ZERO: Average = { mood: 0, energy: 0, days: 0 }

/** A personal control chart: the running average of mood and energy against somebody's own usual range. */
export function earlyWarning(rows: readonly DayMean[], choices: RangeChoices = {}): WarningDay[] {
  const warned = new Set<number>()
  let start = rows[0]?.day ?? 0
  /** The first day, or the first after a silence so long that nothing before it counts. */
  let began = rows[0]?.day ?? 0
  let average = ZERO
  let below: number[] = []
  let above: number[] = []
  let warnedSince: number | null = null
  let better = false
  let from = 0
  let to = 0

  function restart(rangeStart: number) {
    start = rangeStart
    for (const day of warned) if (day >= rangeStart) warned.delete(day)
    clearAverage()
  }
  function clearAverage() {
    average = ZERO
    below = []
    above = []
    warnedSince = null
    better = false
  }

  return rows.map((row, index) => {
    const { day } = row
    const name = dayName(day)
    const silence = day - (rows[index - 1]?.day ?? day)
    if (silence > PARAMETERS.silenceDays) clearAverage()
    if (silence > PARAMETERS.rangeDays) {
      start = day
      began = day
    }
    const anew =
      choices.startAnew?.includes(name) ||
      (warnedSince !== null &&
        day - warnedSince >= PARAMETERS.newNormalAfter &&
        !choices.keepOld?.some(kept => warnedSince !== null && kept >= dayName(warnedSince)))
    if (anew) restart(day - PARAMETERS.newNormalFrom)

    while (dayAtIndex(rows, from) < Math.max(start, day - PARAMETERS.rangeDays)) from += 1
    const newest = day - newestDays(day - start)
    while (to < index && dayAtIndex(rows, to) < newest) to += 1
    // As the history grows, more of the newest days stay out.
    while (to > 0 && dayAtIndex(rows, to - 1) >= newest) to -= 1
    const range = usualRange(rows.slice(from, to).filter(old => !warned.has(old.day)))
    if (!range)
      return {
        day: name,
        state: anew ? 'new-normal' : 'learning',
        s: null,
        limit: null,
        mood: null,
        energy: null,
        together: null,
      }

    average = withDay(average, row, range)
    const error = Math.sqrt(varianceOf(average.days, range))
    const s = -(average.mood + average.energy) / error
    const limit = limitAt(rows, index, Math.min(began, start))
    below = s >= limit ? [...below, day] : []
    above = s <= -limit ? [...above, day] : []
    let state: WarningState = 'steady'
    if (warnedSince !== null && s < limit * PARAMETERS.clearedShare) {
      warnedSince = null
      state = 'cleared'
    } else if (warnedSince !== null || isLasting(below)) {
      warnedSince ??= day
      warned.add(day)
      state = 'early-warning'
    } else if (below.length > 0) state = 'watch'
    better = isLasting(above) || (better && s < -limit * PARAMETERS.clearedShare)
    if (better) state = 'better'
    if (silence > PARAMETERS.silenceDays) state = 'after-silence'
    if (anew) state = 'new-normal'
    return {
      day: name,
      state,
      s,
      limit,
      mood: band(average.mood, range.mood, range),
      energy: band(average.energy, range.energy, range),
      together: rangeAround((range.mood.mean + range.energy.mean) / 2, range.spread),
    }
  })
}

function isLasting(days: readonly number[]): boolean {
  const [first = 0] = days
  return days.length >= PARAMETERS.warningDays && (days.at(-1) ?? 0) - first >= PARAMETERS.warningSpan
}

/** Each of mood and energy makes half of the day's deviation, in spreads of the two together. */
function withDay(average: Average, row: DayMean, range: UsualRange): Average {
  const mood = (withoutLift(row.mood, row.day, range.mood) - range.mood.mean) / 2 / range.spread
  const energy = (withoutLift(row.energy, row.day, range.energy) - range.energy.mean) / 2 / range.spread
  const deviation = Math.abs(mood + energy)
  const { deviationMax, smoothing } = PARAMETERS
  const share = deviation > deviationMax ? deviationMax / deviation : 1
  return {
    mood: smoothing * mood * share + (1 - smoothing) * average.mood,
    energy: smoothing * energy * share + (1 - smoothing) * average.energy,
    days: average.days + 1,
  }
}

/** Of the running average, for days that resemble their neighbors, and of the usual mean it is compared with. */
function varianceOf(days: number, { autocorrelation, days: rangeDays }: UsualRange): number {
  const { smoothing } = PARAMETERS
  const kept = 1 - smoothing
  const ofAverage =
    ((smoothing / (2 - smoothing)) * (1 - kept ** (2 * days)) * (1 + autocorrelation * kept)) /
    (1 - autocorrelation * kept)
  return ofAverage + (1 + autocorrelation) / ((1 - autocorrelation) * rangeDays)
}

function limitAt(rows: readonly DayMean[], index: number, began: number): number {
  const { rateDays, limitBase, limitPerWeekly, limitMin, limitMax } = PARAMETERS
  const day = dayAtIndex(rows, index)
  let count = 0
  for (let at = index; at >= 0 && dayAtIndex(rows, at) > day - rateDays; at -= 1) count += 1
  const weeks = Math.min(rateDays, day - began + 1) / 7
  return clamp(limitBase + (limitPerWeekly * count) / weeks, limitMin, limitMax)
}

function newestDays(age: number): number {
  return NEWEST_DAYS.find(step => age < step.age)?.days ?? 0
}

function band(half: number, usual: UsualRange['mood'], range: UsualRange): Band {
  return {
    level: usual.mean + 2 * half * range.spread,
    usual: usual.mean,
    ...rangeAround(usual.mean, usual.spread),
  }
}

/** No further than the scale goes. */
function rangeAround(mean: number, spread: number): Range {
  return { low: clamp(mean - spread, SCALE_MIN, SCALE_MAX), high: clamp(mean + spread, SCALE_MIN, SCALE_MAX) }
}

function dayAtIndex(rows: readonly DayMean[], index: number): number {
  return rows[index]?.day ?? Number.POSITIVE_INFINITY
}
