import { expect, test } from 'vitest'
import { isMet } from '../measure.ts'
import { evaluateCrisis } from './evaluate-crisis.ts'

test('crisis language is recognized, and ordinary notes get no panel', () => {
  expect(evaluateCrisis().filter(measure => !isMet(measure))).toEqual([])
})
