import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { conditionItems, ruledConditions } from './condition-items.ts'
import type { GoalClause, GoalPolarity } from './goal-clause.ts'
import { conditionItem } from './goal-item.ts'

const { career } = testEngine()
const clause = (text: string, polarity: GoalPolarity, more: Partial<GoalClause> = {}): GoalClause => ({
  text,
  polarity,
  isLooseList: false,
  isWish: false,
  condition: null,
  ...more,
})
const ids = (one: GoalClause) => conditionItems(career, one).map(({ id }) => id)

test('a clause says conditions by its words, and a remark the one that it is of', () => {
  expect(ids(clause('evenings', 'leave'))).toEqual(['leave:evenings and nights free'])
  expect(ids(clause('work from home', 'want'))).toEqual(['condition:from home'])
  expect(ids(clause('work from home', 'want', { condition: 'team' }))).toEqual(['condition:team'])
  expect(ids(clause('work from home', 'want', { reads: 'work' }))).toEqual([])
})

test('“not managing people” is the name of what is refused, not of what is wished for', () => {
  const labels = (one: GoalClause) => conditionItems(career, one).map(({ label }) => label)
  expect(labels(clause('managing people', 'leave'))).toContain('not managing people')
  expect(labels(clause('less responsibility as a manager', 'want'))).toContain('less responsibility')
})

test('a remark is not alone in a clause', () => {
  const { said } = ruledConditions(career, [clause('at home', 'want', { condition: 'from home' })], [])
  expect(said.get('from home')?.isAlone).toBe(false)
})

test('of each condition it is known where the rules read it and how often', () => {
  const home = { id: 'from home', label: 'work from home' }
  const ruled = ruledConditions(
    career,
    [
      clause('work from home', 'want'),
      clause('at home', 'want', { condition: 'from home' }),
      clause('evenings', 'leave'),
      clause('evenings', 'past'),
    ],
    [
      conditionItem(home, false),
      conditionItem(home, true),
      { ...conditionItem({ id: 'team', label: 'a team' }, false), implied: true },
    ],
  )
  expect([...ruled.said]).toEqual([
    [
      'from home',
      {
        sources: new Set(['clause: want', 'remark: want']),
        words: new Set(['work from home', 'at home']),
        isAlone: true,
      },
    ],
    [
      'evenings and nights free',
      { sources: new Set(['clause: leave']), words: new Set(['evenings']), isAlone: true },
    ],
  ])
  expect([...ruled.counts]).toEqual([['from home', 2]])
})
