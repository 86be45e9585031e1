import { expect, test } from 'vitest'
import { resolveRole } from '#engine/occupations/resolve-role.ts'
import { testEngine } from '#tests/test-engine.ts'
import { calibratedConfidence, LOGIT_SCALES, MIN_TITLE_CONFIDENCE } from './confidence.ts'

const engine = testEngine()

test('confidence rises with the score and stays between 0 and 1', () => {
  const scores = Array.from({ length: 101 }, (_, at) => at / 100)
  for (const evidence of ['known words', 'unknown words'] as const) {
    const confidences = scores.map(score => calibratedConfidence(score, evidence))
    expect(confidences).toEqual(confidences.toSorted((a, b) => a - b))
    expect(confidences[0]).toBe(0)
    expect(confidences.at(-1)).toBeLessThan(1)
  }
})

test.each(['Welder', 'Registered Nurse', 'Account Executive', 'Head of Growth'])(
  '"%s" is told as the occupation meant',
  title => {
    expect(resolveRole(engine, title)?.isClosestMatch).toBe(false)
  },
)

test.each(['supply chain assistant', 'data engineer', 'facilitator'])(
  '"%s" is told as the closest match, with four alternatives',
  title => {
    const role = resolveRole(engine, title)
    expect(role?.isClosestMatch).toBe(true)
    expect(role?.confidence).toBeLessThan(MIN_TITLE_CONFIDENCE)
    expect(role?.alternatives).toHaveLength(4)
  },
)

test('an occupation chosen by its code is never the closest match', () => {
  expect(resolveRole(engine, 'docent', '39-7011.00')).toMatchObject({ confidence: 1, isClosestMatch: false })
})

test('a title known as it is keeps its score; known words are calibrated', () => {
  expect(calibratedConfidence(0.97, 'exact')).toBe(0.97)
  expect(calibratedConfidence(0.1, 'known words')).toBeCloseTo(0.19)
  expect(calibratedConfidence(0.4, 'known words')).toBeCloseTo(0.44)
  expect(calibratedConfidence(1, 'known words')).toBeCloseTo(0.97)
})

test('unknown words are trusted less than known ones', () => {
  expect(LOGIT_SCALES['unknown words']).toBeLessThan(LOGIT_SCALES['known words'])
  expect(LOGIT_SCALES['known words']).toBeLessThan(LOGIT_SCALES.exact)
})

test.each([
  'purple sky',
  'hello world',
  'happy little cloud',
  'the quick brown fox',
  'king of the world',
  'unicorn',
  'hello',
  'asdf',
  'stuff',
  'qwerty uiop',
  'something with people',
  'things and stuff',
  '12345',
])('"%s" gets no occupation', title => {
  expect(engine.matchTitle(title, 5)).toEqual([])
})

test.each(['ballet dancer', 'rabbi', 'econometrcian', 'vexillologist', 'puzzlesmith', 'machine learning'])(
  '"%s" gets one',
  title => {
    expect(engine.matchTitle(title, 5).length).toBeGreaterThan(0)
  },
)
