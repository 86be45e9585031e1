import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
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
