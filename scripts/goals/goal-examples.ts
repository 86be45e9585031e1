import type { Engine } from '#engine/engine.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { listOf, readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { goalClauses } from '#engine/suggest/goal-clauses.ts'
import { profileSignals } from '#engine/suggest/profile-signals.ts'
import { readGoals } from '#engine/suggest/read-goals.ts'

export type GoalExample = {
  goal: string
  title: string
  conditions: string[]
  /** Which work is left. */
  left: string
  /** Codes of the work that is wanted, of each role the likeliest first; null where nobody said. */
  wanted: string[][] | null
  writer: string
}

export function goalExamples(files: KnowledgeFiles): GoalExample[] {
  const columns = ['goal', 'title', 'conditions', 'left', 'wanted', 'writer'] as const
  return readKnowledgeTable(files, 'goal-examples.tsv', columns).map(row => ({
    ...row,
    conditions: listOf(row.conditions),
    wanted: row.wanted === '' ? null : wantedCodes(row.wanted),
  }))
}

type WorkGoal = { goal: string; wanted: string[][]; writer: string }

/** All goals of which somebody said what work they ask for. */
export function workGoals(files: KnowledgeFiles): WorkGoal[] {
  const columns = ['goal', 'wanted', 'writer'] as const
  return [
    ...goalExamples(files).flatMap(({ goal, wanted, writer }) => (wanted ? [{ goal, wanted, writer }] : [])),
    ...readKnowledgeTable(files, 'goal-work-examples.tsv', columns).map(row => ({
      ...row,
      wanted: wantedCodes(row.wanted),
    })),
  ]
}

function wantedCodes(cell: string): string[][] {
  return cell === 'none' ? [] : listOf(cell).map(role => role.split('|'))
}

/** What the rules read in an example. */
export function readExample(engine: Engine, { goal, title }: GoalExample) {
  const row = profileSignals(engine, { job_title: title }).currentOccupation?.row ?? null
  const clauses = goalClauses(engine.career.goalTables(), goal)
  const reading = readGoals(engine, clauses, row)
  return { row, code: engine.career.occupations.codes[row ?? -1] ?? '', clauses, reading }
}
