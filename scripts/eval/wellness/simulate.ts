import type { DayMean } from '#shared/wellness/early-warning/day-means.ts'
import { earlyWarning, type WarningState } from '#shared/wellness/early-warning/early-warning.ts'
import type { Found, Rate, SlideName, Steady } from '#shared/wellness/early-warning/measured.ts'
import { FIRST_DAY, type Slide, seededRandom, simulatedPerson } from './simulated-person.ts'

const PEOPLE_A_CELL = 480
/** Thirteen months, of which the first weeks pass in learning. */
const DAYS = 395
const SLIDE_STARTS = 120
const FIRST_SEED = 20_261_115

/** Share of days with a check-in. */
const DAY_SHARE: Record<Rate, number> = { seldom: 0.4, often: 0.65, daily: 0.9 }

/** How far down, in points, and over how many days. */
const SLIDES: Record<SlideName, { mood: number; energy: number; days: number }> = {
  sixWeeks: { mood: 0.8, energy: 1, days: 42 },
  twelveWeeks: { mood: 0.8, energy: 1, days: 84 },
  slight: { mood: 0.5, energy: 0.6, days: 42 },
  step: { mood: 0.6, energy: 0.8, days: 0 },
}

/** People to whom nothing happens but ordinary life. */
export function simulateSteady(rate: Rate): Steady {
  let warnings = 0
  let watches = 0
  let without = 0
  for (let person = 0; person < PEOPLE_A_CELL; person += 1) {
    const states = statesOf(rate, 'steady', person, () => ({ mood: 0, energy: 0 })).map(({ state }) => state)
    const warned = episodes(states, state => state === 'early-warning')
    warnings += warned
    watches += episodes(states, state => state === 'early-warning' || state === 'watch')
    without += warned === 0 ? 1 : 0
  }
  const years = (PEOPLE_A_CELL * DAYS) / 365
  return {
    warningsAYear: twoDigits(warnings / years),
    watchesAYear: twoDigits(watches / years),
    withoutWarning: twoDigits(without / PEOPLE_A_CELL),
  }
}

/** People who slide from one day on, and stay there. A warning that began before does not count. */
export function simulateSlide(rate: Rate, name: SlideName): Found {
  const { mood, energy, days } = SLIDES[name]
  const slide: Slide = day => {
    const share = day < SLIDE_STARTS ? 0 : days === 0 ? 1 : Math.min(1, (day - SLIDE_STARTS) / days)
    return { mood: mood * share, energy: energy * share }
  }
  const found: number[] = []
  for (let person = 0; person < PEOPLE_A_CELL; person += 1) {
    const rows = statesOf(rate, name, person, slide)
    const at = rows.findIndex(
      (row, index) =>
        row.sinceStart >= 0 && row.state === 'early-warning' && rows[index - 1]?.state !== 'early-warning',
    )
    found.push(rows[at]?.sinceStart ?? Number.POSITIVE_INFINITY)
  }
  found.sort((a, b) => a - b)
  const within = (limit: number) => twoDigits(found.filter(day => day <= limit).length / PEOPLE_A_CELL)
  const median = found[PEOPLE_A_CELL / 2] ?? Number.POSITIVE_INFINITY
  return {
    within28: within(28),
    within56: within(56),
    within84: within(84),
    medianDay: Number.isFinite(median) ? median : null,
  }
}

function statesOf(
  rate: Rate,
  cell: 'steady' | SlideName,
  person: number,
  slide: Slide,
): { state: WarningState; sinceStart: number }[] {
  const cells = ['steady', ...Object.keys(SLIDES)]
  const cellNumber = Object.keys(DAY_SHARE).indexOf(rate) * cells.length + cells.indexOf(cell)
  const random = seededRandom(FIRST_SEED + cellNumber * PEOPLE_A_CELL + person)
  const rows = simulatedPerson(random, DAYS, DAY_SHARE[rate], slide)
  const states = earlyWarning(rows)
  return rows.map((row: DayMean, index) => ({
    state: states[index]?.state ?? 'learning',
    sinceStart: row.day - FIRST_DAY - SLIDE_STARTS,
  }))
}

function episodes(states: readonly WarningState[], counts: (state: WarningState) => boolean): number {
  let seen = 0
  let inside = false
  for (const state of states) {
    const now = counts(state)
    if (now && !inside) seen += 1
    inside = now
  }
  return seen
}

function twoDigits(value: number): number {
  return Math.round(value * 100) / 100
}
