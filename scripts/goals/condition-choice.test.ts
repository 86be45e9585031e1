import { expect, test } from 'vitest'
import { z } from 'zod'
import { loadConditionChoice } from '#engine/suggest/condition-choice.ts'
import { testEngine, testKnowledge } from '#tests/test-engine.ts'
import { GOAL_HALVES, readSet } from '../eval/read-set.ts'
import { choiceExamples, conditionGoals, withoutRareWords } from './condition-choice-examples.ts'
import { conditionChoiceChecksum } from './condition-choice-file.ts'
import { goalExamples } from './goal-examples.ts'

const goals = conditionGoals(testKnowledge)

// After a change of the examples or of what goals mean: npm run goals:train-choice
test('the choice of conditions was learned with the examples and the meaning that are there', () => {
  const { trainedOn } = JSON.parse(new TextDecoder().decode(testKnowledge('condition-choice.json')))
  expect(trainedOn).toBe(conditionChoiceChecksum(testKnowledge))
})

test('examples name conditions that there are', () => {
  const known = new Set(
    testEngine()
      .career.goalTables()
      .conditions.map(({ id }) => id),
  )
  expect(goals.flatMap(({ conditions }) => conditions).filter(id => !known.has(id))).toEqual([])
})

test('no goal was learned from before, and none is in a set that measures', () => {
  const learned = new Set(goalExamples(testKnowledge).map(({ goal }) => goal))
  const written = z.array(z.object({ text: z.string() }))
  const measured = new Set(
    GOAL_HALVES.flatMap(half =>
      readSet('goals', half, written).flatMap(({ content }) => content.map(({ text }) => text)),
    ),
  )
  expect(goals.filter(({ goal }) => learned.has(goal) || measured.has(goal))).toEqual([])
})

test('an example has each condition that something speaks for, with what the coach said', () => {
  const examples = choiceExamples(
    testEngine(),
    () =>
      new Map([
        ['from home', { together: -9, clearest: -9, inOrder: -9 }],
        ['team', { together: 1, clearest: 0, inOrder: 0 }],
        ['outdoors', { together: -9, clearest: -9, inOrder: -9 }],
      ]),
    { goal: 'I want to work from home', title: 'Accountant', conditions: ['from home'] },
  )
  expect(examples.map(({ signs, isAbout }) => [signs.get('read'), isAbout])).toEqual([
    [1, true],
    [0, false],
  ])
})

test('of words that fewer than three goals use nothing is learned', () => {
  const example = (...signs: string[]) => ({
    signs: new Map(signs.map((sign): [string, number] => [sign, 1])),
    isAbout: true,
  })
  const kept = withoutRareWords([
    example('any', 'says team: my crew'),
    example('any', 'says team: my crew'),
    example('any', 'says team: my crew', 'says team: my gang', 'rare'),
  ])
  expect([...(kept[2]?.signs.keys() ?? [])]).toEqual(['any', 'says team: my crew', 'rare'])
})

test('what two rules and the words say is likelier than what one rule says', () => {
  const choice = loadConditionChoice(testKnowledge)
  expect(choice.get('two sources')).toBeGreaterThan(0)
  expect(choice.get('words')).toBeGreaterThan(0)
})
