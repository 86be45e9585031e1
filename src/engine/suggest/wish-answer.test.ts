import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { wishAnswer, wishesScore } from './wish-answer.ts'

const { career } = testEngine()
const row = (code: string) => career.occupations.rowOf.get(code) ?? -1
function wish(id: string) {
  const found = career.goalTables().conditions.find(condition => condition.id === id)
  if (!found) throw new Error(`no condition ${id}`)
  return found
}
const answer = (id: string, code: string, current: string | null = null) =>
  wishAnswer(career, current === null ? null : row(current), row(code), wish(id))

test('a group of demands answers with the share of those who say so', () => {
  expect(answer('predictable hours', '15-1252.00')).toEqual({
    condition: 'predictable hours',
    label: 'predictable hours',
    met: 'met',
    text: 'You asked for predictable hours: 98% here have a regular schedule.',
  })
})

test('against the present role the difference counts, not the average', () => {
  expect(answer('less conflict', '29-1141.00').met).toBe('not met')
  expect(answer('less conflict', '43-9021.00', '29-1141.00').met).toBe('met')
})

test('no data are no answer', () => {
  expect(answer('predictable hours', '15-2051.00')).toMatchObject({
    met: 'unknown',
    text: 'No data say; ask the employer.',
  })
})

test.each([
  ['from home', '15-1252.00', 'met'],
  ['from home', '29-1141.00', 'not met'],
  ['outdoors', '45-4011.00', 'met'],
  ['outdoors', '15-1252.00', 'not met'],
  ['helping people', '29-1141.00', 'met'],
  ['creative work', '27-1024.00', 'met'],
  ['stability', '29-1171.00', 'met'],
] as const)('%s in %s is %s', (id, code, met) => {
  expect(answer(id, code).met).toBe(met)
})

test('more pay is a tenth more than today', () => {
  expect(answer('more pay', '15-1252.00', '43-9021.00').met).toBe('met')
  expect(answer('more pay', '43-9021.00', '15-1252.00').met).toBe('not met')
  expect(answer('more pay', '15-1252.00').met).toBe('unknown')
})

test('no pay cut is met by about the same pay, and evenings get what the survey says beside the advice to ask', () => {
  expect(answer('no pay cut', '15-1252.00', '15-1252.00').met).toBe('met')
  expect(answer('no pay cut', '43-9021.00', '15-1252.00').met).toBe('not met')
  expect(answer('evenings and nights free', '29-1141.00')).toMatchObject({
    met: 'unknown',
    text: expect.stringMatching(
      /^You asked for evenings and nights free: \d+% here have a regular schedule; .* ask the employer\.$/,
    ),
  })
})

test('met wishes add .04 each and unmet ones take as much, never more than .10', () => {
  const score = (code: string, ...ids: string[]) => wishesScore(career, null, ids.map(wish))(row(code))
  expect(score('15-1252.00', 'from home')).toBeCloseTo(0.04)
  expect(score('29-1141.00', 'from home')).toBeCloseTo(-0.04)
  expect(score('15-2051.00', 'predictable hours')).toBe(0)
  expect(
    score(
      '15-1252.00',
      'from home',
      'predictable hours',
      'office work',
      'less conflict',
      'less physical work',
    ),
  ).toBe(0.1)
})

test('a driver who sits is in no office, and what nothing forbids is from home only at a computer', () => {
  expect(answer('office work', '53-3051.00').met).not.toBe('met')
  expect(answer('office work', '43-3031.00').met).toBe('met')
  expect(answer('from home', '29-2053.00').met).not.toBe('met')
  expect(answer('from home', '15-1252.00').met).toBe('met')
})
