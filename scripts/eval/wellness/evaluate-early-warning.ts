import type { MEASURED, Rate } from '#shared/wellness/early-warning/measured.ts'
import type { Measure } from '../measure.ts'
import { simulateSlide, simulateSteady } from './simulate.ts'

export const RATES: readonly Rate[] = ['seldom', 'often', 'daily']

export const AIMS = {
  warningsAYear: 0.6,
  watchesAYear: 1.2,
  withoutWarning: 0.5,
  /** For people who check in often. */
  slides: {
    sixWeeks: { within56: 0.75, within84: 0.9 },
    twelveWeeks: { within84: 0.75 },
    slight: { within84: 0.65 },
    step: { within28: 0.5, within84: 0.85 },
  },
} as const

export function simulateAll(): typeof MEASURED {
  const cell = (rate: Rate) => ({
    steady: simulateSteady(rate),
    slides: {
      sixWeeks: simulateSlide(rate, 'sixWeeks'),
      twelveWeeks: simulateSlide(rate, 'twelveWeeks'),
      slight: simulateSlide(rate, 'slight'),
      step: simulateSlide(rate, 'step'),
    },
  })
  return { seldom: cell('seldom'), often: cell('often'), daily: cell('daily') }
}

/** The measured figures beside the aims. */
export function earlyWarningMeasures(measured: typeof MEASURED): Measure[] {
  const steady = RATES.flatMap(rate => {
    const { warningsAYear, watchesAYear, withoutWarning } = measured[rate].steady
    return [
      { name: `${rate}: warnings a year without cause`, value: warningsAYear, most: AIMS.warningsAYear },
      {
        name: `${rate}: watch or warning a year without cause`,
        value: watchesAYear,
        most: AIMS.watchesAYear,
      },
      {
        name: `${rate}: no warning in 13 months without cause`,
        value: withoutWarning,
        least: AIMS.withoutWarning,
      },
    ]
  })
  const { slides } = measured.often
  const found = (name: string, value: number, least: number) => ({ name: `often: ${name}`, value, least })
  return [
    ...steady,
    found('six weeks, found in 56 days', slides.sixWeeks.within56, AIMS.slides.sixWeeks.within56),
    found('six weeks, found in 84 days', slides.sixWeeks.within84, AIMS.slides.sixWeeks.within84),
    found('twelve weeks, found in 84 days', slides.twelveWeeks.within84, AIMS.slides.twelveWeeks.within84),
    found('slight, found in 84 days', slides.slight.within84, AIMS.slides.slight.within84),
    found('step, found in 28 days', slides.step.within28, AIMS.slides.step.within28),
    found('step, found in 84 days', slides.step.within84, AIMS.slides.step.within84),
  ]
}
