import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SWITCH_NAMES } from '#shared/account/consent.ts'
import { PROFILE_FIELD_NAMES } from '#shared/account/profile-fields.ts'
import { sourceFiles } from './source-files.ts'

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

const product = sourceFiles().filter(
  ({ path, isTest }) =>
    /^src\/(shared\/account|server\/account|web\/account)\/.*\.tsx?$/.test(path) &&
    !path.includes('.fixture.') &&
    !isTest,
)
const naming = (name: string) =>
  product.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text)).map(({ path }) => path)

/** With the migration these are the four files of a new field. `location` and the settings' own fields are also other words. */
test.each(
  PROFILE_FIELD_NAMES.filter(
    name => !['full_name', 'job_title', 'industry', 'location', 'skills'].includes(name),
  ),
)('the onboarding field %s is named in three files', name => {
  expect(naming(name)).toEqual([
    'src/server/account/tables.ts',
    'src/shared/account/profile-fields.ts',
    expect.stringMatching(/^src\/web\/account\/onboarding\/\w+-step\.tsx$/),
  ])
})

test.each(SWITCH_NAMES)('the switch %s is named in three files', name => {
  expect(naming(name)).toEqual([
    'src/server/account/tables.ts',
    'src/shared/account/consent.ts',
    'src/shared/account/kept-data.ts',
  ])
})
