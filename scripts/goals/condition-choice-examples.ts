import type { Engine } from '#engine/engine.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { listOf, readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { conditionSigns, SAYS } from '#engine/suggest/condition-choice.ts'
import { ruledConditions } from '#engine/suggest/condition-items.ts'
import { type ConditionOdds, goalSize } from '#engine/suggest/condition-meaning.ts'
import { goalClauses } from '#engine/suggest/goal-clauses.ts'
import { profileSignals } from '#engine/suggest/profile-signals.ts'
import { readGoals } from '#engine/suggest/read-goals.ts'
import { signedClauses } from '#engine/suggest/signed-clauses.ts'
import type { ChoiceExample } from '../coach/train-topic-choice.ts'

type ConditionGoal = { goal: string; title: string; conditions: string[]; writer: string }

/** Goals from which nothing else was learned. */
export function conditionGoals(files: KnowledgeFiles): ConditionGoal[] {
  const columns = ['goal', 'title', 'conditions', 'writer'] as const
  return readKnowledgeTable(files, 'goal-condition-examples.tsv', columns).map(row => ({
    ...row,
    conditions: listOf(row.conditions),
  }))
}

/** What speaks for each condition in a goal, and whether the coach read it. */
export function choiceExamples(
  engine: Engine,
  oddsOf: (goal: string) => ReadonlyMap<string, ConditionOdds>,
  { goal, title, conditions }: Pick<ConditionGoal, 'goal' | 'title' | 'conditions'>,
): ChoiceExample[] {
  const row = profileSignals(engine, { job_title: title }).currentOccupation?.row ?? null
  const tables = engine.career.goalTables()
  const clauses = signedClauses(engine.workSigns(), tables, goal, goalClauses(tables, goal))
  const ruled = ruledConditions(engine.career, clauses, readGoals(engine, clauses, row).items)
  return [...oddsOf(goal)].flatMap(([id, odds]) => {
    const signs = conditionSigns(id, odds, ruled, goalSize(goal))
    return signs ? [{ signs, isAbout: conditions.includes(id) }] : []
  })
}

/** So many goals must use the words in which a rule reads a condition, so that something is learned of them. */
const MIN_GOALS_OF_WORDS = 3

/** Examples without the signs of words that hardly anybody uses. */
export function withoutRareWords(examples: readonly ChoiceExample[]): ChoiceExample[] {
  const counts = new Map<string, number>()
  for (const { signs } of examples)
    for (const sign of signs.keys()) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const isLearned = (sign: string) => !sign.startsWith(SAYS) || (counts.get(sign) ?? 0) >= MIN_GOALS_OF_WORDS
  return examples.map(example => ({
    ...example,
    signs: new Map([...example.signs].filter(([sign]) => isLearned(sign))),
  }))
}
