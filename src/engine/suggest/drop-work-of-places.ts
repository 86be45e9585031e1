import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { GoalItem } from '#shared/career/goal-reading.ts'
import type { GoalClause } from './goal-clause.ts'
import { goalItem, isOccupation } from './goal-item.ts'
import { asksForTheSame } from './implied-items.ts'
import { placesByItem, settingsNamed } from './places-of-work.ts'

/** "A cook in a hospital" names where, and no nurse: who names the work, or keeps it, wants no other work of the place. */
export function dropWorkOfPlaces(
  { goalTables }: CareerData,
  items: Map<string, GoalItem>,
  clauses: readonly GoalClause[],
  written: ReadonlySet<string>,
): void {
  const places = placesByItem(goalTables(), clauses)
  const namesWork = [...items.values()].some(item => isOccupation(item) && !places.has(item.id))
  if (!namesWork && !clauses.some(asksForTheSame)) return
  for (const [id, place] of places) {
    const found = items.get(id)
    if (!found || written.has(id)) continue
    items.delete(id)
    const item = { ...goalItem('field', place, found.codes), place: true }
    items.set(item.id, item)
  }
  const settings = namesWork ? clauses.flatMap(clause => settingsNamed(goalTables(), clause)) : []
  for (const place of settings) {
    const item = { ...goalItem('field', place, []), place: true }
    if (!items.has(item.id)) items.set(item.id, item)
  }
}
