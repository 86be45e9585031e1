import { expect, test } from 'vitest'
import { isLicense, isPersonalThing, sortedSkills } from './sorted-skills.ts'

test('languages and licenses among the skills go to their own parts, and nothing stands twice', () => {
  expect(
    sortedSkills([
      'Forklift',
      'Polish',
      'Polish native, English B2. Driving licence, own car',
      'forklift',
      'Driving Licence',
    ]),
  ).toEqual({
    skills: ['Forklift'],
    languages: [
      { language: 'Polish', fluency: 'native' },
      { language: 'English', fluency: 'B2' },
    ],
    licenses: ['Driving licence', 'own car'],
  })
})

test('a language that the résumé tells with its level is not told again without', () => {
  expect(sortedSkills(['Irish'], [{ language: 'Irish', fluency: 'fluent' }]).languages).toEqual([
    { language: 'Irish', fluency: 'fluent' },
  ])
})

test('a skill with brackets stays whole, and one that holds a language stays a skill', () => {
  expect(sortedSkills(['Adobe (Photoshop, Illustrator)', 'English teaching', 'own tools']).skills).toEqual([
    'Adobe (Photoshop, Illustrator)',
    'English teaching',
    'own tools',
  ])
})

test.each([
  ['HGV licence', true],
  ['Driving licence C', true],
  ['Full clean driving licence', true],
  ['driving licence, full, clean', true],
  ['software licence management', false],
  ['Licensing', false],
])('%j is a license: %j', (name, is) => {
  expect(isLicense(name)).toBe(is)
})

test.each([
  ['own car', true],
  ['own hand tools', true],
  ['own initiative', false],
  ['machine tools', false],
])('%j is a personal thing: %j', (name, is) => {
  expect(isPersonalThing(name)).toBe(is)
})
