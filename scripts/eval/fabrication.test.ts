import { expect, test } from 'vitest'
import { evaluateFabrication, FABRICATION_SETS } from './fabrication.ts'

test.each(FABRICATION_SETS)(
  'of the %s replies with planted inventions nothing made up is shown, and honest ones stay whole',
  set => {
    const { shown, cut } = evaluateFabrication(set)
    expect(shown).toEqual([])
    expect(cut).toEqual([])
  },
)

test('there are at least 120 inventions and 60 honest replies', () => {
  const all = FABRICATION_SETS.map(evaluateFabrication)
  expect(all.reduce((sum, { inventions }) => sum + inventions, 0)).toBeGreaterThanOrEqual(120)
  expect(all.reduce((sum, { honest }) => sum + honest, 0)).toBeGreaterThanOrEqual(60)
})
