import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const at = (path: string) => new URL(`../${path}`, import.meta.url)
const rows = readFileSync(at('docs/where-a-change-goes.md'), 'utf8')
  .split('\n')
  .filter(line => /^\| (?!Change |---)/.test(line))

test('ten changes are described', () => {
  expect(rows).toHaveLength(10)
})

test.each(rows.map(row => [row.split('|')[1]?.trim() ?? '', row] as const))(
  'the files of “%s” exist',
  (_change, row) => {
    const named = [...row.matchAll(/`([^`]+\/[^`]*|index\.html)`/g)].map(match => match[1] ?? '')
    expect(named.length).toBeGreaterThan(1)
    expect(named.filter(path => !existsSync(at(path)))).toEqual([])
  },
)
