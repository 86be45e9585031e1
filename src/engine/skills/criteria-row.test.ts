import { expect, test } from 'vitest'
import { criteriaRow, isCriteriaHead } from './criteria-row.ts'
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

test('the head of a table asks for nothing, the rows of a numbered one are points', () => {
  expect(isCriteriaHead('Criteria\tE/D\tHow assessed')).toBe(true)
  expect(isCriteriaHead('Requirements | Essential | Desirable')).toBe(true)
  expect(isCriteriaHead('Stock control\tE')).toBe(false)
  expect(isCriteriaHead('Essential requirements')).toBe(false)
  const lines = postingLines('Picker\n\nMain duties\n1\tPick orders\n2\tLoad vans')
  expect(lines.slice(-2).map(({ isBullet, part }) => [isBullet, part])).toEqual([
    [true, 'duty'],
    [true, 'duty'],
  ])
})

test('below the pay nothing is asked, whatever its cells say', () => {
  expect(postingLines('Picker\n\nBenefits\nPension\tE\tAll').at(-1)?.part).toBe('benefit')
})
