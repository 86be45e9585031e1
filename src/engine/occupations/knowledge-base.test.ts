import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { localPayRatio } from '#engine/market/pay-band.ts'
import { resolvePlace } from '#engine/market/resolve-place.ts'
import { SKILL_OPTIONS } from '#shared/account/profile-options.ts'
import { loadCareerData } from './load-career-data.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'knowledge')
const files: KnowledgeFiles = name => new Uint8Array(readFileSync(join(folder, name)))
const career = loadCareerData(files)
const row = (code: string) => career.occupations.rowOf.get(code) ?? -1
const text = (name: string) => readFileSync(join(folder, name), 'utf8')

test('every file of the manifest has the rows its source has', () => {
  const manifest: { files: { file: string; rows?: number }[] } = JSON.parse(text('manifest.json'))
  const rows = Object.fromEntries(manifest.files.map(({ file, rows }) => [file, rows]))
  expect(rows).toMatchObject({
    'occupations.json': 1016,
    'projections.json': 833,
    'local-pay.bin': 443_538,
    'areas.json': 530,
    'cities.tsv': 7243 + 4093,
    'countries.json': 252,
    'technologies.json': 32_681,
    'industries.json': 3890,
  })
})

test('every file of the base is the one the manifest names', () => {
  const manifest: { files: { file: string; sha256: string; source?: string; date?: string }[] } = JSON.parse(
    text('manifest.json'),
  )
  for (const { file, sha256, source, date } of manifest.files) {
    expect(createHash('sha256').update(files(file)).digest('hex'), file).toBe(sha256)
    expect(source, file).toBeTruthy()
    expect(date, file).toBeTruthy()
  }
})

test.each([
  ['15-1252.00', 2025, 135_980],
  ['15-1252.00', 2024, 133_080],
  ['15-1252.00', 2023, 132_270],
  ['29-1141.00', 2025, 97_550],
  ['29-1141.00', 2024, 93_600],
  ['29-1141.00', 2023, 86_070],
])('the median of %s in %i is $%i', (code, year, median) => {
  expect(career.wages.of(row(code))?.medians).toContainEqual({
    year,
    amount: { value: median, at_least: false },
  })
})

test('a wage published as a lower bound stays one', () => {
  expect(career.wages.of(row('29-1022.00'))?.medians).toContainEqual({
    year: 2024,
    amount: { value: 239_200, at_least: true },
  })
})

test.each([
  ['15-1252.00', 15.8, 115_200],
  ['15-2051.00', 33.5, null],
  ['29-1141.00', 4.9, null],
  ['43-3071.00', -12.9, null],
])('%s is projected to change by %f percent', (code, growth, openings) => {
  const outlook = career.outlooks.of(row(code))
  expect(outlook?.growth).toBe(growth)
  if (openings) expect(outlook?.openings).toBe(openings)
})

test('no civilian occupation is without projection, and one without wages', () => {
  const civilian = career.occupations.codes.filter(code => !code.startsWith('55-'))
  expect(civilian.filter(code => !career.outlooks.of(row(code)))).toEqual([])
  const wageCodes = new Set(civilian.map(code => career.occupations.wageCodes[row(code)]))
  const known = new Set<string>(JSON.parse(text('wages.json')).codes)
  expect([...wageCodes].filter(code => !known.has(code ?? ''))).toEqual([''])
})

test('related occupations point to occupations, never to themselves', () => {
  for (let at = 0; at < career.occupations.count; at++) {
    const related = career.occupations.related(at)
    expect(related.every(other => other < career.occupations.count && other !== at)).toBe(true)
  }
  expect(career.occupations.related(row('15-1252.00'))).toContain(row('15-1254.00'))
})

// Level 3 is (level 1 + 2 × level 4) / 3 of the published prevailing wages, against a national mean of $144,570.
test.each([
  ['San Francisco, CA', (135_699 + 2 * 213_512) / 3],
  ['San Jose, CA', (149_365 + 2 * 264_514) / 3],
  ['Austin, TX', (90_355 + 2 * 163_550) / 3],
])('pay of software developers in %s is the mean of its area', (place, mean) => {
  const ratio = localPayRatio(career, row('15-1252.00'), resolvePlace(career.places(), place))
  expect(ratio).toBeCloseTo(mean / 144_570, 2)
})

test('occupations without ratings of their own are marked', () => {
  expect(career.occupations.imputed[row('15-2051.00')]).not.toBe(0)
  expect(career.occupations.imputed[row('29-1141.00')]).toBe(0)
})

test('newer releases rate skills, knowledge and activities of all but 29 occupations with data', () => {
  const rated = 0b111
  const described = new Set(career.occupations.codes.filter((_, at) => career.workContext().report(at)))
  const estimated = career.occupations.codes.filter(
    (code, at) => described.has(code) && ((career.occupations.imputed[at] ?? 0) & rated) !== 0,
  )
  expect(estimated).toHaveLength(29)
  expect(estimated).not.toContain('15-1252.00')
})

test('no file of the base carries a sentence', () => {
  for (const name of [
    'occupations.json',
    'technologies.json',
    'terms.tsv',
    'industries.json',
    'projections.json',
  ])
    expect(text(name)).not.toMatch(/"[A-Z][^"]{40,}\.\s?"/)
})

test('learning links have an address, a title and a tag', () => {
  const { links, byTag } = career.learning()
  expect(links.length).toBeGreaterThan(1000)
  for (const skill of SKILL_OPTIONS)
    expect(byTag.get(skill.toLowerCase())?.length ?? 0, skill).toBeGreaterThanOrEqual(10)
})
