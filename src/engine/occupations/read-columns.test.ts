import { expect, test } from 'vitest'
import { readColumns } from './read-columns.ts'

const KINDS = [
  'texts',
  'numbers',
  'gapped numbers',
  'lists of numbers',
  'lists of gapped numbers',
  'named lists',
] as const
const read = (kind: (typeof KINDS)[number], cells: unknown) =>
  readColumns(() => new TextEncoder().encode(JSON.stringify({ column: cells })), 'table.json', {
    column: kind,
  })

test.each<[(typeof KINDS)[number], unknown]>([
  ['texts', ['a']],
  ['numbers', [1]],
  ['gapped numbers', [1, null]],
  ['lists of numbers', [[1]]],
  ['lists of gapped numbers', [[1, null]]],
  ['named lists', [{ name: 'a', names: ['b'] }]],
])('a column of %s is read as it stands', (kind, cells) => {
  expect(read(kind, cells)).toEqual({ column: cells })
})

test.each<[(typeof KINDS)[number], unknown]>([
  ['texts', [1]],
  ['texts', 'a'],
  ['numbers', ['1']],
  ['numbers', [null]],
  ['gapped numbers', ['1']],
  ['lists of numbers', [1]],
  ['lists of numbers', [[1, null]]],
  ['lists of gapped numbers', [['1']]],
  ['lists of gapped numbers', [null]],
  ['named lists', ['a']],
  ['named lists', [null]],
  ['named lists', [{ names: [] }]],
  ['named lists', [{ name: 1, names: [] }]],
  ['named lists', [{ name: 'a' }]],
  ['named lists', [{ name: 'a', names: 'b' }]],
  ['named lists', [{ name: 'a', names: [1] }]],
  ['numbers', undefined],
])('a column of %s that holds %j is refused by its name', (kind, cells) => {
  expect(() => read(kind, cells)).toThrow(`table.json: the column column must hold ${kind}`)
})
