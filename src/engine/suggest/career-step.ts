import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { MIN_SIDEWAYS_PAY_RATIO, type Suggestion } from '#shared/career/suggestion.ts'
import { educationLevel } from './reachability.ts'

const MIN_STEP_UP_PAY_RATIO = 1.1
/** A certificate instead of a bachelor's degree. */
const LOWER_LEVEL_EDUCATION_STEPS = 2
/** Place of the median among the published wage percentiles. */
const MEDIAN_PAY_INDEX = 2

/** Less preparation or clearly less pay is a step down, whatever else a role offers. */
export function careerStep(
  { occupations, wages }: CareerData,
  currentRow: number,
  row: number,
): NonNullable<Suggestion['step']> {
  const zones = (occupations.zones[row] ?? 0) - (occupations.zones[currentRow] ?? 0)
  const ratio = payRatio(wages, currentRow, row)
  if (zones < 0 || ratio < MIN_SIDEWAYS_PAY_RATIO) return 'down'
  return zones > 0 || ratio >= MIN_STEP_UP_PAY_RATIO ? 'up' : 'sideways'
}

/** Work that asks for far less schooling and pays clearly less, such as a practical nurse's for a registered nurse. */
export function isLowerLevel({ outlooks, wages }: CareerData, currentRow: number, row: number): boolean {
  const education = (at: number) => educationLevel(outlooks.of(at)?.education)
  return (
    education(currentRow) - education(row) >= LOWER_LEVEL_EDUCATION_STEPS &&
    payRatio(wages, currentRow, row) < MIN_SIDEWAYS_PAY_RATIO
  )
}

/** The median pay of a role as a share of the present one's; 1 where either is not published. */
function payRatio(wages: CareerData['wages'], currentRow: number, row: number): number {
  const [pay, now] = [wages.of(row), wages.of(currentRow)]
  const [median, medianNow] = [
    pay?.percentiles[MEDIAN_PAY_INDEX]?.value,
    now?.percentiles[MEDIAN_PAY_INDEX]?.value,
  ]
  return pay && now && pay.unit === now.unit && median && medianNow ? median / medianNow : 1
}
