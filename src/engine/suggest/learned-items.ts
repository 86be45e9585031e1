import type { GoalItem, GoalReading } from '#shared/career/goal-reading.ts'
import { wordCount } from './condition-meaning.ts'
import type { GoalClause } from './goal-clause.ts'
import { conditionItem, holdsCode, isOccupation } from './goal-item.ts'
import type { GoalEngine } from './goal-roles.ts'
import { leavingPresentWork } from './implied-items.ts'
import { leaveSigns } from './leave-signs.ts'

const OCCUPATION_CODE_CHARS = 7
/** The odds, as a logarithm, from which the present work counts as left. */
export const MIN_LEAVE_ODDS = 1.4
/** The odds, as a logarithm, from which a condition counts as wished for. */
export const MIN_CONDITION_ODDS = -0.7
/** Fewer words say what they say plainly, and the tables were made for them. */
const MIN_WORDS = 10

/** What no rule reads and examples of other goals make likely. */
export function learnedItems(
  engine: GoalEngine,
  goals: string,
  clauses: readonly GoalClause[],
  { items }: GoalReading,
  currentRow: number | null,
): GoalItem[] {
  if (clauses.length === 0) return []
  const code = engine.career.occupations.codes[currentRow ?? -1]
  return [...learnedConditions(engine, goals, items), ...learnedLeave(engine, goals, clauses, items, code)]
}

function learnedLeave(
  engine: GoalEngine,
  goals: string,
  clauses: readonly GoalClause[],
  items: readonly GoalItem[],
  code: string | undefined,
): GoalItem[] {
  if (code === undefined || !mayLeave(items, code)) return []
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

/** The likeliest first; nothing that contradicts what was said or is likelier. */
function learnedConditions(
  { career, goalMeaning }: GoalEngine,
  goals: string,
  items: readonly GoalItem[],
): GoalItem[] {
  if (wordCount(goals) < MIN_WORDS) return []
  const said = new Set(items.flatMap(({ condition, implied }) => (condition && !implied ? [condition] : [])))
  const likely = [...goalMeaning().conditionOdds(goals)]
    .filter(([id, odds]) => odds >= MIN_CONDITION_ODDS && !said.has(id))
    .sort((one, other) => other[1] - one[1])
  return likely.flatMap(([id]) => {
    const known = career.goalTables().conditions.find(condition => condition.id === id)
    if (!known || OPPOSITES.some(pair => pair.has(id) && [...pair].some(other => said.has(other)))) return []
    said.add(id)
    return [conditionItem(known, false)]
  })
}

/** Nobody wishes for both. */
const OPPOSITES: readonly ReadonlySet<string>[] = [
  new Set(['night work', 'evenings and nights free']),
  new Set(['weekend work', 'weekends free']),
  new Set(['travel', 'less travel']),
  new Set(['travel', 'home every night']),
  new Set(['abroad', 'close to home']),
  new Set(['outdoors', 'indoors']),
  new Set(['outdoors', 'office work']),
  new Set(['working alone', 'team']),
  new Set(['working alone', 'leading people']),
  new Set(['working with people', 'less contact with customers']),
  new Set(['leading people', 'less responsibility']),
  new Set(['own business', 'one employer']),
]
