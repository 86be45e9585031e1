import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { GoalItem } from '#shared/career/goal-reading.ts'
import type { ConditionSource, RuledConditions } from './condition-choice.ts'
import type { GoalClause } from './goal-clause.ts'
import { conditionItem } from './goal-item.ts'
import { isTimeOfStudy } from './goal-remarks.ts'

/** The conditions of work that one clause says. */
export function conditionItems(
  { goalTables }: CareerData,
  { text, polarity, condition, reads }: GoalClause,
): GoalItem[] {
  const isLeft = polarity === 'leave'
  const { conditions, conditionsWanted, conditionsLeft } = goalTables()
  if (condition !== null)
    return conditions.filter(({ id }) => id === condition).map(known => conditionItem(known, isLeft))
  if (reads === 'work') return []
  return (isLeft ? conditionsLeft : conditionsWanted)
    .candidates(text)
    .filter(({ id, pattern }) => pattern.regExp().test(text) && !isTimeOfStudy(text, id))
    .map(({ id, label }) => conditionItem({ id, label }, isLeft))
}

/** What the rules read of each condition, and where. */
export function ruledConditions(
  career: CareerData,
  clauses: readonly GoalClause[],
  items: readonly GoalItem[],
): RuledConditions {
  const sources = new Map<string, Set<ConditionSource>>()
  const alone = new Set<string>()
  for (const clause of clauses) {
    const { polarity } = clause
    if (polarity === 'past' || polarity === 'neutral') continue
    const said = conditionItems(career, clause).flatMap(({ condition }) => condition ?? [])
    for (const condition of said) {
      if (clause.condition === null && said.length === 1) alone.add(condition)
      const known = sources.get(condition) ?? new Set()
      sources.set(condition, known.add(`${clause.condition === null ? 'clause' : 'remark'}: ${polarity}`))
    }
  }
  const counts = new Map<string, number>()
  for (const { condition, implied } of items)
    if (condition !== null && !implied) counts.set(condition, (counts.get(condition) ?? 0) + 1)
  return { sources, alone, counts }
}
