import { type DayMean, isWeekend } from './day-means.ts'
import { PARAMETERS } from './parameters.ts'

const AUTOCORRELATION_SEEN = { min: -0.2, max: 0.8 }

/** What is usual for somebody, from the days the newest are compared with. */
export type UsualRange = {
  days: number
  mood: Usual
  energy: Usual
  /** Standard deviation of a day's mean of mood and energy. */
  spread: number
  /** How alike neighboring days are. */
  autocorrelation: number
}

type Usual = { mean: number; weekendLift: number; spread: number }
type Sum = { mood: number; energy: number; count: number }

/** Null as long as too few days are known. */
export function usualRange(reference: readonly DayMean[]): UsualRange | null {
  const first = reference[0]
  const last = reference.at(-1)
  const { rangeMinDays, rangeMinSpan } = PARAMETERS
  if (!first || !last || reference.length < rangeMinDays || last.day - first.day < rangeMinSpan) return null
  const week: Sum = { mood: 0, energy: 0, count: 0 }
  const weekend: Sum = { mood: 0, energy: 0, count: 0 }
  for (const row of reference) {
    const sum = isWeekend(row.day) ? weekend : week
    sum.mood += row.mood
    sum.energy += row.energy
    sum.count += 1
  }
  const mood = meanAndLift(week.mood, weekend.mood, week.count, weekend.count)
  const energy = meanAndLift(week.energy, weekend.energy, week.count, weekend.count)
  const squares = { mood: 0, energy: 0, both: 0 }
  let products = 0
  let pairs = 0
  let dayBefore = Number.NEGATIVE_INFINITY
  let offBefore = 0
  for (const { day, mood: moodLevel, energy: energyLevel } of reference) {
    const moodOff = withoutLift(moodLevel, day, mood) - mood.mean
    const energyOff = withoutLift(energyLevel, day, energy) - energy.mean
    const off = (moodOff + energyOff) / 2
    squares.mood += moodOff * moodOff
    squares.energy += energyOff * energyOff
    squares.both += off * off
    if (day - dayBefore === 1) {
      products += off * offBefore
      pairs += 1
    }
    dayBefore = day
    offBefore = off
  }
  const days = reference.length
  return {
    days,
    mood: { ...mood, spread: spreadOf(squares.mood, days) },
    energy: { ...energy, spread: spreadOf(squares.energy, days) },
    spread: spreadOf(squares.both, days),
    autocorrelation: autocorrelationOf(products, pairs, squares.both / days),
  }
}

/** The level without the lift that weekends usually bring. */
export function withoutLift(level: number, day: number, { weekendLift }: Omit<Usual, 'spread'>): number {
  return isWeekend(day) ? level - weekendLift : level
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

function meanAndLift(weekSum: number, weekendSum: number, weekCount: number, weekendCount: number) {
  const weekendLift =
    weekCount === 0 || weekendCount === 0
      ? 0
      : ((weekendSum / weekendCount - weekSum / weekCount) * weekendCount) /
        (weekendCount + PARAMETERS.weekendPrior)
  return {
    mean: (weekSum + weekendSum - weekendCount * weekendLift) / (weekCount + weekendCount),
    weekendLift,
  }
}

/** Mean and weekend lift are taken from the same days, hence two less. */
function spreadOf(squares: number, days: number): number {
  return Math.max(Math.sqrt(squares / (days - 2)), PARAMETERS.spreadMin)
}

/** Drawn toward what is common as long as few pairs of neighboring days were seen. */
function autocorrelationOf(products: number, pairs: number, variance: number): number {
  const { autocorrelationPrior, autocorrelationPriorPairs, autocorrelationMax } = PARAMETERS
  if (pairs === 0 || variance === 0) return autocorrelationPrior
  const seen = clamp(products / pairs / variance, AUTOCORRELATION_SEEN.min, AUTOCORRELATION_SEEN.max)
  return clamp(
    (pairs * seen + autocorrelationPriorPairs * autocorrelationPrior) / (pairs + autocorrelationPriorPairs),
    0,
    autocorrelationMax,
  )
}
