import { expect, test } from 'vitest'
import { testKnowledge } from '#tests/test-engine.ts'
import { loadGoalTables } from './load-goal-tables.ts'

/** The tables of the base, with one of them written anew. */
const withTable = (name: string, rows: string[]) =>
  loadGoalTables(file =>
    file === `tables/${name}` ? new TextEncoder().encode(`${rows.join('\n')}\n`) : testKnowledge(file),
  )
const remarks = (...rows: string[]) => withTable('goal-remarks.tsv', ['condition\tside\tpattern', ...rows])

test('a name stands for its pattern in the rows below it', () => {
  const [remark] = remarks('free\tname\tsundays?', 'weekends free\tleave\twork(ing)? {free}').remarks.entries
  expect('No more working Sundays'.match(remark?.pattern.regExp() ?? /^$/)).toEqual(['working Sundays'])
  expect('homework sunday'.match(remark?.pattern.regExp() ?? /^$/)).toBeNull()
})

test('a table that could not be read as meant is refused', () => {
  expect(() => remarks('weekends free\tleave\twork {free}', 'free\tname\tsundays?')).toThrow(
    'A goal table uses {free} before it is given',
  )
  expect(() => remarks('weekends free\tleaving\tsundays')).toThrow('leaving is no side of a remark')
  expect(() => withTable('goal-cues.tsv', ['cue\teffect', 'no more\tgone'])).toThrow(
    'gone is no effect of a cue',
  )
})
