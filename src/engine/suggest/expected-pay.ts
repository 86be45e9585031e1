import { payBand } from '#engine/market/pay-band.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { experienceBand, experienceBandForNewField } from '#shared/career/experience.ts'
import type { SalaryBand } from '#shared/career/pay.ts'
import type { SuggestionKind } from '#shared/career/suggestion.ts'
import type { ProfileSignals } from './profile-signals.ts'

/** What a role would pay this person: years in the same field count, in a neighboring one a step less, in another trade none. */
export function expectedPay(
  career: CareerData,
  row: number,
  kind: SuggestionKind,
  { place, years }: Pick<ProfileSignals, 'place' | 'years'>,
): SalaryBand | null {
  return payBand(career, row, place, bandFor(kind, years))
}

function bandFor(kind: SuggestionKind, years: number | null) {
  if (kind === 'same field' || years === null) return experienceBand(years)
  return kind === 'adjacent' ? experienceBandForNewField(years, 1) : experienceBand(0)
}
