import type { GoalItem } from '#shared/career/goal-reading.ts'

type GoalChip = { label: string; ids: string[] }

/** What was read, in words. A condition is named by what is wished for even where it was read in what is to be left: "no more nights" wishes for free nights. */
export function goalChips(items: readonly GoalItem[]): GoalChip[] {
  const chips = new Map<string, GoalChip>()
  for (const { id, kind, label: name, condition, implied } of items) {
    if (implied) continue
    const label = kind === 'leave' && condition === null ? `away from ${name}` : name
    const chip = chips.get(label) ?? { label, ids: [] }
    chips.set(label, { label, ids: [...chip.ids, id] })
  }
  return [...chips.values()]
}
