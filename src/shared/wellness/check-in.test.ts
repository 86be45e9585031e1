import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { applySpecifiedMessages } from '#shared/validation-messages.ts'
import { checkInInput } from './check-in.ts'
import { checkInForm, ENERGY_LABELS, energyLabel, moodLabel, SCALE_DEFAULT } from './check-in-form.ts'
import { WRITING_PROMPTS } from './writing-prompts.ts'

beforeAll(applySpecifiedMessages)

const GOOD = { mood: 3, energy: 3 }

describe('a check-in', () => {
  test.each([
    ['the ends of the scale', { mood: 1, energy: 5 }, true],
    ['a mood below it', { mood: 0, energy: 3 }, false],
    ['an energy above it', { mood: 3, energy: 6 }, false],
    ['half a step', { mood: 2.5, energy: 3 }, false],
    ['notes of 2000 characters', { ...GOOD, notes: 'x'.repeat(2000) }, true],
    ['notes of 2001 characters', { ...GOOD, notes: 'x'.repeat(2001) }, false],
    ['notes of 2000 characters with space around', { ...GOOD, notes: ` ${'x'.repeat(2000)} ` }, true],
  ])('%s', (_name, input, taken) => {
    expect(checkInInput.safeParse(input).success).toBe(taken)
  })

  test.each(['', '   ', null, undefined])('notes of %j are none', notes => {
    expect(checkInInput.parse({ ...GOOD, notes })).toEqual({ ...GOOD, notes: null })
  })

  test('notes that are too long are told in the words of the specification', () => {
    const said = checkInInput.safeParse({ ...GOOD, notes: 'x'.repeat(2001) }).error?.issues
    expect(said?.map(issue => issue.message)).toEqual(['Notes must be less than 2000 characters'])
  })

  test('each slider of the form is a list of one number', () => {
    const good = { mood: [3], energy: [3] }
    expect(checkInForm.safeParse(good).success).toBe(true)
    for (const mood of [3, [], [3, 4], ['3'], [null]])
      expect([mood, checkInForm.safeParse({ ...good, mood }).success]).toEqual([mood, false])
  })

  test('form and server come to the same verdict and the same notes', () => {
    const number = fc.oneof(fc.integer({ min: -1, max: 7 }), fc.double(), fc.constantFrom('3', null))
    const notes = fc.oneof(
      fc.string(),
      fc.integer({ min: 1998, max: 2003 }).map(length => 'x'.repeat(length)),
      fc.integer({ min: 1998, max: 2001 }).map(length => ` ${'x'.repeat(length)}\n`),
    )
    fc.assert(
      fc.property(number, number, notes, (mood, energy, text) => {
        const form = checkInForm.safeParse({ mood: [mood], energy: [energy], notes: text })
        const server = checkInInput.safeParse({ mood, energy, notes: text })
        expect(form.success).toBe(server.success)
        expect(form.data?.notes || null).toBe(server.data?.notes ?? null)
      }),
    )
  })
})

test('there are five words for energy and six different prompts', () => {
  expect([1, 2, 3, 4, 5].map(energyLabel)).toEqual(['Exhausted', 'Low', 'Okay', 'Good', 'Energized'])
  expect(ENERGY_LABELS).toHaveLength(5)
  expect(new Set(WRITING_PROMPTS).size).toBe(6)
})

test('there are five words for mood, and none off the scale', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(moodLabel)).toEqual(['', 'Very low', 'Low', 'Okay', 'Good', 'Great', ''])
  expect([0, 6].map(energyLabel)).toEqual(['', ''])
})

test('the form opens in the middle of the scale', () => {
  expect(SCALE_DEFAULT).toBe(3)
})
