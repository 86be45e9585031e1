import { expect, test } from 'vitest'
import { wordRoot } from '#engine/text/word-root.ts'
import { degreeSubject, holdsSubject } from './degree-subject.ts'

test('the subject of a degree is what is left without its level and its small words', () => {
  expect(degreeSubject("Bachelor's degree from an accredited university in nursing")).toEqual([
    wordRoot('nursing'),
  ])
  expect(degreeSubject('Degree in physics, and three years of work')).toEqual([wordRoot('physics')])
  expect(degreeSubject('Degree in accounting or a related field')).toEqual([])
  expect(degreeSubject('LLB or CILEX')).toEqual([])
  expect(degreeSubject('DEGREE IN PHYSICS')).toEqual([wordRoot('physics')])
})

test('subjects agree by how they begin', () => {
  expect(holdsSubject(['physiotherapy'], 'BSc Physiotherapist studies')).toBe(true)
  expect(holdsSubject(['nursing'], 'BA History')).toBe(false)
  expect(holdsSubject([], 'BA History')).toBe(true)
})
