import type { GoalItem, GoalReading } from '#shared/career/goal-reading.ts'
import { wordCount } from './condition-meaning.ts'
import type { GoalClause } from './goal-clause.ts'
import { conditionItem, holdsCode, isOccupation } from './goal-item.ts'
import type { GoalEngine } from './goal-roles.ts'
import { leavingPresentWork, stayingInPresentField } from './implied-items.ts'
import { leaveSigns } from './leave-signs.ts'
import { describedWork, type RankedWork, rankWork } from './wanted-work.ts'

const OCCUPATION_CODE_CHARS = 7
/** The odds, as a logarithm, from which the present work counts as left. */
export const MIN_LEAVE_ODDS = 0.8
/** The odds, as a logarithm, from which present work that a rule reads as wanted is only mentioned: "Ten years of roofs, estimator please". */
export const MIN_MENTIONED_ODDS = -0.5
/** The odds, as a logarithm, up to which it counts as kept. */
export const MAX_STAY_ODDS = -1.5
/** The odds, as a logarithm, up to which it does not count as left though a rule implies so. */
export const MAX_ODDS_AGAINST_IMPLIED = -0.6
/** The odds, as a logarithm, from which a condition counts as wished for. */
export const MIN_CONDITION_ODDS = -1.5
/** The odds, as a logarithm, below which a condition that a rule reads does not count. */
export const MAX_DROPPED_ODDS = -6.5
/** Fewer words say what they say plainly, and the tables were made for them. */
const MIN_WORDS = 10

/** What examples of other goals change in what the rules read. */
type LearnedReading = {
  /** What no rule reads and is likely. */
  added: GoalItem[]
  /** Ids of what a rule reads and is unlikely: a condition that is a shared word, somebody else's wish or not minded, an implied leave, and present work that is only mentioned. */
  dropped: string[]
}

export function learnedItems(
  engine: GoalEngine,
  goals: string,
  clauses: readonly GoalClause[],
  { items }: GoalReading,
  currentRow: number | null,
): LearnedReading {
  if (clauses.length === 0) return { added: [], dropped: [] }
  const code = engine.career.occupations.codes[currentRow ?? -1]
  const odds = wordCount(goals) < MIN_WORDS ? null : engine.goalMeaning().conditionOdds(goals)
  const isUnlikely = ({ condition, implied }: GoalItem) =>
    condition !== null && !implied && (odds?.get(condition) ?? 0) < MAX_DROPPED_ODDS
  const kept = items.filter(item => !isUnlikely(item))
  const shares = engine.goalMeaning().workShares(goals)
  const ranked = rankWork(engine.career, goals, shares)
  const present =
    code === undefined ? NOTHING : learnedOfPresent(engine, { goals, clauses, ranked }, items, code)
  const work = describedWork(
    engine.career,
    goals,
    { ranked, ofOnePiece: shares.ofOnePiece },
    [...kept.filter(({ id }) => !present.dropped.includes(id)), ...present.added],
    code ?? '',
  )
  return {
    added: [...learnedConditions(engine, odds ?? new Map(), kept), ...present.added, ...work],
    dropped: [...items.filter(isUnlikely).map(({ id }) => id), ...present.dropped],
  }
}

const NOTHING: LearnedReading = { added: [], dropped: [] }

/** Whether the present work is left, kept or only mentioned, where it is not left by name. */
function learnedOfPresent(
  engine: GoalEngine,
  { goals, clauses, ranked }: { goals: string; clauses: readonly GoalClause[]; ranked: RankedWork },
  items: readonly GoalItem[],
  code: string,
): LearnedReading {
  const own = [code.slice(0, OCCUPATION_CODE_CHARS)]
  const ofPresent = items.filter(item => holdsCode(item, own))
  // What is left by name is not kept.
  if (ofPresent.some(item => !item.implied && item.kind === 'leave')) return NOTHING
  const isLeft = ofPresent.some(({ kind }) => kind === 'leave')
  const named = ofPresent.filter(item => !item.implied && isOccupation(item))
  const odds = engine.goalMeaning().leaveOdds(goals, leaveSigns(items, clauses, code, ranked))
  if (named.length > 0) {
    const [ownCode = ''] = own
    const mentioned = named.filter(({ codes }) => odds >= MIN_MENTIONED_ODDS && codes[0]?.startsWith(ownCode))
    return { added: [], dropped: mentioned.map(({ id }) => id) }
  }
  if (odds >= MIN_LEAVE_ODDS) return isLeft ? NOTHING : { added: [leavingPresentWork(code)], dropped: [] }
  return {
    added: odds <= MAX_STAY_ODDS ? [stayingInPresentField(code)] : [],
    dropped: isLeft && odds <= MAX_ODDS_AGAINST_IMPLIED ? [leavingPresentWork(code).id] : [],
  }
}

/** The likeliest first; nothing that contradicts what was said or is likelier. */
function learnedConditions(
  { career }: GoalEngine,
  chances: ReadonlyMap<string, number>,
  items: readonly GoalItem[],
): GoalItem[] {
  const said = new Set(items.flatMap(({ condition, implied }) => (condition && !implied ? [condition] : [])))
  const likely = [...chances]
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
