import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { rolesIn } from './goal-roles.ts'

const engine = testEngine()

const words = (text: string) => rolesIn(engine, text, null).map(role => role.words)

test('every role of a clause is read, each once', () => {
  expect(words('electrician or plumber')).toEqual(['electrician', 'plumber'])
  expect(words('electrician or plumber or an electrician')).toEqual(['electrician', 'plumber'])
})

test('a vague word is read with the field beside it, and no further than the next choice', () => {
  expect(words('supervisor of housekeeping')).toEqual(['supervisor of housekeeping'])
  expect(words('supervisor of housekeeping or plumber')).toContain('plumber')
  expect(words('plumber or supervisor of housekeeping')).toContain('supervisor of housekeeping')
})
