import { expect, test } from 'vitest'
import { numberWord } from '#shared/number-word.ts'
import { burnoutRisk } from './burnout-risk.ts'
import { BURNOUT_WINDOW, BURNOUT_WINDOW_WORD } from './burnout-thresholds.ts'

const days = (...pairs: [number, number][]) => pairs.map(([mood, energy]) => ({ mood, energy }))

test('without check-ins the risk is unknown', () => {
  expect(burnoutRisk([])).toBe('Unknown')
})

test.each([
  ['mood of 2 on average is high', days([2, 5], [2, 5], [2, 5]), 'High'],
  ['energy of 2 on average is high', days([5, 1], [5, 2], [5, 3]), 'High'],
  ['just above 2 is medium', days([2, 5], [2, 5], [3, 5]), 'Medium'],
  ['3 on average is medium', days([3, 5], [3, 5], [3, 5]), 'Medium'],
  ['just above 3 in both is low', days([3, 3], [3, 3], [4, 4]), 'Low'],
  ['one entry is enough to say', days([1, 5]), 'High'],
  ['energy of 3 alone is medium', days([5, 3], [5, 3], [5, 3]), 'Medium'],
  ['the third entry counts: 3 over three, 4 over two', days([4, 4], [4, 4], [1, 1]), 'Medium'],
] as const)('%s', (_name, newestFirst, risk) => {
  expect(burnoutRisk(newestFirst)).toBe(risk)
})

test('a fourth, older entry does not count', () => {
  // 3.33 over three entries, 2.75 over four.
  expect(burnoutRisk(days([4, 4], [3, 3], [3, 3], [1, 1]))).toBe('Low')
})

test('sentences name the window that the rule uses', () => {
  expect(BURNOUT_WINDOW_WORD).toBe(numberWord(BURNOUT_WINDOW))
})
