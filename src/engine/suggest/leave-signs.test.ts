import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { goalClauses } from './goal-clauses.ts'
import { leaveSigns } from './leave-signs.ts'
import { readGoals } from './read-goals.ts'

const engine = testEngine()
const NURSE = '29-1141.00'

function signsOf(goals: string): Record<string, number> {
  const clauses = goalClauses(engine.career.goalTables(), goals)
  const { items } = readGoals(engine, clauses, engine.career.occupations.rowOf.get(NURSE) ?? null)
  return Object.fromEntries([...leaveSigns(items, clauses, NURSE)].filter(([, value]) => value > 0))
}

test('a wish for other work and nothing else', () => {
  expect(signsOf('I want to be a welder')).toMatchObject({
    'work wanted': 1,
    'role wanted': 1,
    'only work of other groups wanted': 1,
    'present work left': 1,
    'leaving implied': 1,
    'wish said': 1,
    'clauses: want': 1,
  })
})

test('a wish for the present work', () => {
  const signs = signsOf('I want to stay a nurse, with more pay')
  expect(signs).toMatchObject({
    'work of the same group wanted': 1,
    'present work wanted': 1,
    'condition wanted': 1,
    'condition: more pay': 1,
  })
  expect(signs).not.toHaveProperty('only work of other groups wanted')
})

test('what is left', () => {
  expect(signsOf('No more night shifts. I am tired of sales')).toMatchObject({
    'work left': 1,
    'condition left': 1,
    'clauses: leave': 1,
  })
})

test('a condition that only follows from a wanted role is no sign', () => {
  const clauses = goalClauses(engine.career.goalTables(), 'Become an interior designer')
  const { items } = readGoals(engine, clauses, null)
  expect(items.some(({ condition, implied }) => condition !== null && implied)).toBe(true)
  expect(
    [...leaveSigns(items, clauses, NURSE).keys()].filter(sign => sign.startsWith('condition: ')),
  ).toEqual([])
})
