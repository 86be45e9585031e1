// @vitest-environment node
import { expect, test } from 'vitest'
import { INDUSTRIES, SKILL_OPTIONS } from '#shared/account/profile-options.ts'
import { skillOrder } from './skill-order.ts'

test.each([...INDUSTRIES, 'Piracy', null])('%s has every skill of the list once', industry => {
  const { leading, others } = skillOrder(industry)
  expect([...leading, ...others].toSorted()).toEqual([...SKILL_OPTIONS].toSorted())
})

test('a nurse meets no programming language first, and a developer does', () => {
  expect(skillOrder('Healthcare').leading).toEqual([
    'Communication',
    'Leadership',
    'Problem Solving',
    'Data Analysis',
    'Project Management',
  ])
  expect(skillOrder('Technology').leading[0]).toBe('JavaScript')
  expect(skillOrder(null).leading).not.toContain('JavaScript')
})
