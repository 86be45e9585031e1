import type { GoalCondition } from '#engine/occupations/load-goal-tables.ts'
import type { GoalItem } from '#shared/career/goal-reading.ts'

export function goalItem(kind: GoalItem['kind'], label: string, codes: string[]): GoalItem {
  return { id: `${kind}:${label}`, kind, label, codes, condition: null, implied: false }
}

export function conditionItem({ id, label }: Pick<GoalCondition, 'id' | 'label'>, isLeft: boolean): GoalItem {
  return isLeft
    ? { ...goalItem('leave', label, []), id: `leave:${id}`, condition: id }
    : { ...goalItem('condition', label, []), id: `condition:${id}`, condition: id }
}

/** Managers, and supervisors of any group. */
export const LEADING_CODES: readonly string[] = [
  '11-',
  ...[33, 35, 37, 39, 41, 43, 45, 47, 49, 51, 53].map(group => `${group}-10`),
]

export function leadsOthers(code: string): boolean {
  return LEADING_CODES.some(start => code.startsWith(start))
}

/** Whether an item names work that is wanted. */
export function isOccupation({ kind, place }: GoalItem): boolean {
  return (kind === 'role' || kind === 'field') && !place
}

/** Whether an item means one of the occupations, or a field around it, whose codes begin so. */
export function holdsCode({ codes }: GoalItem, starts: readonly string[]): boolean {
  return codes.some(code => starts.some(start => code.startsWith(start) || start.startsWith(code)))
}
