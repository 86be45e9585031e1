import { expect, test } from 'vitest'
import { listOf, readKnowledgeLines, readKnowledgeTable } from './knowledge-tables.ts'

const file = (text: string) => () => new TextEncoder().encode(text)
const read = (text: string, keys?: number) => readKnowledgeTable(file(text), 'x.tsv', ['a', 'b'], keys)

test('comments are skipped and a cell left out at the end is empty', () => {
  expect(read('# what it is\na\tb\none\ttwo\nthree\n')).toEqual([
    { a: 'one', b: 'two' },
    { a: 'three', b: '' },
  ])
})

test.each([
  ['another header', 'a\tc\n', /x\.tsv:1: the columns must be a, b/],
  ['a row without a name', 'a\tb\n\ttwo\n', /x\.tsv:2: the first 1 cells/],
  ['a name that stands there twice', 'a\tb\n# note\none\tx\none\ty\n', /x\.tsv:4: one stands there twice/],
  ['a cell too many', 'a\tb\none\ttwo\tthree\n', /x\.tsv:2: more cells/],
])('%s is an error that names file and line', (_, text, message) => {
  expect(() => read(text)).toThrow(message)
})

test('two columns together may name a row', () => {
  expect(read('a\tb\none\tx\none\ty\n', 2)).toHaveLength(2)
})

test('lists', () => {
  expect(readKnowledgeLines(file('# note\nA > B\n\nC\n'), 'x.txt')).toEqual(['A > B', 'C'])
  expect(listOf('')).toEqual([])
  expect(listOf('a; b, c')).toEqual(['a', 'b, c'])
})
