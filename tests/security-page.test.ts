import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const at = (path: string) => new URL(`../${path}`, import.meta.url)
const promises = readFileSync(at('docs/security.md'), 'utf8')
  .split('\n')
  .filter(line => /^\| (?!Promise |---)/.test(line))

test.each(promises.map(row => [row.split('|')[1]?.trim() ?? '', row] as const))(
  'a test holds: %s',
  (_promise, row) => {
    const tests = [...row.matchAll(/`([^`]+\.(?:test\.tsx?|spec\.ts))`/g)].map(match => match[1] ?? '')
    expect(tests).not.toEqual([])
    expect(tests.filter(path => !existsSync(at(path)))).toEqual([])
  },
)

test('the page has its promises', () => {
  expect(promises.length).toBeGreaterThan(20)
})
