import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DAYS_A_WEEK, MEASURED } from '#shared/wellness/early-warning/measured.ts'
import { isMet } from '../measure.ts'
import { earlyWarningTable } from './early-warning-table.ts'
import { earlyWarningMeasures } from './evaluate-early-warning.ts'
import { simulateSlide, simulateSteady } from './simulate.ts'

test('the committed figures reach every aim', () => {
  expect(earlyWarningMeasures(MEASURED).filter(measure => !isMet(measure))).toEqual([])
})

// The whole simulation takes ten seconds of computing; two of its fifteen cells notice a changed rule as well.
test('two cells of the simulation give the committed figures', () => {
  expect(simulateSteady('seldom')).toEqual(MEASURED.seldom.steady)
  expect(simulateSlide('seldom', 'sixWeeks')).toEqual(MEASURED.seldom.slides.sixWeeks)
})

test('the evaluation page has the table of the committed figures', () => {
  const page = readFileSync(new URL('../../../docs/evaluation/early-warning.md', import.meta.url), 'utf8')
  expect(page).toContain(earlyWarningTable())
  expect(Object.values(DAYS_A_WEEK)).toEqual([2.5, 4.5, 6])
})
