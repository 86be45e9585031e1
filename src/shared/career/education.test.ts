import { expect, test } from 'vitest'
import { EDUCATION_LEVELS, isEducationLevel } from './education.ts'

test('only the levels of the projections are levels', () => {
  expect(EDUCATION_LEVELS.every(isEducationLevel)).toBe(true)
  expect(['Some school', '', null, undefined].some(isEducationLevel)).toBe(false)
})
