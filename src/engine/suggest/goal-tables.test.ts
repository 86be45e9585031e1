import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import written from '../../../scripts/eval/profiles.json' with { type: 'json' }
import { wishAnswer } from './wish-answer.ts'

const { career } = testEngine()
const tables = career.goalTables()

test('every field names occupations that exist', () => {
  for (const field of [...tables.fields.values(), ...tables.fieldsToLeave.values()])
    for (const prefix of field.codes)
      expect(
        career.occupations.codes.some(code => code.startsWith(prefix)),
        `${field.name} ${prefix}`,
      ).toBe(true)
})

test('every implied condition is known, and every prefix exists', () => {
  const known = new Set(tables.conditions.map(({ id }) => id))
  for (const [prefix, conditions] of tables.implied) {
    expect(
      career.occupations.codes.some(code => code.startsWith(prefix)),
      prefix,
    ).toBe(true)
    for (const id of conditions) expect(known, id).toContain(id)
  }
})

test('every wish that has a measure is answered for every occupation', () => {
  const wishes = tables.conditions.filter(({ measure }) => measure !== '')
  expect(wishes.length).toBeGreaterThan(20)
  for (const wish of wishes)
    for (let row = 0; row < career.occupations.count; row += 50)
      expect(wishAnswer(career, 100, row, wish).text.length).toBeGreaterThan(0)
})

test('every pattern, made only when it is asked for, can be made', () => {
  for (const index of [tables.cues, tables.conditionsWanted, tables.conditionsLeft, tables.remarks])
    for (const { pattern } of index.entries) expect(pattern.regExp().unicode).toBe(true)
})

/** Alternatives of a pattern as people might write them, in either case: what is optional left out or not. */
function phrasesOf(source: string): string[] {
  const plain = source.replaceAll(/\(\?<?[=!][^)]*\)|\(\?:/g, '(').replaceAll(/\\w[+*]/g, 'word')
  const words = plain.replaceAll(/\[(.)[^\]]*\]/g, '$1').split(/[|()]+/)
  const pairs = words.map((word, at) => `${word}${words[at + 1] ?? ''}${words[at + 2] ?? ''}`)
  return [...words, ...pairs].map((text, at) =>
    at % 2 === 0 ? text.replaceAll(/[?*+]/g, '') : text.replaceAll(/.[?*]/g, '').toUpperCase(),
  )
}

test('no table leaves out an entry whose pattern matches, every fourth asked', () => {
  const goals = written.filter((_, at) => at % 5 === 0).map(({ profile }) => profile.career_goals ?? '')
  let matches = 0
  for (const index of [tables.cues, tables.conditionsWanted, tables.conditionsLeft, tables.remarks])
    for (const entry of index.entries.filter((_, at) => at % 4 === 0)) {
      const pattern = new RegExp(entry.pattern.source, 'iu')
      for (const text of [...goals, ...phrasesOf(entry.pattern.source)]) {
        if (!pattern.test(text)) continue
        matches += 1
        const found: readonly unknown[] = index.candidates(text)
        if (!found.includes(entry)) expect.fail(`${entry.pattern.source} is not found in "${text}"`)
      }
    }
  expect(matches).toBeGreaterThan(500)
})
