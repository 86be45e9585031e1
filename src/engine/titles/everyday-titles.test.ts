import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { namedTitles } from './everyday-titles.ts'

const engine = testEngine()
const first = (title: string) => engine.matchTitle(title, 5)[0]

test('every everyday title means an occupation that is there', () => {
  const { everydayTitles, indexByCode } = engine.titleIndex()
  expect(everydayTitles.size).toBeGreaterThan(2000)
  expect([...everydayTitles.values()].filter(code => !indexByCode.has(code))).toEqual([])
})

test.each([
  ['Head of Growth', '11-2021.00'],
  ['VP of People', '11-3121.00'],
  ['People Partner', '13-1071.00'],
  ['Account Executive', '41-3091.00'],
  ['Senior Account Executive, Mid-Market', '41-3091.00'],
  ['SRE', '15-1252.00'],
  ['Chief of Staff', '11-1021.00'],
  ['Trust & Safety Analyst', '13-1041.00'],
  ['Demand Generation Manager', '11-2021.00'],
  ['RevOps Manager', '11-2022.00'],
  ['FP&A Analyst', '13-2051.00'],
  ['Head of Legal', '23-1011.00'],
  ['Co-founder', '11-1021.00'],
])('%s is %s', (title, code) => {
  expect(first(title)?.code).toBe(code)
})

test.each(['Unemployed', 'Student', 'stay-at-home mom', 'Retired', 'n/a'])(
  '%s names no occupation',
  title => {
    expect(engine.matchTitle(title, 5)).toEqual([])
  },
)

test('an everyday title leaves other occupations within reach', () => {
  expect(engine.matchTitle('Account Executive', 5)).toHaveLength(5)
})

test.each([
  ['Dishie', '35-9021.00'],
  ['Ward sister', '29-1141.00'],
  ["Brickie's labourer", '47-3011.00'],
  ['Senior ward sister', '29-1141.00'],
])('the everyday name %s is %s', (title, code) => {
  expect(first(title)?.code).toBe(code)
})

test.each([
  ['Career break (was solicitor)', '23-1011.00'],
  ['Unemployed, formerly forklift driver', '53-7051.00'],
  ['laid-off welder', '51-4121.00'],
  ['stay at home mum, ex nurse', '29-1141.00'],
])('the work before a break counts: %s is %s', (title, code) => {
  expect(first(title)?.code).toBe(code)
})

test.each([
  ['Homemaker aide', '31-1122.00'],
  ['Job seeker coach', '21-1012.00'],
])('%s is a title and no break: %s', (title, code) => {
  expect(first(title)?.code).toBe(code)
})

test('what somebody looks for is not their work', () => {
  expect(engine.matchTitle('Unemployed, looking for work in retail', 5)[0]?.code).not.toBe('41-2031.00')
})

const NAME = { name: 'stone waller', code: '47-2022.00', isAlone: false }

test('an everyday name is a whole title where no list has it and it stands for one occupation', () => {
  const none = new Map<string, string[]>()
  expect([...namedTitles([NAME], none, () => false).values()]).toEqual(['47-2022.00'])
  expect(namedTitles([NAME], none, () => true).size).toBe(0)
  expect(namedTitles([{ ...NAME, isAlone: true }], none, () => false).size).toBe(0)
  expect(namedTitles([NAME, { ...NAME, code: '47-2021.00' }], none, () => false).size).toBe(0)
  // "Senior" falls away from titles, so that the rest would stand for more than was named.
  expect(namedTitles([{ ...NAME, name: 'senior waller' }], none, () => false).size).toBe(0)
})
