import { expect, test } from 'vitest'
import { defaultObjective, isDefaultObjective } from './draft-objective.ts'

test.each(['Registered Nurse', 'Office Administrator'])('the default aim of a %s is known again', role => {
  expect(isDefaultObjective(` ${defaultObjective(role)} `)).toBe(true)
})

test.each(['', 'Seeking a Registered Nurse role where I can work nights.', 'Seeking a quiet office.'])(
  '%j is no default aim',
  objective => {
    expect(isDefaultObjective(objective)).toBe(false)
  },
)
