import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'

const { career } = testEngine()
const context = career.workContext()
const demands = career.demands()
const row = (code: string) => career.occupations.rowOf.get(code) ?? -1
const mean = (code: string, id: string) => context.answer(row(code), context.element(id))?.mean

const TIME_PRESSURE = '4.C.3.d.1'
const FREEDOM = '4.C.3.a.4'
const HOURS = '4.C.3.d.8'
const CONFLICT = '4.C.1.d.1'
const ANGRY_PEOPLE = '4.C.1.d.2'
const SITTING = '4.C.2.d.1.a'

test.each([
  ['15-1252.00', TIME_PRESSURE, 3.5],
  ['15-1252.00', FREEDOM, 4.27],
  ['15-1252.00', HOURS, 2.06],
  ['29-1141.00', TIME_PRESSURE, 3.99],
  ['29-1141.00', ANGRY_PEOPLE, 4.14],
  ['43-4051.00', TIME_PRESSURE, 4.55],
  ['43-4051.00', FREEDOM, 3.05],
  ['33-3051.00', CONFLICT, 4.43],
  ['53-3032.00', HOURS, 2.76],
])('%s reports %s of %d', (code, id, value) => {
  expect(mean(code, id)).toBe(value)
})

test('answers carry who gave them, how many and when', () => {
  expect(context.report(row('11-1011.00'))).toEqual({ answeredBy: 'job holders', people: 34, year: 2023 })
  expect(context.report(row('11-1011.03'))?.answeredBy).toBe('occupational experts')
  expect(context.answer(row('11-1011.03'), context.element(TIME_PRESSURE))?.standardError).toBeNull()
  expect(context.answer(row('11-1011.00'), context.element(TIME_PRESSURE))?.standardError).toBeGreaterThan(0)
})

test('shares of answers stand beside the mean; hours and schedules have three', () => {
  const answer = context.answer(row('11-1011.00'), context.element(HOURS))
  expect(answer?.shares).toHaveLength(3)
  expect(context.answer(row('11-1011.00'), context.element('4.C.1.a.2.c'))?.shares).toEqual([
    0, 39, 33, 8, 20,
  ])
})

test('a share or a mean that the agency asks not to show is left out', () => {
  expect(context.answer(row('11-2033.00'), context.element('4.C.1.a.2.c'))?.shares).toEqual([
    0,
    41,
    31,
    0,
    null,
  ])
  expect(context.answer(row('29-1241.00'), context.element('4.C.2.a.1.c'))).toBeNull()
})

test('for an occupation without answers only physical conditions are estimated', () => {
  const scientist = row('15-2051.00')
  expect(context.report(scientist)).toMatchObject({ answeredBy: 'related occupations', people: null })
  expect(context.answer(scientist, context.element(SITTING))?.mean).toBeGreaterThan(4)
  for (const id of [TIME_PRESSURE, HOURS, CONFLICT, FREEDOM])
    expect(context.answer(scientist, context.element(id))).toBeNull()
})

test('occupations that nobody describes have no report', () => {
  expect(context.report(row('15-1299.00'))).toBeNull()
  expect(context.answer(row('15-1299.00'), context.element(SITTING))).toBeNull()
})

test('894 occupations answered and 29 are estimated', () => {
  const by = career.occupations.codes.map((_, at) => context.report(at)?.answeredBy)
  expect(by.filter(Boolean)).toHaveLength(923)
  expect(by.filter(who => who === 'related occupations')).toHaveLength(29)
  expect(by.filter(who => who === 'job holders')).toHaveLength(668)
})

test('the measures of AI exposure are kept apart, and none seen is not a rank', () => {
  expect(demands.aiExposure(row('11-1021.00'))).toEqual({
    potential: 65,
    microsoft: 39,
    anthropic: { isSeen: true, rank: 80 },
    spread: 41,
  })
  expect(demands.aiExposure(row('11-1031.00')).anthropic).toEqual({ isSeen: false, rank: null })
})

test('what keeps work from home is named, and nothing is not unknown', () => {
  expect(demands.homeBlockers(row('15-1252.00'))).toEqual([])
  expect(demands.homeBlockers(row('29-1141.00'))).toContain('contact with disease or infection every week')
  expect(demands.homeBlockers(row('15-2051.00'))).toBeNull()
})

test('yearly shares who leave stand beside those of all occupations', () => {
  expect(demands.leaving(row('15-1252.00'))).toEqual({ exitPercent: 1.7, transferPercent: 3.2 })
  expect(demands.leaving(row('35-3023.01'))).toEqual({ exitPercent: 10.3, transferPercent: 12.2 })
  expect(demands.leavingAllOccupations).toEqual({ exitPercent: 4.7, transferPercent: 5.9 })
})
