import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { GoalItem } from '#shared/career/goal-reading.ts'
import type { ConditionSource, RuledConditions } from './condition-choice.ts'
import type { GoalClause } from './goal-clause.ts'
import { conditionItem } from './goal-item.ts'
import { isTimeOfStudy } from './goal-remarks.ts'

/** The conditions of work that one clause says. */
export function conditionItems(career: CareerData, clause: GoalClause): GoalItem[] {
  return saidConditions(career, clause).map(({ id, label }) =>
    conditionItem({ id, label }, clause.polarity === 'leave'),
  )
}

function saidConditions(
  { goalTables }: CareerData,
  { text, polarity, condition, reads }: GoalClause,
): { id: string; label: string; words: string }[] {
  const isLeft = polarity === 'leave'
  const { conditions, conditionsWanted, conditionsLeft } = goalTables()
  if (condition !== null)
    return conditions
      .filter(({ id }) => id === condition)
      .map(({ id, label }) => ({ id, label, words: text }))
  if (reads === 'work') return []
  return (isLeft ? conditionsLeft : conditionsWanted).candidates(text).flatMap(({ id, label, pattern }) => {
    const words = pattern.regExp().exec(text)?.[0]
    return words === undefined || isTimeOfStudy(text, id)
      ? []
      : [{ id, label: labelFor(id, text, isLeft) ?? label, words }]
  })
}

/** "Not management" says nothing of other responsibility. */
function labelFor(id: string, text: string, isLeft: boolean): string | null {
  return id === 'less responsibility' && isLeft && MANAGING.test(text) ? 'not managing people' : null
}

const MANAGING = /\b(?:manag(?:e|ing|ement|er)|supervis\w+|boss|leading (?:people|teams?))\b/iu

/** What the rules read of each condition, where and in which words. */
export function ruledConditions(
  career: CareerData,
  clauses: readonly GoalClause[],
  items: readonly GoalItem[],
): RuledConditions {
  const said = new Map<string, { sources: Set<ConditionSource>; words: Set<string>; isAlone: boolean }>()
  for (const clause of clauses) {
    const { polarity } = clause
    if (polarity === 'past' || polarity === 'neutral') continue
    const found = saidConditions(career, clause)
    for (const { id, words } of found) {
      const known = said.get(id) ?? { sources: new Set(), words: new Set(), isAlone: false }
      known.sources.add(`${clause.condition === null ? 'clause' : 'remark'}: ${polarity}`)
      known.words.add(words.toLowerCase())
      known.isAlone ||= clause.condition === null && found.length === 1
      said.set(id, known)
    }
  }
  const counts = new Map<string, number>()
  for (const { condition, implied } of items)
    if (condition !== null && !implied) counts.set(condition, (counts.get(condition) ?? 0) + 1)
  return { said, counts }
}
