import { yearlyPay } from '#shared/career/pay.ts'
import type { Suggestion } from '#shared/career/suggestion.ts'
import type { CareerSuggestions } from '#shared/career/suggestion-operations.ts'
import type { DistanceScale } from '../drawings/distance.tsx'
import type { SavedSuggestion } from './saved-suggestion.ts'

/** Room beyond the lowest and the highest pay, as a share of them. */
const SCALE_MARGIN = 0.12

/** Best match first, without those that were hidden since they were made. */
export function visibleSuggestions({ suggestions, hidden }: CareerSuggestions): SavedSuggestion[] {
  return suggestions
    .filter(({ code }) => !hidden.some(one => one.code === code))
    .toSorted((a, b) => b.match_score - a.match_score)
}

/** One scale for all roles, so that their distances can be compared; logarithmic, so that equal distances are equal percentages. */
export function payScale(roles: readonly Suggestion[]): DistanceScale | null {
  const ends = roles.flatMap(({ pay }) => (pay ? [yearlyPay(pay).low, yearlyPay(pay).high] : []))
  if (ends.length === 0) return null
  return {
    from: Math.log(Math.min(...ends) * (1 - SCALE_MARGIN)),
    to: Math.log(Math.max(...ends) * (1 + SCALE_MARGIN)),
  }
}
