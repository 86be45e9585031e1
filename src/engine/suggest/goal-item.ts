import type { GoalItem } from '#shared/career/goal-reading.ts'

export function goalItem(kind: GoalItem['kind'], label: string, codes: string[]): GoalItem {
  return { id: `${kind}:${label}`, kind, label, codes, condition: null, implied: false }
}

/** Whether an item names work that is wanted. */
export function isOccupation({ kind }: GoalItem): boolean {
  return kind === 'role' || kind === 'field'
}

/** Whether an item means one of the occupations, or a field around it, whose codes begin so. */
export function holdsCode({ codes }: GoalItem, starts: readonly string[]): boolean {
  return codes.some(code => starts.some(start => code.startsWith(start) || start.startsWith(code)))
}
