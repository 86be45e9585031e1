import { expect, test } from 'vitest'
import { isMet } from './measure.ts'
import { evaluateResumeForms } from './resume-forms.ts'

test('the résumé forms are read as a person reads them', () => {
  expect(evaluateResumeForms().filter(measure => !isMet(measure))).toEqual([])
})
