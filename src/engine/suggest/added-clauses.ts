import type { GoalTables } from '#engine/occupations/load-goal-tables.ts'
import type { GoalCorrections } from '#shared/career/goal-reading.ts'
import type { GoalClause } from './goal-clause.ts'
import { goalClauses } from './goal-clauses.ts'

/**
 * What the person adds to the reading. Mostly a name ("the nights"), which is wanted or left as its box says; a sentence
 * with a sign of its own ("I cannot go to university", "no night shifts") says it itself.
 */
export function addedClauses(tables: GoalTables, { add }: GoalCorrections): GoalClause[] {
  return add.flatMap(({ kind, text }) => {
    const said = goalClauses(tables, text)
    if (said.some(isSigned)) return said.filter(isSigned)
    return [
      {
        text,
        polarity: kind === 'leave' ? 'leave' : 'want',
        isLooseList: false,
        isWish: false,
        condition: null,
      } satisfies GoalClause,
    ]
  })
}

function isSigned({ polarity, condition }: GoalClause): boolean {
  return polarity === 'leave' || condition !== null
}
