import type { GoalItem, GoalReading } from '#shared/career/goal-reading.ts'
import type { GoalClause } from './goal-clause.ts'
import { holdsCode, isOccupation } from './goal-item.ts'
import type { GoalEngine } from './goal-roles.ts'
import { leavingPresentWork } from './implied-items.ts'
import { leaveSigns } from './leave-signs.ts'

const OCCUPATION_CODE_CHARS = 7
/** The odds, as a logarithm, from which the present work counts as left. */
export const MIN_LEAVE_ODDS = 1.4

/** What no rule reads and examples of other goals make likely. */
export function learnedItems(
  engine: GoalEngine,
  goals: string,
  clauses: readonly GoalClause[],
  { items }: GoalReading,
  currentRow: number | null,
): GoalItem[] {
  const code = engine.career.occupations.codes[currentRow ?? -1]
  if (code === undefined || clauses.length === 0 || !mayLeave(items, code)) return []
  const odds = engine.goalMeaning().leaveOdds(goals, leaveSigns(items, clauses, code))
  return odds >= MIN_LEAVE_ODDS ? [leavingPresentWork(code)] : []
}

/** Nobody leaves what they ask for by name, and nothing is left twice. */
function mayLeave(items: readonly GoalItem[], code: string): boolean {
  const own = [code.slice(0, OCCUPATION_CODE_CHARS)]
  return !items.some(
    item => holdsCode(item, own) && (item.kind === 'leave' || (isOccupation(item) && !item.implied)),
  )
}
