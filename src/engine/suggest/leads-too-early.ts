import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { leadsOthers } from './goal-item.ts'
import type { ProfileSignals } from './profile-signals.ts'

const FIRST_YEARS_BELOW = 2

/** Nobody begins by leading others, unless they do so today, name it or wish to lead. */
export function leadsTooEarly(
  { occupations: { codes } }: CareerData,
  { years, currentOccupation, goals }: ProfileSignals,
): (row: number) => boolean {
  const leadsToday = leadsOthers(codes[currentOccupation?.row ?? -1] ?? '')
  const begins = years !== null && years < FIRST_YEARS_BELOW
  if (!begins || leadsToday) return () => false
  return row =>
    leadsOthers(codes[row] ?? '') &&
    !goals.roles.has(row) &&
    !goals.fields.has(row) &&
    !(currentOccupation && goals.intents.has('lead'))
}
