import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { phraseKey } from './tokens.ts'
import { wordStems } from './word-stems.ts'

test.each([
  ['nurse', 'nurse', 2, 0],
  ['ab', 'ba', 2, 1],
  ['abcd', 'acbd', 2, 1],
  ['kitten', 'sitting', 3, 3],
  ['kitten', 'sitting', 2, 3],
  ['abc', 'abcdef', 2, 3],
  ['abc', 'abcde', 2, 2],
  ['abc', 'xyz', 1, 2],
  ['', 'ab', 2, 2],
  ['flaw', 'lawn', 2, 2],
])('from %s to %s, counting to %i, it is %i', (one, other, limit, distance) => {
  expect(editDistance(one, other, limit)).toBe(distance)
})

test.each([
  ['CI / CD', 'ci/cd'],
  ['CI/CD', 'ci/cd'],
  ['month-end close', 'month end close'],
  ['month_end  close', 'month end close'],
  ['Research & Development', 'research and development'],
  ['machine\nlearning', 'machine learning'],
  ['Java\nScript', null],
  ['one, two', null],
  ['one     two', null],
  ['', null],
  ['C++', 'c++'],
  ['C#', 'c#'],
  ['.NET', '.net'],
  ["Nurse's aide", 'nurse aide'],
  ['ETLs', 'etl'],
  ['SQS', 'sqs'],
  ['bus', 'bus'],
  ['pass', 'pass'],
  ['ties', 'tie'],
  ['parties', 'party'],
  ['boxes', 'box'],
  ['branches', 'branch'],
  ['analysis', 'analysis'],
  ['status', 'status'],
  ['organisation', 'organization'],
  ['organising', 'organizing'],
  ['raising', 'raising'],
  ['ionising', 'ionizing'],
  ['colour', 'color'],
  ['licences', 'license'],
  ['moulding', 'molding'],
  ['orthopaedic', 'orthopedic'],
  ['jewellery', 'jewelry'],
  ['programmes', 'program'],
  ['modelling', 'modeling'],
  ['prioritise', 'prioritize'],
  ['Résumé', 'resume'],
  ['e\u0301tude', 'etude'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), '\u0000'],
])('%j is looked up as %j', (phrase, key) => {
  expect(phraseKey(phrase)).toBe(key)
})

test.each([
  ['Teaching teachers to teach', ['teach', 'teach', 'teach']],
  ['The work of engineers', ['engineer']],
  ['policies and boxes', ['polic', 'box']],
  ['glasses status basis', ['glas', 'status', 'basis']],
  ['running, planned', ['runn', 'plan']],
  ["nurse's notes", ['nurs', 'note']],
  ['data-driven e-mail', ['data', 'driven', 'mail']],
  ['Café Zürich', ['cafe', 'zurich']],
  ['C++ and c#', ['c++', 'c#']],
  ['a b', []],
  ['publications', ['publ']],
  ['editor', ['edit']],
  ['tester', ['test']],
  ['user', ['user']],
  [`${'x'.repeat(32)} ${'y'.repeat(33)}`, ['x'.repeat(32)]],
])('%j has the stems %j', (text, stems) => {
  expect(wordStems(text)).toEqual(stems)
})

test('a text is read up to 20,000 characters', () => {
  expect(wordStems(`${'a'.repeat(19_994)} tools`)).toEqual(['tool'])
  expect(wordStems(`${'a'.repeat(19_995)} tools`)).toEqual(['tool'])
  expect(wordStems(`${'a'.repeat(20_000)} tools`)).toEqual([])
})
