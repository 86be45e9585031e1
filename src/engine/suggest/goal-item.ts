import type { GoalItem } from '#shared/career/goal-reading.ts'

export function goalItem(kind: GoalItem['kind'], label: string, codes: string[]): GoalItem {
  return { id: `${kind}:${label}`, kind, label, codes, condition: null, implied: false }
}

/** Whether an item names work that is wanted. */
export function isOccupation({ kind }: GoalItem): boolean {
  return kind === 'role' || kind === 'field'
}
