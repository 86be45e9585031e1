import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { evaluateCare } from './care.ts'
import { isMet } from './measure.ts'

test('what comes before work is met before it, and ordinary messages are left alone', () => {
  expect(evaluateCare(testEngine(), ['held-out-2']).filter(measure => !isMet(measure))).toEqual([])
})
