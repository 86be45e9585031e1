import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { goalClauses } from './goal-clauses.ts'

const tables = testEngine().career.goalTables()
const remarks = (goals: string) =>
  goalClauses(tables, goals).flatMap(({ condition, polarity }) =>
    condition === null ? [] : [`${polarity} ${condition}`],
  )

test.each([
  ['The pay is awful', 'leave more pay'],
  ['I have done sixty hours a week', 'leave fewer hours'],
  ['Saturdays gone', 'leave weekends free'],
  ['My knees are shot', 'leave less physical work'],
  ['The fumes', 'leave safer work'],
  ['Passengers shouting all day', 'leave less contact with customers'],
  ['It is wrecking my marriage', 'want time with family'],
  ['I speak four languages', 'want languages'],
  ['I want to be a controller within three years', 'want advancement'],
  ['nobody shouts there', 'want less pressure'],
])('%s says it without a word of wishing', (goals, remark) => {
  expect(remarks(goals)).toContain(remark)
})

test('what somebody does not mind, keeps or did before is no remark', () => {
  expect(remarks("I don't mind sixty hours")).toEqual([])
  expect(remarks('I was a team leader')).toEqual([])
  expect(remarks('I want to be a team leader')).toContain('want leading people')
  expect(remarks('No desk job')).not.toContain('want office work')
})

test('the hours of a course are not the hours of the work', () => {
  expect(remarks('a degree, part time')).not.toContain('want part time')
  expect(remarks('a job, part time')).toContain('want part time')
})

test('every remark is of a known condition', () => {
  const known = new Set(tables.conditions.map(({ id }) => id))
  for (const { condition } of tables.remarks) expect(known, condition).toContain(condition)
})
