import { expect, test } from 'vitest'
import { beginsWithName } from './beginning-name.ts'

test.each([
  ['Manchester triage for 40 patients', true],
  ['Glasgow Coma Scale checks', true],
  ['Braden scale assessments', true],
  ['Excel sheets', true],
  ['Reading to children', false],
  ['Bath aids fitted', false],
  ['Medication round', false],
])('%j begins with a name: %j', (text, is) => {
  expect(beginsWithName(text)).toBe(is)
})
