import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testKnowledge } from '#tests/test-engine.ts'
import { loadTitleNames } from './title-names.ts'
import { MAX_TITLE_CHARS, titleWords } from './title-words.ts'

const { aliases } = loadTitleNames(testKnowledge)

const wordsIn = (title: string) => titleWords(title, aliases).map(({ word }) => word)

test.each([
  ['Sr. Software Engineer @ Google - Remote', 'software engineer'],
  ['Software Engineer at Initech', 'software engineer'],
  ['SWE II', 'software engineer'],
  ['R.N.', 'registered nurse'],
  ['Accountants', 'accountant'],
  ['Saleswomen', 'salesperson'],
  ['Waitress', 'waiter'],
  ['Ingénieur logiciel (H/F)', 'engineer software'],
  ['C++ Developer', 'cplusplus developer'],
  ['.NET Developer', 'dotnet developer'],
  ['Jewellery Maker', 'jewelery maker'],
  ['Paediatric Nurse', 'pediatric nurse'],
  ['Remote Sensing Technician', 'remote sensing technician'],
  ['VP of Sales', 'director sales'],
  ['Constructor', 'constructor'],
])('%s is read as "%s"', (title, words) => {
  expect(wordsIn(title).join(' ')).toBe(words)
})

test('words after the first part weigh less', () => {
  expect(titleWords('Nurse, Hospital', aliases).map(({ weight }) => weight)).toEqual([1, 0.6])
})

test('a level or noise word stays when nothing else is there', () => {
  expect(wordsIn('Remote')).toEqual(['remote'])
  expect(wordsIn('Senior')).toEqual(['senior'])
})

test('what no Latin letter spells gives no words', () => {
  for (const title of ['', '   ', '日本語', '🙂🙂', '--- / ---', '\u0000\ud800'])
    expect(wordsIn(title)).toEqual([])
})

test('reading never goes past the first characters, however long the text', () => {
  const long = 'night nurse and '.repeat(20_000)
  expect(titleWords(long, aliases)).toEqual(titleWords(long.slice(0, MAX_TITLE_CHARS), aliases))
})

test('any text gives plain lower-case words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), text => {
      for (const { word, weight } of titleWords(text, aliases)) {
        expect(word).toMatch(/^[a-z0-9]+$/)
        expect(weight).toBeGreaterThan(0)
      }
    }),
  )
})
