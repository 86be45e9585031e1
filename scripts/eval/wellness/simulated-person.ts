import { type DayMean, isWeekend } from '#shared/wellness/early-warning/day-means.ts'
import { clamp } from '#shared/wellness/early-warning/usual-range.ts'

/** The people of the simulation: what varies between them, and within one. Levels are points of the scale. */
const PEOPLE = {
  level: { mean: 3.4, spread: 0.45 },
  /** Of one day around the own level. */
  daySpread: { mean: 0.7, spread: 0.2, min: 0.35, max: 1.2 },
  /** From one day to the next. */
  autocorrelation: { min: 0.05, max: 0.45 },
  weekendLift: { mean: 0.2, spread: 0.2 },
  /** Correlation of mood and energy on one day. */
  moodWithEnergy: 0.55,
  season: 0.1,
  badSpellsAYear: 4,
  badSpell: { minDays: 3, maxDays: 8, depth: 0.7 },
} as const

const YEAR_DAYS = 365
/** A Thursday; which day does not matter. */
export const FIRST_DAY = 20_000

/** How far mood and energy have gone down on a day of the simulation. */
export type Slide = (day: number) => { mood: number; energy: number }

/** The check-in days of one simulated person: whole numbers from 1 to 5, with days left out at random. */
export function simulatedPerson(random: () => number, days: number, share: number, slide: Slide): DayMean[] {
  const normal = () => gaussian(random)
  const level = PEOPLE.level.mean + PEOPLE.level.spread * normal()
  const { daySpread, autocorrelation, weekendLift, moodWithEnergy, season, badSpell } = PEOPLE
  const spread = clamp(daySpread.mean + daySpread.spread * normal(), daySpread.min, daySpread.max)
  const phi = autocorrelation.min + (autocorrelation.max - autocorrelation.min) * random()
  const lift = weekendLift.mean + weekendLift.spread * normal()
  const phase = random() * YEAR_DAYS
  const shared = Math.sqrt(moodWithEnergy)
  const own = Math.sqrt(1 - moodWithEnergy)
  const fresh = Math.sqrt(1 - phi * phi)
  const state = { both: normal(), mood: normal(), energy: normal() }
  let badUntil = 0
  const rows: DayMean[] = []
  for (let day = 0; day < days; day += 1) {
    if (random() < PEOPLE.badSpellsAYear / YEAR_DAYS)
      badUntil = day + badSpell.minDays + Math.floor(random() * (badSpell.maxDays - badSpell.minDays + 1))
    state.both = phi * state.both + fresh * normal()
    state.mood = phi * state.mood + fresh * normal()
    state.energy = phi * state.energy + fresh * normal()
    if (random() >= share) continue
    const expected =
      level +
      season * Math.sin((2 * Math.PI * (day + phase)) / YEAR_DAYS) +
      (isWeekend(FIRST_DAY + day) ? lift : 0) -
      (day < badUntil ? badSpell.depth : 0)
    const down = slide(day)
    rows.push({
      day: FIRST_DAY + day,
      mood: onScale(expected - down.mood + spread * (shared * state.both + own * state.mood)),
      energy: onScale(expected - down.energy + spread * (shared * state.both + own * state.energy)),
    })
  }
  return rows
}

/** Mulberry32: the same people in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function gaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

function onScale(level: number): number {
  return clamp(Math.round(level), 1, 5)
}
