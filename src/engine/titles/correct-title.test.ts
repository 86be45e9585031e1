import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { correctTitle } from './correct-title.ts'
import { matchTitle } from './match-title.ts'
import { isTypingError } from './spelling-index.ts'

const index = testEngine().titleIndex()

test.each([
  ['electrican', 'electrician', true],
  ['recepptionist', 'receptionist', true],
  ['wleder', 'welder', true],
  ['attendent', 'attendant', true],
  ['burger', 'burner', false],
  ['australia', 'australian', false],
  ['sparky', 'spark', false],
  ['elevator', 'alevator', false],
  ['nurse', 'nurse', false],
  ['tecahre', 'teacher', false],
])('%s for %s is a typing error: %s', (typed, meant, expected) => {
  expect(isTypingError(typed, meant)).toBe(expected)
})

test.each([
  ['Red seal electrican', 'Red seal electrician'],
  ['Trainee solictor', 'Trainee solicitor'],
  ['Warehouse opperative', 'Warehouse operative'],
  ['Legal Secratary', 'Legal secretary'],
])('%s is corrected to %s', (typed, corrected) => {
  expect(correctTitle(index, typed)).toBe(corrected)
})

test.each(['Softwareengineer', 'Sous chef', 'Xqzzvkl', 'Coook', 'bother', 'Nurse practitioner'])(
  '%s stays',
  title => {
    expect(correctTitle(index, title)).toBe(title)
  },
)

test.each([
  ['Trainee solictor', 'Trainee solicitor'],
  ['Warehouse opperative', 'Warehouse operative'],
  ['care asistant', 'care assistant'],
  ['Payroll administator', 'Payroll administrator'],
])('%s is matched as %s is', (typed, meant) => {
  expect(matchTitle(index, typed, 3)).toEqual(matchTitle(index, meant, 3))
})

/** No title of the lists has the whole, and the words for a solicitor stand in them as others. */
test('a short form that is misspelled beside other words is written out', () => {
  expect(matchTitle(index, 'Residential tenancy solictor')[0]?.code).toBe('23-1011.00')
})

test('ordinary words are not made a title', () => {
  expect(matchTitle(index, 'why bother', 5)).toEqual([])
})
