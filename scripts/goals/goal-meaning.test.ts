import { expect, test } from 'vitest'
import { loadGoalTables } from '#engine/occupations/load-goal-tables.ts'
import { testKnowledge } from '#tests/test-engine.ts'
import { goalExamples } from './goal-examples.ts'
import { goalMeaningChecksum } from './goal-meaning-file.ts'

// After a change of the examples or the encoder: npm run goals:train
test('what goals mean was learned with the encoder and the examples that are there', () => {
  const head = JSON.parse(new TextDecoder().decode(testKnowledge('goal-meaning.json')))
  expect(head.trainedOn).toBe(goalMeaningChecksum(testKnowledge))
})

test('examples name conditions and kinds of leaving that there are', () => {
  const known = new Set(loadGoalTables(testKnowledge).conditions.map(({ id }) => id))
  const examples = goalExamples(testKnowledge)
  expect(examples.flatMap(({ conditions }) => conditions).filter(id => !known.has(id))).toEqual([])
  expect([...new Set(examples.map(({ left }) => left))].sort()).toEqual(['none', 'other', 'part', 'present'])
})
