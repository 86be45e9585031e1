import { expect, test } from 'vitest'
import { isBaseVerb, isPastVerb, pastOfVerb } from './action-verbs.ts'

test.each([
  ['manage', 'managed'],
  ['train', 'trained'],
  ['carry', 'carried'],
  ['survey', 'surveyed'],
  ['plan', 'planned'],
  ['lead', 'led'],
  ['oversee', 'oversaw'],
])('of %s the past is %s', (verb, past) => {
  expect(pastOfVerb(verb)).toBe(past)
  expect([isBaseVerb(verb), isPastVerb(past)]).toEqual([true, true])
})

test.each(['registered', 'red', 'speed', 'bed', 'nurse'])('%s is no verb of the past', word => {
  expect(isPastVerb(word)).toBe(false)
})
