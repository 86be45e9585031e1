/** How often simulated people check in: 2.5, 4.5 and 6 days a week. */
export type Rate = 'seldom' | 'often' | 'daily'
/** What happens to them: down by about a point over six or twelve weeks, by half a point over six weeks, or from one day to the next. */
export type SlideName = 'sixWeeks' | 'twelveWeeks' | 'slight' | 'step'

export type Steady = { warningsAYear: number; watchesAYear: number; withoutWarning: number }
export type Found = { within28: number; within56: number; within84: number; medianDay: number | null }

export const DAYS_A_WEEK: Record<Rate, number> = { seldom: 2.5, often: 4.5, daily: 6 }

/** What the seeded simulation of the evaluation found; `npm run eval:wellness` fails when it finds anything else. */
export const MEASURED: Record<Rate, { steady: Steady; slides: Record<SlideName, Found> }> = {
  seldom: {
    steady: { warningsAYear: 0.36, watchesAYear: 0.95, withoutWarning: 0.65 },
    slides: {
      sixWeeks: { within28: 0.09, within56: 0.76, within84: 0.92, medianDay: 45 },
      twelveWeeks: { within28: 0.08, within56: 0.38, within84: 0.75, medianDay: 64 },
      slight: { within28: 0.09, within56: 0.44, within84: 0.68, medianDay: 61 },
      step: { within28: 0.47, within56: 0.78, within84: 0.86, medianDay: 30 },
    },
  },
  often: {
    steady: { warningsAYear: 0.44, watchesAYear: 1.13, withoutWarning: 0.59 },
    slides: {
      sixWeeks: { within28: 0.18, within56: 0.89, within84: 0.98, medianDay: 39 },
      twelveWeeks: { within28: 0.08, within56: 0.45, within84: 0.83, medianDay: 60 },
      slight: { within28: 0.1, within56: 0.54, within84: 0.76, medianDay: 54 },
      step: { within28: 0.64, within56: 0.85, within84: 0.9, medianDay: 23 },
    },
  },
  daily: {
    steady: { warningsAYear: 0.33, watchesAYear: 1.04, withoutWarning: 0.68 },
    slides: {
      sixWeeks: { within28: 0.19, within56: 0.86, within84: 0.96, medianDay: 38 },
      twelveWeeks: { within28: 0.09, within56: 0.45, within84: 0.82, medianDay: 60 },
      slight: { within28: 0.08, within56: 0.48, within84: 0.66, medianDay: 59 },
      step: { within28: 0.69, within56: 0.85, within84: 0.89, medianDay: 21 },
    },
  },
}
