import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { evaluateCoach } from './coach.ts'
import { isMet } from './measure.ts'

/** The first set and those of writers whose misses nobody read; `npm run eval` measures all. */
const SETS = ['dev', 'held-out-11', 'held-out-12'] as const

test('the coach understands the written questions and invents no figure', () => {
  expect(evaluateCoach(testEngine(), SETS).filter(measure => !isMet(measure))).toEqual([])
})
