import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { findOccupations } from './find-occupations.ts'

const engine = testEngine()
const rolesFor = (words: string) => findOccupations(engine, words).map(({ role }) => role)

test('an unfinished word finds what begins with it, at most five', () => {
  const found = rolesFor('nurs')
  expect(found).toHaveLength(5)
  expect(found.every(role => /\bnurs/i.test(role))).toBe(true)
})

test('a title in other words is understood', () => {
  expect(rolesFor('RN')[0]).toBe('Registered Nurse')
})

test('what is no title finds nothing', () => {
  expect(findOccupations(engine, 'qzxv wkjh')).toEqual([])
})
