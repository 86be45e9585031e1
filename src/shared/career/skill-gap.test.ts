import { expect, test } from 'vitest'
import { gapColour, skillGapOf, skillsMatch } from './skill-gap.ts'

test.each([
  [0, 'green'],
  [10, 'green'],
  [11, 'yellow'],
  [25, 'yellow'],
  [26, 'red'],
])('a gap of %i is %s', (gap, colour) => {
  expect(gapColour(gap)).toBe(colour)
})

test('the gap is what is missing to 85, never negative', () => {
  expect([skillGapOf(20), skillGapOf(84), skillGapOf(85), skillGapOf(99)]).toEqual([65, 1, 0, 0])
})

test.each([
  ['React', 'react', true],
  ['React', 'React Native', true],
  ['Cloud Computing', 'cloud', true],
  ['Python', 'Java', false],
  ['', 'Java', false],
])('%s against %s matches: %s', (one, other, match) => {
  expect(skillsMatch(one, other)).toBe(match)
})
