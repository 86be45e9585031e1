import { expect, test } from 'vitest'
import { applyAtsEdit } from './apply-ats-edit.ts'
import { atsScoreColor } from './ats-result.ts'

test.each([
  [100, 'green'],
  [80, 'green'],
  [79, 'yellow'],
  [60, 'yellow'],
  [59, 'red'],
])('a score of %i is %s', (score, color) => {
  expect(atsScoreColor(score)).toBe(color)
})

test('an edit counts lines as the résumé is read, whatever ends them', () => {
  const text = 'one\r\ntwo\u2028three\ffour'
  expect(applyAtsEdit(text, { line: 2, remove: 1, insert: ['2a', '2b'] })).toBe('one\n2a\n2b\nthree\nfour')
  expect(applyAtsEdit(text, { line: 5, remove: 0, insert: ['five'] })).toBe('one\ntwo\nthree\nfour\nfive')
})
