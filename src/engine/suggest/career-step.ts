import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { MIN_SIDEWAYS_PAY_RATIO, type Suggestion } from '#shared/career/suggestion.ts'

const MIN_STEP_UP_PAY_RATIO = 1.1
/** Job zone of an occupation that publishes none. */
const UNRATED_ZONE = 3
/** Place of the median among the published wage percentiles. */
const MEDIAN_PAY_INDEX = 2

/** Less preparation or clearly less pay is a step down, whatever else a role offers. */
export function careerStep(
  { occupations, wages }: CareerData,
  currentRow: number,
  row: number,
): NonNullable<Suggestion['step']> {
  const zones = (occupations.zones[row] || UNRATED_ZONE) - (occupations.zones[currentRow] || UNRATED_ZONE)
  const [pay, now] = [wages.of(row), wages.of(currentRow)]
  const [median, medianNow] = [
    pay?.percentiles[MEDIAN_PAY_INDEX]?.value,
    now?.percentiles[MEDIAN_PAY_INDEX]?.value,
  ]
  const ratio = pay && now && pay.unit === now.unit && median && medianNow ? median / medianNow : 1
  if (zones < 0 || ratio < MIN_SIDEWAYS_PAY_RATIO) return 'down'
  return zones > 0 || ratio >= MIN_STEP_UP_PAY_RATIO ? 'up' : 'sideways'
}
