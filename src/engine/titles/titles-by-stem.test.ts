import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { agentlessStem } from './agentless-stem.ts'
import { stemKey } from './titles-by-stem.ts'

const engine = testEngine()
const { find, isOnetTitle } = engine.titlesByStem()
const codes = (phrase: string) => find(phrase).map(({ row }) => engine.career.occupations.codes[row])

test.each([
  [['design', 'designer', 'designing'], 'design'],
  [['manager', 'management', 'managing'], 'manag'],
  [['plumber', 'plumbing'], 'plumb'],
  [['electrician'], 'electric'],
  [['counselor', 'counseling'], 'counsel'],
  [['baker', 'baking', 'bakery'], 'bak'],
  [['art', 'artist'], 'art'],
  [['travel', 'traveller'], 'travel'],
])('%j have one stem', (words, stem) => {
  expect(words.map(agentlessStem)).toEqual(words.map(() => stem))
})

test('a short word keeps its ending', () => {
  expect(['user', 'aide', 'ring', 'er'].map(agentlessStem)).toEqual(['user', 'aid', 'ring', 'er'])
})

test.each([
  ['hotel management', '11-9081.00'],
  ['plumbing', '47-2152.00'],
  ['interior design', '27-1025.00'],
  ['zoo keeper', '39-2021.00'],
  ['scaffolding', '47-2061.00'],
  ['of the Nursing, Registered', '29-1141.00'],
])('%s finds %s first', (phrase, code) => {
  expect(codes(phrase)[0]).toBe(code)
})

test('most votes come first, and every row exists', () => {
  for (const phrase of ['manager', 'technician', 'nursing', 'social worker']) {
    const votes = find(phrase).map(entry => entry.votes)
    expect(votes.length).toBeGreaterThan(0)
    expect(votes).toEqual(votes.toSorted((a, b) => b - a))
    expect(codes(phrase)).not.toContain(undefined)
  }
})

test('words that are no title find nothing', () => {
  for (const phrase of ['', 'the of', 'purple monkey dishwasher', 'behind the wheel'])
    expect(find(phrase)).toEqual([])
})

test('titles of O*NET are told from those of other lists', () => {
  expect(isOnetTitle('actuary')).toBe(true)
  expect(isOnetTitle('groundworker')).toBe(false)
  expect(find('groundworker').length).toBeGreaterThan(0)
})

test('no words have no key', () => {
  expect(stemKey('… of the')).toBe(0)
})
