import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { errorFields } from './log.ts'

const refusal = Object.assign(new Error('invalid input: "canary"'), { code: '22P02' })
const statement = (cause?: Error) => new DrizzleQueryError('select $1', ['canary'], cause)

test.each([
  ['itself', refusal],
  ['in the statement it refused', statement(refusal)],
  ['deeper still', new Error('sign-in failed', { cause: statement(refusal) })],
])('what the database says is not logged, which quotes values: %s', (_, error) => {
  expect(errorFields(error)).toMatchObject({ code: '22P02', message: undefined })
  expect(JSON.stringify(errorFields(error))).not.toContain('canary')
})

test('neither is a statement with its values', () => {
  expect(JSON.stringify(errorFields(statement()))).not.toContain('canary')
})

test('a message of our own is', () => {
  expect(errorFields(new Error('The mail server took too long.'))).toMatchObject({
    error: 'Error',
    message: 'The mail server took too long.',
  })
})
