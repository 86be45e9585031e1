import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { describeRole } from './describe-role.ts'
import { entryText } from './entry-text.ts'

test('work without a credential is open, and nobody enters after a certificate after school', () => {
  expect(entryText('No formal educational credential')).toBe('it is usually open without a formal credential')
  expect(entryText('Postsecondary nondegree award')).toBe('most people enter with a vocational certificate')
  const { career } = testEngine()
  const texts = career.occupations.codes.map((_, row) => describeRole(career, row))
  expect(texts.filter(text => /no formal credential|after a certificate/.test(text))).toEqual([])
})
