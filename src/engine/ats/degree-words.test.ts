import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { isDegreeLevel, isDegreeSubject, namedDegreeLevel } from './degree-words.ts'
import { readRequirements } from './read-requirements.ts'

test.each([
  ['Dip/Degree in HR, Accountancy or Business', 3],
  ['Dip in Accountancy', 1],
  ['Dip the parts in oil', 0],
  ['LC-MS/MS for pesticides', 0],
  ['ICP-MS and GC-MS', 0],
  ['MS in Chemistry', 4],
])('%j names a degree of level %i', (text, level) => {
  expect(namedDegreeLevel(text)).toBe(level)
})

test('the level of a framework is no paper of its own, a paper with a level is', () => {
  expect(['NFQ Level 8', 'RQF Level 6', 'Level 7'].every(isDegreeLevel)).toBe(true)
  expect(['NVQ Level 3', 'Level 3 Diploma', 'HPCSA'].some(isDegreeLevel)).toBe(false)
})

test('subjects of a degree end where something else is asked', () => {
  const isSubject = (text: string, word: string) => isDegreeSubject(text, text.indexOf(word))
  expect(isSubject('Degree in HR, Accountancy or Business', 'Accountancy')).toBe(true)
  expect(isSubject('Degree in Computing with Python', 'Python')).toBe(false)
  expect(isSubject('Degree in Computing; Python', 'Python')).toBe(false)
  expect(isSubject('Python and a degree in Computing', 'Python')).toBe(false)
  expect(isSubject("Bachelor's degree and SQL", 'SQL')).toBe(false)
})

test('a degree with its level and subjects is one demand', () => {
  const asked = (line: string) =>
    readRequirements(testEngine(), `Requirements\n- ${line}`, '')
      .requirements.filter(({ kind }) => kind !== 'title')
      .map(({ kind, amount }) => `${kind} ${amount}`)
  expect(asked('Honours degree (NFQ Level 8) in chemistry')).toEqual(['degree 3'])
  expect(asked('Dip/Degree in HR, Accountancy or Business')).toEqual(['degree 1'])
})
