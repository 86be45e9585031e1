import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'

const engine = testEngine()
const first = (title: string) => engine.matchTitle(title, 5)[0]

test('every everyday title means an occupation that is there', () => {
  const { everydayTitles, indexByCode } = engine.titleIndex()
  expect(everydayTitles.size).toBeGreaterThan(150)
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

test('what the classification says of an everyday title stays within reach', () => {
  expect(engine.matchTitle('Account Executive', 5).map(({ code }) => code)).toContain('11-2011.00')
})
