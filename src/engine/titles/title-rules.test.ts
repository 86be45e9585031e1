import { expect, test } from 'vitest'
import { testEngine, testKnowledge } from '#tests/test-engine.ts'
import { matchResume } from './match-resume.ts'
import { byteFromScale, scaleFromByte } from './model-scale.ts'
import { logCount } from './term-weights.ts'
import { loadTitleNames } from './title-names.ts'
import { titleWords } from './title-words.ts'
import { titlesInText } from './titles-in-text.ts'
import { wordSetHash } from './word-set-hash.ts'

const engine = testEngine()
const { aliases } = loadTitleNames(testKnowledge)
const index = engine.titleIndex()

test('the hash of a set of words knows no order', () => {
  expect(wordSetHash([3, 1, 2])).toBe(wordSetHash([1, 2, 3]))
  expect(wordSetHash([1, 2, 4])).not.toBe(wordSetHash([1, 2, 3]))
  expect(wordSetHash([1, 2])).not.toBe(wordSetHash([3]))
})

test.each([0.01, 0.7, 1, 5, 40])(
  'a scale of %d comes back from its byte, never smaller, within a step',
  scale => {
    const back = scaleFromByte(byteFromScale(scale)) * 127
    expect(back).toBeGreaterThanOrEqual(scale * 0.999_999)
    expect(back).toBeLessThan(scale * 2 ** (1 / 8))
  },
)

test('a scale beyond a byte is held at its ends', () => {
  expect([byteFromScale(1e12), byteFromScale(1e-30)]).toEqual([255, 0])
})

test('counts are dampened by their logarithm', () => {
  expect([logCount(1), logCount(Math.E)]).toEqual([1, 2])
})

test.each([
  ['Assistant to the Director of Nursing', 'assistant 1'],
  ['Senior Software Engineer - Remote', 'software 1, engineer 1'],
  ['Nurse (m/f/d)', 'nurse 1'],
  ['Cook | Blue Door | Denver', 'cook 1, blue 0.6, door 0.6, denver 0.6'],
  ['A/P Clerk', 'account 1, payable 1, clerk 1'],
  [`${Array.from({ length: 30 }, (_, i) => `word${String.fromCharCode(97 + (i % 26))}${i}`).join(' ')}`, 24],
  [`${'x'.repeat(399)} nurse`, 1],
  [`${'x'.repeat(394)} nurse`, 2],
])('%s has these words', (title, expected) => {
  const words = titleWords(title, aliases)
  if (typeof expected === 'number') expect(words).toHaveLength(expected)
  else expect(words.map(({ word, weight }) => `${word} ${weight}`).join(', ')).toBe(expected)
})

/** What the job titles of a text say for a nurse and an accountant, in percent. */
const shares = (text: string) => {
  const found = titlesInText(index, text)
  return (
    found &&
    ['29-1141.00', '13-2011.00'].map(code => Math.round((found[index.indexByCode.get(code) ?? 0] ?? 0) * 100))
  )
}

test('a later title weighs three quarters of the one before', () => {
  expect(shares('Registered Nurse\nAccountant')).toEqual([57, 43])
  expect(shares('Accountant\nRegistered Nurse')).toEqual([43, 57])
})

test.each([
  ['a bullet', 'Registered Nurse\n- Accountant'],
  ['a line in small letters', 'Registered Nurse\naccountant'],
  ['the same title again', 'Registered Nurse\nRegistered Nurse'],
  ['a name that ends like a title', 'Registered Nurse\nZyx Cook'],
  ['the end of a sentence', 'Registered Nurse\nHired by us, Accountant.'],
  ['what follows a hundred characters', `Registered Nurse\n${'X'.repeat(100)}, Accountant`],
  ['eight words', 'Registered Nurse\nBig Red Old New Far Low Dry Accountant'],
])('%s is no title', (_name, text) => {
  expect(shares(text)).toEqual([100, 0])
})

test('a ninth title is not read', () => {
  const eight = ['Registered Nurse', 'Cook', 'Welder', 'Lawyer', 'Carpenter', 'Dentist', 'Barber', 'Florist']
  expect(shares([...eight, 'Accountant'].join('\n'))?.[1]).toBe(0)
  expect(shares([...eight.slice(1), 'Accountant'].join('\n'))?.[1]).toBeGreaterThan(0)
})

test('a text without a title says nothing', () => {
  expect(shares('plain words about nothing much')).toBeUndefined()
})

test('few words and no title are no résumé', () => {
  expect(matchResume(index, 'patients', 3)).toEqual([])
  expect(matchResume(index, 'charting patients medication surgery wards', 3).length).toBeGreaterThan(0)
})
