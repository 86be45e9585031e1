import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { goalSignals } from './goal-signals.ts'
import { partName } from './places-of-work.ts'

const engine = testEngine()
const row = (code: string) => engine.career.occupations.rowOf.get(code) ?? -1
const read = (goal: string, present: string) => goalSignals(engine, goal, row(present))

const CHEF = '35-1011.00'
const ELECTRICIAN = '47-2111.00'
const NURSE = '29-1141.00'
const PHARMACIST = '29-1051.00'

test('where the work is named, a place says where and names no work of its own', () => {
  const { reading, fields, named } = read('I still want to cook, but for a school or a hospital', CHEF)
  const hospital = reading.items.find(({ label }) => label === 'hospital')
  expect(hospital).toMatchObject({ kind: 'field', place: true })
  expect(fields.has(row(NURSE))).toBe(false)
  expect(named.some(({ rows }) => rows.includes(row(NURSE)))).toBe(false)
  expect(reading.sentence).toContain('hospital')
})

test('a place beside work that is kept names no work, and is shown in its own words', () => {
  const { reading, fields } = read('Maintenance in one place like a hospital or university', ELECTRICIAN)
  expect(reading.items.filter(({ place }) => place).map(({ label }) => label)).toEqual([
    'hospital',
    'university',
  ])
  expect(fields.has(row('25-1011.00'))).toBe(false)
  expect(read('Same job at another hospital', '43-4171.00').fields.has(row(NURSE))).toBe(false)
})

test('a place alone is the field that somebody asks for, also as another choice', () => {
  expect(read('I want to work in a hospital', '41-2031.00').fields.has(row(NURSE))).toBe(true)
  const other = read('Be a bookkeeper or work in a bank', '41-2031.00').reading.items
  expect(other.map(({ id }) => id)).toContain('field:banking')
})

test('a place that was taken out of the reading is gone', () => {
  const { reading } = goalSignals(engine, 'I want to cook in a hospital', row(CHEF), {
    drop: ['field:hospital'],
    add: [],
  })
  expect(reading.items.map(({ label }) => label)).not.toContain('hospital')
})

test('a field that the person wrote in stays one, whatever place the goal names', () => {
  const { fields } = goalSignals(engine, 'I want to cook in a hospital', row(CHEF), {
    drop: [],
    add: [{ kind: 'field', text: 'health care' }],
  })
  expect(fields.has(row(NURSE))).toBe(true)
})

test('who leaves a place of the present work and keeps the work is not kept from it', () => {
  const { reading, leftRows } = read(
    'I want to stay a pharmacist but get out of retail pharmacy and into a hospital, with regular hours',
    PHARMACIST,
  )
  const left = reading.items.find(({ kind, condition }) => kind === 'leave' && condition === null)
  expect(left).toMatchObject({ label: 'retail pharmacy', place: true })
  expect(leftRows.has(row(PHARMACIST))).toBe(false)
})

test('a part of the work that is wanted or kept is left, though both words name one work', () => {
  const ACCOUNTANT = '13-2011.00'
  for (const [goal, part] of [
    ['I like accounting but not auditing', 'auditing'],
    ['Happy being an accountant, sick of the audit side', 'the audit side'],
  ] as const) {
    const { reading, leftRows } = read(goal, ACCOUNTANT)
    expect(reading.items.find(({ label }) => label === part)).toMatchObject({ kind: 'leave', place: true })
    expect(leftRows.has(row(ACCOUNTANT))).toBe(false)
  }
  expect(read('Anything but accounting', ACCOUNTANT).leftRows.has(row(ACCOUNTANT))).toBe(true)
})

test('a place that is exchanged for another is left in few words too', () => {
  const { reading, leftRows } = read('away from retail pharmacy, into a hospital or research', PHARMACIST)
  expect(reading.items.find(({ label }) => label === 'retail pharmacy')?.place).toBe(true)
  expect(leftRows.has(row(PHARMACIST))).toBe(false)
})

test.each([
  ['my recruitment behind me', 'recruitment'],
  ['recruitment behind', 'recruitment'],
  ['Night Shifts any more', 'night shifts'],
  ['one two three four five six', 'one two three four five six'],
  ['one two three four five six seven', ''],
])('what is left in “%s” is named “%s”', (text, name) => {
  expect(partName(text)).toBe(name)
})

test('what stands in the way of something names no part of the work', () => {
  expect(partName('night shifts on the ward')).toBe('night shifts on the ward')
  expect(partName('get a mortgage on gigs')).toBe('')
})
