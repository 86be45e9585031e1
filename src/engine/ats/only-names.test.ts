import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { isOnlyNames, isShortForm } from './only-names.ts'
import { readRequirements } from './read-requirements.ts'

test.each([
  ['SNOMED CT or HL7', true],
  ['HL7 v2 standards', false],
  ['HL7 and FHIR standards', true],
  ['Map records to SNOMED CT', false],
  ['Phlebotomy', false],
  ['experience', false],
])('whether %j is nothing but names: %s', (clause, expected) => {
  expect(isOnlyNames(clause)).toBe(expected)
})

test.each([
  ['member of the British Psychological Society (BPS)', 'BPS', true],
  ['member of a society (BPS)', 'BPS', false],
  ['British Psychological Society or SQL', 'SQL', false],
])('whether in %j, %j is the short form of what stands before it: %s', (text, short, expected) => {
  const from = text.indexOf(short)
  expect(isShortForm(text, from, from + short.length)).toBe(expected)
})

test('a short form inside a degree is no second demand', () => {
  const asked = (line: string) =>
    readRequirements(testEngine(), `Requirements\n- ${line}`, '')
      .requirements.filter(({ kind }) => kind !== 'title')
      .map(({ label }) => label)
  expect(asked('BSc Psychology recognized by the British Psychological Society (BPS)')).toHaveLength(1)
  expect(asked('BSc Psychology and SPSS')).toHaveLength(2)
})
