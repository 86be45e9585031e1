import { expect, test } from 'vitest'
import { testEngine, testKnowledge } from '#tests/test-engine.ts'
import { goalExamples, workGoals } from './goal-examples.ts'

const { career } = testEngine()

test('every code of work that examples ask for is an occupation', () => {
  const known = new Set(career.occupations.codes.map(code => code.slice(0, '00-0000'.length)))
  const unknown = workGoals(testKnowledge).flatMap(({ goal, wanted }) =>
    wanted
      .flat()
      .filter(code => !known.has(code))
      .map(code => `${code} ${goal}`),
  )
  expect(unknown).toEqual([])
})

test('every condition of the examples is one of the table, and every example says what is left', () => {
  const conditions = new Set(career.goalTables().conditions.map(({ id }) => id))
  for (const { goal, conditions: named, left } of goalExamples(testKnowledge)) {
    for (const id of named) expect(conditions, goal).toContain(id)
    expect(['present', 'part', 'other', 'none'], goal).toContain(left)
  }
})
