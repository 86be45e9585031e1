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

test.each([
  ['Sick of being cussed out by customers', 'leave less conflict'],
  ['two buses each way to get to work', 'leave close to home'],
  ['No one ever asks us anything', 'leave more say'],
  ['I want a rota I know a month ahead', 'want predictable hours'],
  ['without losing any income', 'want no pay cut'],
  ['somebody in the C-suite one day', 'want advancement'],
  ['I would like to take a rookie under my wing', 'want mentoring'],
  ['I want to work nights', 'want night work'],
  ['looking for weekend shifts', 'want weekend work'],
  ['never a human face, just machines', 'leave working with people'],
  ['I want to keep my weekends', 'want weekends free'],
  ['somewhere I can stay for good', 'want stability'],
  ['I want my ticket for the crane', 'want certification'],
  ['driving 1000 km a week', 'leave less travel'],
  ['Six years to my pension', 'want benefits'],
  ['My wife is there', 'want time with family'],
  ['something that fits around night classes', 'want flexible hours'],
  ['watching them make double', 'want more pay'],
  ['I come home unable to stand', 'leave less physical work'],
  ['a job where I am on a 24 hour phone', 'leave predictable hours'],
])('%s is everyday wording for a condition', (goals, remark) => {
  expect(remarks(goals)).toContain(remark)
})

test('what a cue wishes for is no complaint, unless it is wished away', () => {
  expect(remarks("I'd like to be at each other's throats")).toEqual([])
  expect(remarks("We are at each other's throats")).toEqual(['leave less conflict'])
  expect(remarks('I want no more unpaid leave')).toContain('leave benefits')
})

test('the hours of a course are not the hours of the work', () => {
  expect(remarks('a degree, part time')).not.toContain('want part time')
  expect(remarks('a job, part time')).toContain('want part time')
})

test('every remark is of a known condition', () => {
  const known = new Set(tables.conditions.map(({ id }) => id))
  for (const { condition } of tables.remarks.entries) expect(known, condition).toContain(condition)
})
