import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { COACH_HALVES, evaluateCoach } from './coach.ts'
import { isMet } from './measure.ts'

// Some hundred answers of the whole engine.
test('the coach understands the written questions and invents no figure', { timeout: 60_000 }, () => {
  expect(evaluateCoach(testEngine(), COACH_HALVES).filter(measure => !isMet(measure))).toEqual([])
})
