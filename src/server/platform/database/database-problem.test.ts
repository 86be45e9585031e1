import { expect, test } from 'vitest'
import { Problem } from '#shared/problem.ts'
import { databaseProblem } from './database-problem.ts'

const failure = (code: string) => Object.assign(new Error('a message that quotes a row'), { code })

test.each([
  ['22021', 'invalid_input'],
  ['22P05', 'invalid_input'],
  ['22P02', 'invalid_input'],
  ['22007', 'invalid_input'],
  ['22008', 'invalid_input'],
  ['22009', 'invalid_input'],
  ['22003', 'invalid_input'],
  ['22001', 'invalid_input'],
  ['23514', 'invalid_input'],
  ['23503', 'unauthorized'],
  ['54000', 'invalid_input'],
  ['53100', 'storage_full'],
  ['40001', 'unavailable'],
  ['40P01', 'unavailable'],
  ['53300', 'unavailable'],
  ['55P03', 'unavailable'],
  ['57014', 'unavailable'],
  ['57P01', 'unavailable'],
  ['25006', 'unavailable'],
  ['08006', 'unavailable'],
  ['58030', 'unavailable'],
  ['42P01', undefined],
  ['23505', undefined],
  ['ECONNREFUSED', 'unavailable'],
  ['EACCES', undefined],
])('%s is the problem %s, also below another error', (code, problem) => {
  expect(databaseProblem(failure(code))?.code).toBe(problem)
  expect(databaseProblem(new Error('query failed', { cause: failure(code) }))?.code).toBe(problem)
})

test('a connection that ended is told by its words, also among several', () => {
  expect(databaseProblem(new Error('Connection terminated unexpectedly'))?.code).toBe('unavailable')
  expect(databaseProblem(new AggregateError([failure('ECONNRESET')]))?.code).toBe('unavailable')
  expect(databaseProblem(new Error('no idea'))).toBeNull()
})

test('a socket file that is missing is a connection that failed; another file is not', () => {
  const missing = (syscall: string) => Object.assign(failure('ENOENT'), { syscall })
  expect(databaseProblem(missing('connect'))?.code).toBe('unavailable')
  expect(databaseProblem(missing('open'))).toBeNull()
})

test('a problem that the library wrapped stays that problem', () => {
  const problem = new Problem('rate_limited')
  expect(databaseProblem(new Error('wrapped', { cause: problem }))).toBe(problem)
})
