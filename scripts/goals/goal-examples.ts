import type { Engine } from '#engine/engine.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { listOf, readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { goalClauses } from '#engine/suggest/goal-clauses.ts'
import { leaveSigns } from '#engine/suggest/leave-signs.ts'
import { profileSignals } from '#engine/suggest/profile-signals.ts'
import { readGoals } from '#engine/suggest/read-goals.ts'

type GoalExample = {
  goal: string
  title: string
  conditions: string[]
  /** Which work is left. */
  left: string
  writer: string
}

export function goalExamples(files: KnowledgeFiles): GoalExample[] {
  const columns = ['goal', 'title', 'conditions', 'left', 'writer'] as const
  return readKnowledgeTable(files, 'goal-examples.tsv', columns).map(row => ({
    ...row,
    conditions: listOf(row.conditions),
  }))
}

/** What the rules read in an example. */
export function readExample(engine: Engine, { goal, title }: GoalExample) {
  const row = profileSignals(engine, { job_title: title }).currentOccupation?.row ?? null
  const clauses = goalClauses(engine.career.goalTables(), goal)
  const reading = readGoals(engine, clauses, row)
  const code = engine.career.occupations.codes[row ?? -1] ?? ''
  return { row, clauses, reading, signs: leaveSigns(reading.items, clauses, code) }
}
