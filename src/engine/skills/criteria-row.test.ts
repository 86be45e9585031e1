import { expect, test } from 'vitest'
import {
  columnCriteria,
  criteriaColumns,
  criteriaRow,
  isCriteriaHead,
  markedCriterion,
} from './criteria-row.ts'
import { postingLines } from './posting-sections.ts'

test.each([
  ['Counterbalance licence\tE\tCertificate', 'Counterbalance licence', 'must'],
  ['Reach truck licence\tDesirable\tInterview', 'Reach truck licence', 'nice'],
  ['| 3 | Reach truck licence | D | Interview |', 'Reach truck licence', 'nice'],
  ['Skills\tStock control\t(E)', 'Stock control', 'must'],
])('%j asks for %j', (line, text, importance) => {
  const row = criteriaRow(line)
  expect(row && line.slice(row.from, row.to)).toBe(text)
  expect(row?.importance).toBe(importance)
})

test.each(['Blood group E', 'Depot\tEast', 'E\tEast depot', 'Essential', 'Vitamin D | food | drink'])(
  '%j is no row of criteria',
  line => {
    expect(criteriaRow(line)).toBeNull()
  },
)

test('one column alone heads no table of essential and desirable points', () => {
  expect(criteriaColumns('Attribute\tEssential\tDesirable')).toEqual([null, 'must', 'nice'])
  expect(criteriaColumns('Attribute\tEssential')).toBeNull()
  expect(criteriaColumns('Desirable\tHow assessed')).toBeNull()
})

test('the head of a table asks for nothing, the rows of a numbered one are points', () => {
  expect(isCriteriaHead('Criteria\tE/D\tHow assessed')).toBe(true)
  expect(isCriteriaHead('Requirements | Essential | Desirable')).toBe(true)
  expect(isCriteriaHead('Criterion\tE/D')).toBe(true)
  expect(isCriteriaHead('Stock control\tE')).toBe(false)
  expect(isCriteriaHead('Essential requirements')).toBe(false)
  // What could be split in many ways into words of a head must not be tried in all of them.
  expect(isCriteriaHead(`Essential | e${' '.repeat(300)}x`)).toBe(false)
  expect(isCriteriaHead(`Essential | ${'e / d '.repeat(40)}x`)).toBe(false)
  const lines = postingLines('Picker\n\nMain duties\n1\tPick orders\n2\tLoad vans')
  expect(lines.slice(-2).map(({ isBullet, part }) => [isBullet, part])).toEqual([
    [true, 'duty'],
    [true, 'duty'],
  ])
})

test('below the pay nothing is asked, whatever its cells say', () => {
  expect(postingLines('Picker\n\nBenefits\nPension\tE\tAll').at(-1)?.part).toBe('benefit')
})

test.each([
  ['E: Able to work evenings', 'Able to work evenings', 'must'],
  ['• D: Experience of the NHS', 'Experience of the NHS', 'nice'],
  ['3. (E) Able to work shifts', 'Able to work shifts', 'must'],
  ['D2. Lorenzo or PAS', 'Lorenzo or PAS', 'nice'],
  ['- Phone manner [E]', 'Phone manner', 'must'],
  ['Second language (Desirable)', 'Second language', 'nice'],
  ['Second language – D', 'Second language', 'nice'],
])('%j is marked and asks for %j', (line, text, importance) => {
  const mark = markedCriterion(line)
  expect(mark && line.slice(mark.from, mark.to)).toBe(text)
  expect(mark?.importance).toBe(importance)
})

test.each([
  'E: jobs@acme.com',
  'D: 020 7946 0000',
  'E-learning modules',
  'Drive D',
  'Vitamin D',
  'Class E licence',
])('%j is not marked', line => {
  expect(markedCriterion(line)).toBeNull()
})

test('one mark alone may be anything; two make a person specification', () => {
  const read = (text: string) => postingLines(text).map(({ text: line, part }) => `${part}: ${line}`)
  expect(read('Clerk\n\nRequirements\nD: drive kept tidy').at(-1)).toBe('must: D: drive kept tidy')
  expect(read('Clerk\n\nRequirements\nE: Fast typing\nD: Shorthand').slice(-2)).toEqual([
    'must: Fast typing',
    'nice: Shorthand',
  ])
})

test('columns of a table say what must be there and what is wished for', () => {
  const columns = criteriaColumns('Criteria\tEssential\tDesirable')
  expect(columns).toEqual([null, 'must', 'nice'])
  expect(criteriaColumns('Essential requirements and duties')).toBeNull()
  const row = 'Skills\t\tShorthand'
  expect(
    columnCriteria(row, columns ?? []).map(({ from, importance }) => [row.slice(from), importance]),
  ).toEqual([['Shorthand', 'nice']])
  const table = '| Essential | Desirable |\n|---|---|\n| Fast typing | Shorthand |\n\nPension\nCycle scheme'
  expect(postingLines(`Clerk\n${table}`).map(({ text, part }) => `${part}: ${text}`)).toContain(
    'nice: Shorthand',
  )
})
