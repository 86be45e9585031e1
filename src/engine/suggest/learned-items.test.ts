import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import type { GoalMeaning } from './goal-meaning.ts'
import { goalSignals } from './goal-signals.ts'
import { MIN_LEAVE_ODDS } from './learned-items.ts'

const engine = testEngine()
const row = (code: string) => engine.career.occupations.rowOf.get(code) ?? null
const DENTAL_HYGIENIST = '29-1292.00'
const LEAVES = 'leave:your present work'

function ids(goals: string, present: string | null, meaning?: GoalMeaning, drop: string[] = []): string[] {
  const asked = meaning ? { ...engine, goalMeaning: () => meaning } : engine
  const current = present === null ? null : row(present)
  return goalSignals(asked, goals, current, { drop, add: [] }).reading.items.map(({ id }) => id)
}

const SURE: GoalMeaning = { leaveOdds: () => MIN_LEAVE_ODDS }
const UNSURE: GoalMeaning = { leaveOdds: () => MIN_LEAVE_ODDS - 0.01 }

test('work that no rule reads as left is left where that is likely, and not where it is less so', () => {
  expect(ids('Something with dogs', DENTAL_HYGIENIST, SURE)).toContain(LEAVES)
  expect(ids('Something with dogs', DENTAL_HYGIENIST, UNSURE)).not.toContain(LEAVES)
})

test('the learned leave is not shown', () => {
  const { reading } = goalSignals(
    { ...engine, goalMeaning: () => SURE },
    'Something with dogs',
    row(DENTAL_HYGIENIST),
  )
  expect(reading.items.find(({ id }) => id === LEAVES)?.implied).toBe(true)
  expect(reading.sentence).not.toContain('present work')
})

test('nobody leaves what they ask for by name, and who took the leaving out keeps their work', () => {
  expect(ids('Stay a dental hygienist, near home', DENTAL_HYGIENIST, SURE)).not.toContain(LEAVES)
  expect(ids('Something with dogs', DENTAL_HYGIENIST, SURE, [LEAVES])).not.toContain(LEAVES)
})

test('without a goal or a present work nothing is asked', () => {
  const refuse: GoalMeaning = {
    leaveOdds: () => {
      throw new Error('asked')
    },
  }
  expect(ids('', DENTAL_HYGIENIST, refuse)).toEqual([])
  expect(() => ids('Something with dogs', null, refuse)).not.toThrow()
  expect(() => ids('Something with dogs', DENTAL_HYGIENIST, refuse)).toThrow('asked')
})
