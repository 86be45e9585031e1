import { expect, test } from 'vitest'
import { isAskedOfHired, isDueAfterHire, isOfficePaper, isPutOff } from './after-hire.ts'

test.each([
  ['Working at heights (or obtained within 90 days of hire)', true],
  ['ICC Commercial Inspector (B2) within 12 months', true],
  ['BFM accreditation, or do the course within your first 3 months on us', true],
  ['EWP ticket or happy to get it', true],
  ['Growsafe certified or willing', true],
  ["you've got a food handler card & can get a manager certificate in 90 days (we pay)", true],
  ['RCVS registered (or about to be - newly qualified people too)', true],
  ['Forklift ticket or commitment to obtain it', true],
  ['Police check issued within 6 months', false],
  ['Answers inquiries within two days and files them', false],
  ['Nursing licence', false],
  ['Two years of experience within the last five', false],
])('%j may come after the hire: %j', (clause, expected) => {
  expect(isDueAfterHire(clause)).toBe(expected)
})

test('what stands behind a demand may put it off', () => {
  expect(isPutOff(', or a commitment to achieve it within two years')).toBe(true)
  expect(isPutOff(' or willing to work towards this')).toBe(true)
  expect(isPutOff(', or a master’s degree')).toBe(false)
})

test.each([
  ['Successful candidates will be required to present a certificate of good conduct', true],
  ['REQUIREMENTS UPON HIRING', true],
  ['Successful candidates will hold a nursing licence', false],
  ['Candidates present their work', false],
])('%j speaks of whoever is chosen: %j', (line, expected) => {
  expect(isAskedOfHired(line)).toBe(expected)
})

test('offices issue some papers to anybody', () => {
  expect(['NBI clearance', 'birth certificate (PSA)', 'Police clearance'].every(isOfficePaper)).toBe(true)
  expect(['Security clearance', 'HAZMAT certificate'].some(isOfficePaper)).toBe(false)
})
