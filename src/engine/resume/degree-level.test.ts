import { expect, test } from 'vitest'
import { degreeLevel } from './degree-level.ts'

test.each([
  ['B.Eng with honours, Strathmore University', 3],
  ['BEng Civil Engineering', 3],
  ['M.Eng. Civil Engineering', 4],
  ['Engineering assistant', 0],
])('%s is of level %i', (text, level) => {
  expect(degreeLevel(text)).toBe(level)
})
