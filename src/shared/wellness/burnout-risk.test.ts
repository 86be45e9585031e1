import { expect, test } from 'vitest'
import { numberWord } from '#shared/number-word.ts'
import { burnoutAdvice, burnoutBasis, burnoutRisk } from './burnout-risk.ts'
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

test.each([
  [days([3, 3]), 'An okay day is a fine place to start. Medium only means you answered Okay and not higher.'],
  [days([3, 3], [3, 4]), 'Okay days are fine days. Medium only means you answered Okay and not higher.'],
  [
    days([4, 3], [4, 3], [4, 2]),
    'Things look a little strained. One real break today, away from the screen, is a good next step.',
  ],
  [days([4, 4]), 'You seem to be doing all right. Keep the habits that carry you.'],
  [
    days([3, 3], [3, 3], [3, 3], [1, 1]),
    'Okay days are fine days. Medium only means you answered Okay and not higher.',
  ],
] as const)('%j is answered: %s', (newestFirst, advice) => {
  expect(burnoutAdvice(newestFirst)).toBe(advice)
})

test('the first days say from how little they speak, and everything else from how much', () => {
  const limits = 'It looks at your answers, not at you. An indication, never a diagnosis.'
  expect([1, 2, 3, 5, 0].map(burnoutBasis)).toEqual([
    `From one check-in so far; three make this steadier. ${limits}`,
    `From two check-ins so far; three make this steadier. ${limits}`,
    ...Array.from({ length: 3 }, () => `From the mood and energy of your last three check-ins. ${limits}`),
  ])
})

test('sentences name the window that the rule uses', () => {
  expect(BURNOUT_WINDOW_WORD).toBe(numberWord(BURNOUT_WINDOW))
})

test.each([
  [days([1, 5]), 'Your mood was low.'],
  [days([2, 1], [1, 2]), 'Your mood and energy were low in your last two check-ins.'],
  [days([4, 1], [4, 3], [4, 2], [1, 5]), 'Your energy was low in your last three check-ins.'],
])('the words for High fit the number of check-ins', (newestFirst, beginning) => {
  expect(burnoutAdvice(newestFirst).slice(0, beginning.length)).toBe(beginning)
})
