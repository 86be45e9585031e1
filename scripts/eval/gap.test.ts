import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { evaluateGap } from './gap.ts'
import { isMet } from './measure.ts'

test('experienced people have the skills and licenses of their occupation, and not those of others', () => {
  expect(evaluateGap(testEngine()).filter(measure => !isMet(measure))).toEqual([])
})
