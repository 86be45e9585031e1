import type { CareerData } from '#engine/occupations/load-career-data.ts'

/** Importance from 0 to 1 from which an activity is a main part of the work, and from which two together are. */
const MIN_MAIN_ACTIVITY = 0.6
const MIN_JOINT_ACTIVITY = 0.5
/** Of five answers: 4 is more than half of the time on one's feet. */
const MIN_ON_FEET = 4
const MIN_ON_FEET_OF_MANUAL_WORK = 3.5
const ON_FEET_ELEMENT = '4.C.2.d.1.b'

/** What ties hands and feet to a place, in the words of the survey where it has them; it asks only for the most of each. */
export const MANUAL_BLOCKERS = {
  handling: 'handling and moving objects',
  physical: 'physical activity as a main part of the day',
  onFeet: 'being on one’s feet most of the day',
} as const

/** What the ratings say where the survey of the tasks is silent: an order picker carries, bends and stands, each a little below its mark. */
export function manualBlockers(career: CareerData, row: number): string[] {
  const { rating, element } = career.occupations
  const handling = rating(row, element('activities', 'Handling and Moving Objects'))
  const physical = rating(row, element('activities', 'Performing General Physical Activities'))
  const context = career.workContext()
  const onFeet = context.mean(row, context.element(ON_FEET_ELEMENT)) ?? 0
  const isManual = Math.min(handling, physical) >= MIN_JOINT_ACTIVITY && onFeet >= MIN_ON_FEET_OF_MANUAL_WORK
  return [
    ...(isManual || handling >= MIN_MAIN_ACTIVITY ? [MANUAL_BLOCKERS.handling] : []),
    ...(isManual || physical >= MIN_MAIN_ACTIVITY ? [MANUAL_BLOCKERS.physical] : []),
    ...(isManual || onFeet >= MIN_ON_FEET ? [MANUAL_BLOCKERS.onFeet] : []),
  ]
}
