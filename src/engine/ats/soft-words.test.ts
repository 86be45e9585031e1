import { expect, test } from 'vitest'
import { isSoftClause } from './soft-words.ts'

test('a clause that names only how a person is says so, with capitals and without', () => {
  expect(isSoftClause('clear communication, calm under pressure')).toBe(true)
  expect(isSoftClause('CALM UNDER PRESSURE')).toBe(true)
  expect(isSoftClause('Communication with the SAP vendor in Walldorf')).toBe(false)
})
