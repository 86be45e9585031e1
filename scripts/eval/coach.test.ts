import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { evaluateCoach } from './coach.ts'
import { isMet } from './measure.ts'

/** The first set and the last ones of other writers; `npm run eval` measures all. */
const SETS = ['dev', 'held-out-6', 'working-people', 'held-out-7'] as const

test('the coach understands the written questions and invents no figure', () => {
  expect(evaluateCoach(testEngine(), SETS).filter(measure => !isMet(measure))).toEqual([])
})
