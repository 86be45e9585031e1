import { expect, test } from 'vitest'
import { gapColor, pointsToRequiredLevel, skillsMatch, skillsToBuild } from './skill-gap.ts'

test.each([
  [0, 'green'],
  [10, 'green'],
  [11, 'yellow'],
  [25, 'yellow'],
  [26, 'red'],
])('a gap of %i is %s', (gap, color) => {
  expect(gapColor(gap)).toBe(color)
})

test('the gap is what is missing to 85, never negative', () => {
  expect([
    pointsToRequiredLevel(20),
    pointsToRequiredLevel(84),
    pointsToRequiredLevel(85),
    pointsToRequiredLevel(99),
  ]).toEqual([65, 1, 0, 0])
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

test('a skill is built already where one name contains the other', () => {
  const role = { key_skills: ['Education and Training', 'Counseling', 'Patient Care'] }
  expect(skillsToBuild(role, ['training', 'Patient Care Coordination'])).toEqual(['Counseling'])
})
