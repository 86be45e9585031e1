import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { type GoalClause, PRESENT_WORK_LEFT } from './goal-clause.ts'
import { goalSignals } from './goal-signals.ts'
import { clausePlaces, goalWordsOf, RULE_ROWS } from './work-signs.ts'

const engine = testEngine()
const read = (goal: string, present: string) => {
  const row = engine.career.occupations.rowOf.get(present) ?? null
  const items = goalSignals(engine, goal, row).reading.items.filter(({ implied }) => !implied)
  return items.filter(({ codes }) => codes.length > 0).map(({ kind, label }) => `${kind}: ${label}`)
}

test.each([
  ['25-1194.00', 'Get out of further education and back on the tools as a carpenter', 'role: carpenter'],
  [
    '17-2171.00',
    "I don't feel right about oil and gas any more. Wind or solar engineering.",
    'leave: oil and gas',
  ],
  [
    '21-1094.00',
    'I used to dream of psychology, that dream is over. Mental health nurse.',
    'leave: psychology',
  ],
  [
    '33-2011.00',
    'leaving the army in march. firefighter is the plan, otherwise any outdoor job',
    'role: firefighter',
  ],
])('%s: "%s" says "%s", which no cue of the rules does', (present, goal, item) => {
  expect(read(goal, present)).toContain(item)
})

test('what somebody no longer wants is not wanted', () => {
  const goal =
    "I used to want to be programme director and now I don't. I would like to run one project properly."
  expect(read(goal, '13-1082.00')).not.toContain('role: programme director')
})

const clause = (text: string, polarity: GoalClause['polarity'], condition: string | null = null) => ({
  text,
  polarity,
  isLooseList: false,
  isWish: false,
  condition,
})

test('every word is read with the polarity of its clause, and what stands in none with a row of its own', () => {
  const words = goalWordsOf("No law, I'd farm", [clause('law', 'leave'), clause('farm', 'want')])
  expect(words.map(({ word, rule }) => [word, rule])).toEqual([
    ['no', RULE_ROWS - 1],
    ['law', 2],
    [',', RULE_ROWS - 1],
    ["i'd", RULE_ROWS - 1],
    ['farm', 0],
  ])
})

test('clauses are found one after another, and remarks, which lie across others, nowhere', () => {
  const clauses = [
    clause('law', 'leave'),
    clause('law', 'want', 'more pay'),
    clause('law', 'want'),
    clause('art', 'want'),
  ]
  expect(clausePlaces('law or law', clauses)).toEqual([
    { start: 0, end: 3 },
    null,
    { start: 7, end: 10 },
    null,
  ])
})

test('a clause is found as whole words, and the one that the rules made up nowhere', () => {
  expect(clausePlaces('my career in care', [clause('care', 'leave')])).toEqual([{ start: 13, end: 17 }])
  const clauses = [PRESENT_WORK_LEFT, clause('gardener', 'want')]
  expect(clausePlaces('gardener in this town', clauses)).toEqual([null, { start: 0, end: 8 }])
})

test('a long text is read up to a limit', () => {
  expect(goalWordsOf('word '.repeat(5_000), [])).toHaveLength(400)
})
