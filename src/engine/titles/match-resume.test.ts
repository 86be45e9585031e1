import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadTitleIndex } from './load-title-index.ts'
import { matchResume } from './match-resume.ts'

const index = loadTitleIndex(
  name => new Uint8Array(readFileSync(new URL(`../../../knowledge/${name}`, import.meta.url))),
)

const NURSE = `Jo Field
Registered Nurse, General Hospital, 2015-2024
- Assessed patients, gave medication, kept charts
- Monitored vital signs after surgery`

test('a nurse’s résumé speaks of nursing', () => {
  expect(matchResume(index, NURSE, 1)[0]?.code).toBe('29-1141.00')
})

test('terms alone are enough when no title is named', () => {
  const text =
    'Designed roads, drainage and bridges in AutoCAD Civil 3D, stormwater calculations, site inspections, surveys.'
  expect(matchResume(index, text, 3).map(({ code }) => code)).toContain('17-2051.00')
})

test('text that says nothing matches nothing', () => {
  for (const text of ['', '\n\n', '日本語', 'xqzvw qqqq']) expect(matchResume(index, text)).toEqual([])
})

test('the same text gives the same matches', () => {
  expect(matchResume(index, NURSE)).toEqual(matchResume(index, NURSE))
})

test('any text: no throw, confidences sorted and between 0 and 1', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), text => {
      const scores = matchResume(index, text).map(({ score }) => score)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      expect(scores.every(score => score >= 0 && score <= 1)).toBe(true)
    }),
    { numRuns: 40 },
  )
})

test.each([
  ['one long line', 'managed budgets and nurses '],
  ['many title lines', 'Registered Nurse\n'],
  ['many different lines', `${NURSE}\n`],
  ['one endless word', 'engineer'],
  ['dots and quotes', "a.b.'s-"],
])('ten times the text takes at most fifteen times the look-ups: %s', (_, unit) => {
  const lookups = (length: number) => {
    let count = 0
    const find = (word: string) => {
      count += 1 + word.length
      return index.words.find(word)
    }
    const words = { ...index.words, find }
    matchResume({ ...index, words }, unit.repeat(Math.ceil(length / unit.length)).slice(0, length))
    return count
  }
  expect(lookups(200_000)).toBeLessThanOrEqual(15 * lookups(20_000))
})
