import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '#engine/engine.ts'
import { isOccupation } from '#engine/suggest/goal-item.ts'
import { suggestCareers } from '#engine/suggest/suggest-careers.ts'
import { isDescribed } from '#engine/suggest/wanted-work.ts'
import { type Measure, shareOf } from './measure.ts'

const MAX_NAMED = 0.05
const MAX_DESCRIBED = 0.02

/** Goals of people who name and describe no work ("grow and be promoted"), by a writer who saw no rule: no role and no field is to be read in them. */
export function evaluateGoalsWithoutWork(engine: Engine): Measure[] {
  const goals = readFileSync(join(import.meta.dirname, 'sets', 'goals', 'without-work.txt'), 'utf8')
    .trim()
    .split('\n')
  const read = goals.map(goal => {
    const { reading } = suggestCareers(engine, { career_goals: goal })
    return reading.items.filter(item => isOccupation(item) && !item.implied)
  })
  const isNamed = (items: (typeof read)[number]) => items.some(item => !isDescribed(item))
  return [
    {
      name: `goals without work in which a role or field is read (${goals.length})`,
      value: shareOf(read, isNamed),
      most: MAX_NAMED,
      aim: 0,
    },
    {
      name: 'goals without work in which work is guessed',
      value: shareOf(read, items => items.some(isDescribed)),
      most: MAX_DESCRIBED,
      aim: 0,
    },
  ]
}

if (import.meta.main) {
  const { printPart } = await import('./print-part.ts')
  printPart('Goals without work', evaluateGoalsWithoutWork)
}
