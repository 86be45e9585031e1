import { expect, test } from 'vitest'
import { stepsToRole } from './steps-to-role.ts'
import { aSuggestion } from './suggestion.fixture.ts'

const ASSISTANT = aSuggestion({ role: 'Medical Assistant', education: 'Postsecondary nondegree award' })

test('more schooling and a license that today’s role does not ask for are steps, in this order', () => {
  const role = aSuggestion({
    education: "Associate's degree",
    licenses: ['Physical therapist assistant license'],
  })
  expect(stepsToRole(role, ASSISTANT).map(({ title }) => title)).toEqual([
    'An associate degree',
    'Physical therapist assistant license',
  ])
})

test('the same schooling and a license that the present work needs too are no steps', () => {
  const role = aSuggestion({ education: 'Postsecondary nondegree award', licenses: ['Driver license'] })
  expect(stepsToRole(role, { ...ASSISTANT, licenses: ['Driver license'] })).toEqual([])
})

test('without a known role today any schooling is a step, but "no formal credential" is none', () => {
  expect(stepsToRole(aSuggestion({ education: 'High school diploma or equivalent' }), null)).toHaveLength(1)
  expect(stepsToRole(aSuggestion({ education: 'No formal educational credential' }), null)).toEqual([])
})
