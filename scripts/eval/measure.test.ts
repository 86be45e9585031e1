import { expect, test } from 'vitest'
import { isMet, shareOf } from './measure.ts'

test('a floor is met from its own value on, a ceiling up to it', () => {
  const met = (bound: { least: number } | { most: number }) =>
    [0.4, 0.5, 0.6].map(value => isMet({ name: 'x', value, ...bound }))
  expect(met({ least: 0.5 })).toEqual([false, true, true])
  expect(met({ most: 0.5 })).toEqual([true, true, false])
})

test('an aim that is not reached fails nothing', () => {
  expect(isMet({ name: 'x', value: 0.5, least: 0.5, aim: 0.9 })).toBe(true)
})

test('a rule that nothing can break holds for all', () => {
  expect(shareOf([], () => false)).toBe(1)
  expect(shareOf([1, 2, 3, 4], one => one > 3)).toBe(0.25)
})
