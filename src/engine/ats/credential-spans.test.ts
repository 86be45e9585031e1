import { expect, test } from 'vitest'
import { tokenize } from '#engine/text/tokens.ts'
import { testEngine } from '#tests/test-engine.ts'
import { asksCredential, credentialSpans } from './credential-spans.ts'

const credentials = testEngine().credentials()
const named = (text: string) =>
  credentialSpans(credentials, text, tokenize(text)).map(({ id }) => credentials.name(id))

test('long and short forms name the same credential', () => {
  for (const [short, long] of [
    ['PHIPA', 'Personal Health Information Protection Act'],
    ['SMSTS', 'Site Management Safety Training Scheme'],
    ['EPA 608', 'EPA Section 608 certification'],
    ['FMLA', 'Family and Medical Leave Act'],
    ['LCSW', 'Licensed Clinical Social Worker'],
  ] as const)
    expect({ short, named: named(short) }).toEqual({ short, named: named(long) })
  expect(named('Children Act 1989')).toEqual(['Children Act 1989'])
  expect(named('AWS D1.1')).toEqual(['American Welding Society D1.1'])
})

test('a short form counts in capitals, and where it has other meanings only beside a word of its field', () => {
  expect(named('RAMS')).toHaveLength(1)
  expect(named('rams')).toHaveLength(0)
  expect(named('NATE')).toHaveLength(0)
  expect(named('NATE, heat pump service')).toHaveLength(1)
})

test('what is held is told from what is followed', () => {
  const held = (text: string) =>
    credentialSpans(credentials, text, tokenize(text)).map(({ id }) => credentials.isHeld(id))
  expect(held('RN license')).toEqual([true])
  expect(held('GDPR')).toEqual([false])
})

test.each([
  ['Wisconsin dental hygiene license', true],
  ['Registration with Social Work England', true],
  ['Baton permit', true],
  ['know when to call a licensed electrician', false],
  ['under the supervision of a registered nurse', false],
  ['work with other certified installers', false],
  ['work as a licensed electrician', true],
  ['Graduate of an accredited nursing program', false],
  ['start lines when certified', false],
  ['Issuing permits to work', false],
  ['Cook for the guests', false],
])('whether %j asks for something issued: %s', (clause, expected) => {
  expect(asksCredential(clause)).toBe(expected)
})

test('a short form counts as the table has it, in capitals and small letters, but not in small ones alone', () => {
  expect(named('P.Eng. or EIT')).toEqual(['Professional Engineer (Canada)'])
  expect(named('CEng')).toHaveLength(1)
  expect(named('ceng')).toHaveLength(0)
})
