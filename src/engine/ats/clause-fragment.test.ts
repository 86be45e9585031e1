import { expect, test } from 'vitest'
import { isFragment } from './clause-fragment.ts'

test.each([
  ['KSC1', true],
  ['5S', false],
  ['Level 3', true],
  ['Level 3 is an asset', true],
  ['Level 3 food hygiene', false],
  ['So, what do we need from you?', true],
  ['Not local?', true],
  ['Know any CRM?', false],
  ["or you'd be willing to work towards it within a year", true],
  ['willing to work towards a forklift licence', false],
  ['a commitment to achieve it within two years', true],
  ['a commitment to achieve sales targets', false],
])('whatever it is cut from, %j names nothing by itself: %s', (text, expected) => {
  expect(isFragment(text, false)).toBe(expected)
})

test.each([
  ['register them', true],
  ['register the new births', false],
  ['because yes', true],
  ['from time to time', true],
  ['where indicated', true],
  ['where gas is piped', false],
  ['no half measures!!', true],
  ['no criminal record', false],
  ['no visible tattoos', false],
  ['not for profit background', false],
])('a part of a longer line, %j says nothing: %s', (text, expected) => {
  expect(isFragment(text, true)).toBe(expected)
  if (expected) expect(isFragment(text, false)).toBe(false)
})
