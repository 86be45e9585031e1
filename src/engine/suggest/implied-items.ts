import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { GoalItem } from '#shared/career/goal-reading.ts'
import { ladderCodes } from './career-ladder.ts'
import type { GoalClause } from './goal-clause.ts'
import { goalItem } from './goal-item.ts'

/** Leading characters of a code shared by a major group. */
const MAJOR_GROUP_CODE_CHARS = 2
const BROAD_OCCUPATION_CODE_CHARS = 6

/** Who names a next step and nothing to leave stays in the present field: an electrician who wants to be foreman. */
export function presentField(
  { occupations, tables }: CareerData,
  items: GoalItem[],
  currentRow: number | null,
): GoalItem[] {
  const code = occupations.codes[currentRow ?? -1]
  const leaves = items.some(
    ({ kind, condition, codes }) =>
      condition === 'change' || (kind === 'leave' && (codes.length > 0 || condition === 'public good')),
  )
  if (code === undefined || leaves || !items.some(({ kind }) => kind === 'role' || kind === 'condition'))
    return []
  // A taxi driver who names an engineer's work says nothing of staying.
  const roles = items.filter(({ kind }) => kind === 'role')
  const group = code.slice(0, MAJOR_GROUP_CODE_CHARS)
  const near = [
    code.slice(0, BROAD_OCCUPATION_CODE_CHARS),
    ...nextCodes(tables, code).filter(next => next.startsWith(group)),
  ]
  const isNextStep = ({ codes }: GoalItem) => codes.some(one => near.some(start => one.startsWith(start)))
  if (roles.length > 0 && !roles.some(isNextStep)) return []
  return items.some(({ kind }) => kind === 'field')
    ? []
    : [{ ...goalItem('field', 'your present field', [code]), implied: true }]
}

/** Who names only work of another major group, and keeps nothing, leaves the present work: a taxi driver who wants to be an engineer again. */
export function presentWorkLeft(
  { occupations, tables }: CareerData,
  items: GoalItem[],
  clauses: readonly GoalClause[],
  currentRow: number | null,
): GoalItem[] {
  const code = occupations.codes[currentRow ?? -1]
  if (code === undefined || !items.some(({ kind }) => kind === 'role')) return []
  if (clauses.some(({ polarity }) => polarity === 'keep')) return []
  const group = code.slice(0, MAJOR_GROUP_CODE_CHARS)
  const near = [group, ...(SAME_INDUSTRY[group] ?? []), ...nextCodes(tables, code)]
  const isNear = ({ codes }: GoalItem) => codes.some(one => near.some(start => one.startsWith(start)))
  return items.some(isNear) || items.some(({ kind, codes }) => kind === 'leave' && codes.length > 0)
    ? []
    : [{ ...goalItem('leave', 'your present work', [code]), implied: true }]
}

/** Who leads and who teaches an occupation. */
function nextCodes({ leadsTo, taughtBy }: CareerData['tables'], code: string): string[] {
  return [...ladderCodes(leadsTo, code), ...ladderCodes(taughtBy, code)]
}

/** Work of other major groups that stays in the industry of a group, beside who leads and teaches it: a roofer who wants to estimate stays in construction. */
const SAME_INDUSTRY: Partial<Record<string, string[]>> = {
  29: ['31-'],
  31: ['29-', '43-6013'],
  47: ['49-', '51-', '13-1051', '19-501', '53-702'],
  49: ['47-', '51-'],
  51: ['47-', '49-', '17-30'],
  53: ['11-3071', '13-1081', '43-5'],
}

export function impliedConditions({ goalTables, occupations }: CareerData, items: GoalItem[]): GoalItem[] {
  const { conditions, implied } = goalTables()
  const said = new Set(items.map(({ condition }) => condition))
  return items.flatMap(({ kind, codes }) => {
    const [prefix] = codes
    if ((kind !== 'role' && kind !== 'field') || prefix === undefined) return []
    const code = occupations.codes.find(full => full.startsWith(prefix)) ?? prefix
    return ladderCodes(implied, code).flatMap(id => {
      const known = conditions.find(condition => condition.id === id)
      return known && !said.has(id)
        ? [{ ...goalItem('condition', known.label, []), id: `condition:${id}`, condition: id, implied: true }]
        : []
    })
  })
}
