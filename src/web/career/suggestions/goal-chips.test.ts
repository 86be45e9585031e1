import { expect, test } from 'vitest'
import type { GoalItem } from '#shared/career/goal-reading.ts'
import { goalChips } from './goal-chips.ts'

const item = (over: Partial<GoalItem> & Pick<GoalItem, 'id' | 'kind' | 'label'>): GoalItem => ({
  codes: [],
  condition: null,
  implied: false,
  ...over,
})
const nights = { label: 'nights free', condition: 'nights free' }

test('work to leave is said as such; a condition is named by the wish, not as something to leave', () => {
  expect(
    goalChips([
      item({ id: 'leave:driving', kind: 'leave', label: 'driving' }),
      item({ id: 'leave:nights free', kind: 'leave', ...nights }),
      item({ id: 'field:teaching', kind: 'field', label: 'teaching' }),
    ]).map(({ label }) => label),
  ).toEqual(['away from driving', 'nights free', 'teaching'])
})

test('one wish said in two ways is one chip, which takes both out; what nobody said is none', () => {
  expect(
    goalChips([
      item({ id: 'leave:nights free', kind: 'leave', ...nights }),
      item({ id: 'condition:nights free', kind: 'condition', ...nights }),
      item({ id: 'condition:variety', kind: 'condition', label: 'variety', implied: true }),
    ]),
  ).toEqual([{ label: 'nights free', ids: ['leave:nights free', 'condition:nights free'] }])
})
