import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { applySpecifiedMessages } from './validation-messages.ts'

beforeAll(applySpecifiedMessages)

const word = z.string()

test.each([
  ['nothing where a text is needed', word, undefined, 'Required'],
  ['null where a text is needed', word, null, 'Expected string, received null'],
  ['a list where a text is needed', word, [], 'Expected string, received array'],
  ['a number where a text is needed', word, 3, 'Expected string, received number'],
  ['no number at all', z.number(), Number.NaN, 'Expected number, received nan'],
  ['half of a whole number', z.int(), 2.5, 'Expected integer, received float'],
  ['a text where a whole number is needed', z.int(), '2', 'Expected number, received string'],
  ['a bad address', z.email(), 'jo@', 'Invalid email'],
  ['a bad link', z.url(), 'nowhere', 'Invalid url'],
  ['a bad id', z.uuid(), '1', 'Invalid'],
  ['a short text', word.check(z.minLength(3)), 'ab', 'String must contain at least 3 character(s)'],
  ['a long text', word.check(z.maxLength(3)), 'abcd', 'String must contain at most 3 character(s)'],
  [
    'a text too short for its length',
    word.check(z.length(3)),
    'ab',
    'String must contain exactly 3 character(s)',
  ],
  [
    'a text too long for its length',
    word.check(z.length(3)),
    'abcd',
    'String must contain exactly 3 character(s)',
  ],
  ['a short list', z.array(word).check(z.minLength(1)), [], 'Array must contain at least 1 element(s)'],
  ['a long list', z.array(word).check(z.maxLength(1)), ['a', 'b'], 'Array must contain at most 1 element(s)'],
  ['a low number', z.number().check(z.minimum(1)), 0, 'Number must be greater than or equal to 1'],
  ['a high number', z.number().check(z.maximum(5)), 6, 'Number must be less than or equal to 5'],
  ['no choice', z.enum(['a', 'b']), undefined, 'Required'],
  ['another choice', z.enum(['a', 'b']), 'c', "Invalid value. Expected 'a' | 'b'"],
  ['unknown fields', z.strictObject({}), { a: 1, b: 2 }, "Unrecognized key(s) in object: 'a', 'b'"],
  ['anything else', z.union([word, z.number()]), true, 'Invalid input'],
])('%s is told in the words of the specification', (_name, schema, input, sentence) => {
  expect(z.safeParse(schema, input).error?.issues[0]?.message).toBe(sentence)
})

test('a schema’s own sentence wins', () => {
  expect(z.safeParse(z.string('Say it'), 3).error?.issues[0]?.message).toBe('Say it')
})
