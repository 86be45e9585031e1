import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { DEMAND_GROUPS, type DemandGroupName } from '#shared/career/role-demands.ts'

/** One condition of work as part of a group of demands. */
export type DemandCondition = {
  element: string
  /** None where the condition only answers a wish. */
  group: DemandGroupName | null
  /** −1 where more of the condition is less of the group. */
  direction: number
  /** Answers that the share adds up, 1 being the lowest. */
  from: number
  to: number
  sentence: string
}

export type DemandTables = {
  conditionsOf: (group: DemandGroupName) => readonly DemandCondition[]
  condition: (element: string) => DemandCondition | undefined
  /** Questions for an interview, by group and for what no data answer. */
  questions: ReadonlyMap<string, string>
}

export function loadDemandTables(files: KnowledgeFiles): DemandTables {
  const conditions = readKnowledgeTable(files, 'demand-conditions.tsv', [
    'element',
    'group',
    'direction',
    'from',
    'to',
    'sentence',
  ]).map(row => ({
    element: row.element,
    group: row.group === '' ? null : demandGroup(row.group),
    direction: Number(row.direction),
    from: Number(row.from),
    to: Number(row.to),
    sentence: row.sentence,
  }))
  const byGroup = new Map(
    DEMAND_GROUPS.map(group => [group, conditions.filter(condition => condition.group === group)]),
  )
  return {
    conditionsOf: group => byGroup.get(group) ?? [],
    condition: element => conditions.find(condition => condition.element === element),
    questions: new Map(
      readKnowledgeTable(files, 'demand-questions.tsv', ['group', 'question']).map(row => [
        row.group,
        row.question,
      ]),
    ),
  }
}

function demandGroup(text: string): DemandGroupName {
  const group = DEMAND_GROUPS.find(name => name === text)
  if (!group) throw new Error(`${text} is no group of demands`)
  return group
}
