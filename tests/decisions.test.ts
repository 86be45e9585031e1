import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './source-files.ts'

const FOLDER = join(ROOT, 'docs', 'decisions')
const names = readdirSync(FOLDER).sort()

test('decisions are numbered without a gap, and no two have one number', () => {
  expect(names.map(name => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1))
})

test.each(names)('%s begins with its number', name => {
  expect(readFileSync(join(FOLDER, name), 'utf8')).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `))
})
