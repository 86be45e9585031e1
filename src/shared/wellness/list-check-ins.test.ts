import { expect, test } from 'vitest'
import { CHECK_INS_LIMIT } from './check-in.ts'
import { listCheckIns } from './list-check-ins.ts'

const list = listCheckIns['~orpc'].inputSchema

test('a list holds five check-ins unless more are asked for', () => {
  expect(list?.parse({})).toEqual({ limit: 5 })
})

test.each([
  ['1', true],
  [100, true],
  [0, false],
  [101, false],
  [1.5, false],
])('a list of %j may be asked for: %s', (limit, taken) => {
  expect(list?.safeParse({ limit }).success).toBe(taken)
})

test('sixty check-ins may be saved in a minute', () => {
  expect(CHECK_INS_LIMIT).toEqual({ attempts: 60, seconds: 60 })
})
