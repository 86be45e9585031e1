import { expect, test } from 'vitest'
import { type GoalClause, wishedWork } from './goal-clause.ts'

const clause = (text: string, more: Partial<GoalClause> = {}): GoalClause => ({
  text,
  polarity: 'want',
  isLooseList: false,
  isWish: false,
  condition: null,
  ...more,
})

test('work is wished for where it is wanted or kept, and not in remarks, nor where only conditions are read', () => {
  const clauses = [
    clause('baker'),
    clause('cook', { polarity: 'keep', reads: 'work' }),
    clause('waiter', { polarity: 'leave' }),
    clause('usher', { polarity: 'neutral' }),
    clause('nights', { condition: 'night work' }),
    clause('clerk', { reads: 'conditions' }),
  ]
  expect(wishedWork(clauses)).toEqual(['baker', 'cook'])
})
