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
  return Object.fromEntries([...leaveSigns(items, clauses, NURSE, [])].filter(([, value]) => value > 0))
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
    [...leaveSigns(items, clauses, NURSE, []).keys()].filter(sign => sign.startsWith('condition: ')),
  ).toEqual([])
})

const ranked = (...codes: string[]) => codes.map((code, at) => ({ code, share: 0.5 - at / 10 }))

test('what a goal speaks for counts by how far it lies from the present work', () => {
  const signs = (...codes: string[]) => Object.fromEntries(leaveSigns([], [], NURSE, ranked(...codes)))
  const [MIDWIFE, AIDE, WELDER] = ['29-1161', '31-1131', '51-4121']
  expect(signs(WELDER, '29-1141', MIDWIFE)).toMatchObject({
    'share of the first': 0.5,
    'share of the present work': 0.4,
    'first is the present work': 0,
    'first of another group': 0.5,
    'first of another minor group': 0.5,
    'shares of other groups': 0.5,
  })
  expect(signs('29-1141', AIDE)).toMatchObject({
    'first is the present work': 1,
    'first of another group': 0,
    'first of another minor group': 0,
    'shares of other groups': 0.4,
  })
  expect(signs('29-2061')).toMatchObject({ 'first of another group': 0, 'first of another minor group': 0.5 })
})
