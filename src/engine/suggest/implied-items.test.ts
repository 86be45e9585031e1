import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { goalClauses } from './goal-clauses.ts'
import { readGoals } from './read-goals.ts'

const engine = testEngine()
const { occupations } = engine.career

function implied(goals: string, present: string | null) {
  const row = present === null ? null : (occupations.rowOf.get(present) ?? null)
  return readGoals(engine, goalClauses(engine.career.goalTables(), goals), row).items.filter(
    item => item.implied,
  )
}
const impliedIds = (goals: string, present: string | null) => implied(goals, present).map(({ id }) => id)

const STAYS = 'field:your present field'
const LEAVES = 'leave:your present work'

const ROOFER = '47-2181.00'
const ELECTRICIAN = '47-2111.00'
const MACHINERY_MECHANIC = '49-9041.00'
const AUTO_MECHANIC = '49-3023.00'
const MACHINIST = '51-4041.00'
const TRUCK_DRIVER = '53-3032.00'
const NURSE = '29-1141.00'
const NURSING_ASSISTANT = '31-1131.00'
const MEDICAL_ASSISTANT = '31-9092.00'
const DEVELOPER = '15-1252.00'
const SALESPERSON = '41-2031.00'
const WAITER = '35-3031.00'

test.each([
  ['Become a foreman', ELECTRICIAN],
  ['Become a foreman or a nurse', ELECTRICIAN],
  ['Construction manager', ELECTRICIAN],
  ['foreman, no more nights', ELECTRICIAN],
  ['predictable hours', ELECTRICIAN],
  ['use the same skills for a charity', DEVELOPER],
  ['Become a web developer', DEVELOPER],
  ['Become a software tester', DEVELOPER],
])('“%s” stays in the present field of %s', (goals, present) => {
  const [field] = implied(goals, present)
  expect([field?.id, field?.codes]).toEqual([STAYS, [present]])
})

test.each([
  ['Become a foreman', null],
  ['no more nights', ELECTRICIAN],
  // The wish names another field, something to leave, or a change.
  ['foreman in construction', ELECTRICIAN],
  ['I want to be a foreman but no more wiring', ELECTRICIAN],
  ['A career change. Maybe a foreman', ELECTRICIAN],
  // Neither the same broad occupation nor the next step within the group.
  ['Database administrator', DEVELOPER],
  ['electrical inspector', ELECTRICIAN],
  ['general contractor', ELECTRICIAN],
])('“%s” says nothing of staying for %s', (goals, present) => {
  expect(impliedIds(goals, present)).not.toContain(STAYS)
})

test.each([
  ['Become a nurse', AUTO_MECHANIC],
  ['Become a nurse. No more nights.', AUTO_MECHANIC],
  ['carpenter', DEVELOPER],
  ['I want calm work. Nurse', AUTO_MECHANIC],
  ['I want something in an office with weekends off. Nurse', AUTO_MECHANIC],
  ['construction manager', WAITER],
  ['want to work with animals, become a vet tech', '43-3031.00'],
])('“%s” leaves the present work of %s', (goals, present) => {
  const left = implied(goals, present).find(({ kind }) => kind === 'leave')
  expect([left?.id, left?.codes]).toEqual([LEAVES, [present]])
})

test.each([
  ['No more nights. Estimator', ROOFER],
  ['No more corporate work. Database administrator', DEVELOPER],
  ['I am tired of nights. Medical assistant', NURSE],
])('“%s” leaves the work and stays in the field of %s', (goals, present) => {
  const near = implied(goals, present).filter(({ codes }) => codes.includes(present))
  expect(near.map(({ id }) => id).sort()).toEqual([STAYS, LEAVES])
})

test.each([
  ['No more widgets. Construction', DEVELOPER, true],
  ['No more nights. Construction', DEVELOPER, true],
  ['Construction, in-house, no more widgets', DEVELOPER, false],
  ['No more widgets. Construction, part time', DEVELOPER, false],
])('“%s” says by a field and a complaint whether the work of %s is left: %j', (goals, present, isLeft) => {
  expect(impliedIds(goals, present).includes(LEAVES)).toBe(isLeft)
})

test.each([
  ['Become a foreman', ELECTRICIAN, true],
  ['Marketing manager', SALESPERSON, true],
  ['Become a nurse', ELECTRICIAN, false],
  ['Marketing manager', '11-1021.00', false],
])('“%s” moves %s up: %j', (goals, present, isUp) => {
  expect(impliedIds(goals, present).includes('condition:advancement')).toBe(isUp)
})

test.each([
  ['Become a nurse', null],
  // A field alone may be a wish within the present work.
  ['construction', DEVELOPER],
  // What is kept, or wanted as well, is not left.
  ['Keep my clients. Carpenter', DEVELOPER],
  ['Become a nurse but keep working with cars', AUTO_MECHANIC],
  ['Cars, and being a nurse', AUTO_MECHANIC],
  // What is left has been said in words.
  ['Become a nurse and get out of the garage', AUTO_MECHANIC],
  ['I like people but I am tired of nights. Medical assistant', NURSE],
  // A wish that was not understood may be for the same work elsewhere.
  ['I want to join the Smiths. Nurse', AUTO_MECHANIC],
  ['I want a year-round job with the city. Nurse', AUTO_MECHANIC],
  // The same work by one of its words.
  ['transportation planner', '19-3051.00'],
  ['Become a lawyer who does planning', '19-3051.00'],
  // Who leads and who teaches the present work.
  ['Sales manager', SALESPERSON],
  ['sales trainer', SALESPERSON],
  ['restaurant manager', WAITER],
  ['hospital manager', NURSE],
  ['general contractor', ELECTRICIAN],
  // Other groups of the same industry.
  ['medical assistant', NURSE],
  ['a nurse', NURSING_ASSISTANT],
  ['medical secretary', MEDICAL_ASSISTANT],
  ['hvac technician', ELECTRICIAN],
  ['machinist', ELECTRICIAN],
  ['Estimator', ROOFER],
  ['safety officer', ELECTRICIAN],
  ['crane operator', ELECTRICIAN],
  ['electrician', MACHINERY_MECHANIC],
  ['machinist', MACHINERY_MECHANIC],
  ['electrician', MACHINIST],
  ['maintenance mechanic', MACHINIST],
  ['engineering technician', MACHINIST],
  ['supply chain manager', TRUCK_DRIVER],
  ['logistics coordinator', TRUCK_DRIVER],
  ['dispatcher', TRUCK_DRIVER],
])('“%s” does not leave the present work of %s', (goals, present) => {
  expect(impliedIds(goals, present)).not.toContain(LEAVES)
})

test.each([
  ['Conservation scientist', ['outdoor work', 'field work', 'doing good']],
  // "No more four walls" has said it.
  ['Conservation scientist, no more four walls', ['field work', 'doing good']],
  ['cars', ['hands-on work', 'fixing things']],
  // What is left brings nothing with it.
  ['no more cars', []],
])('“%s” brings %j', (goals, conditions) => {
  expect(implied(goals, null).map(({ label }) => label)).toEqual(conditions)
})
