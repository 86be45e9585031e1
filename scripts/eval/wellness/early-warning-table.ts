import { DAYS_A_WEEK, type Found, MEASURED, type SlideName } from '#shared/wellness/early-warning/measured.ts'
import { AIMS, RATES } from './evaluate-early-warning.ts'

const SLIDES: Record<SlideName, { words: string; show: (found: Found) => string; aim: string }> = {
  sixWeeks: {
    words: 'Energy down 1, mood .8, over 42 days: found within 56 / 84 days, median day',
    show: found => `${share(found.within56)} / ${share(found.within84)}, ${found.medianDay}`,
    aim: `${share(AIMS.slides.sixWeeks.within56)} / ${share(AIMS.slides.sixWeeks.within84)}`,
  },
  twelveWeeks: {
    words: 'The same over 84 days: within 84 days, median day',
    show: found => `${share(found.within84)}, ${found.medianDay}`,
    aim: share(AIMS.slides.twelveWeeks.within84),
  },
  slight: {
    words: 'Energy down .6, mood .5, over 42 days: within 84 days',
    show: found => share(found.within84),
    aim: share(AIMS.slides.slight.within84),
  },
  step: {
    words: 'Energy down .8, mood .6, at once: within 28 / 84 days, median day',
    show: found => `${share(found.within28)} / ${share(found.within84)}, ${found.medianDay}`,
    aim: `${share(AIMS.slides.step.within28)} / ${share(AIMS.slides.step.within84)}`,
  },
}

/** The committed figures as the table of the evaluation page. */
export function earlyWarningTable(): string {
  const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
  const steady = RATES.map(rate => MEASURED[rate].steady)
  return [
    row('Measure', ...RATES.map(rate => `${DAYS_A_WEEK[rate]} a week`), 'Aim'),
    '|---|---|---|---|---|',
    row(
      'Early warnings in a steady year',
      ...steady.map(cell => share(cell.warningsAYear)),
      `at most ${share(AIMS.warningsAYear)}`,
    ),
    row(
      'Watch or warning in a steady year',
      ...steady.map(cell => share(cell.watchesAYear)),
      `at most ${share(AIMS.watchesAYear)}`,
    ),
    row(
      'Steady people without a warning in 13 months',
      ...steady.map(cell => share(cell.withoutWarning)),
      `at least ${share(AIMS.withoutWarning)}`,
    ),
    ...(['sixWeeks', 'twelveWeeks', 'slight', 'step'] as const).map(name => {
      const { words, show, aim } = SLIDES[name]
      return row(words, ...RATES.map(rate => show(MEASURED[rate].slides[name])), `at least ${aim}`)
    }),
  ].join('\n')
}

function share(value: number): string {
  return value.toFixed(2).replace(/^0/, '')
}
