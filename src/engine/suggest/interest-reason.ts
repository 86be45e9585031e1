import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { INTEREST_TYPES } from '#engine/occupations/load-career-tables.ts'
import type { MatchReason } from '#shared/career/suggestion.ts'
import type { ProfileSignals } from './profile-signals.ts'

const MIN_INTEREST_RATING = 0.5
const MIN_INTEREST_STRENGTH = 0.3

/** Which of a person's interests the role feeds, in one true sentence. */
export function interestReason(
  career: CareerData,
  { interests }: ProfileSignals,
  row: number,
): Pick<MatchReason, 'text' | 'evidence'> | null {
  const { interestProfile: profile } = interests
  if (!profile) return null
  const best = INTEREST_TYPES.map(name => ({
    name,
    rating: career.occupations.rating(row, career.occupations.element('interests', name)),
  }))
    .filter(({ name, rating }) => profile[name] > MIN_INTEREST_STRENGTH && rating >= MIN_INTEREST_RATING)
    .sort((a, b) => profile[b.name] * b.rating - profile[a.name] * a.rating)[0]
  if (!best) return null
  const theme = interests.themes
    .filter(({ interests: own }) => (own[best.name] ?? 0) > 0)
    .sort((a, b) => (b.interests[best.name] ?? 0) - (a.interests[best.name] ?? 0))[0]
  if (!theme) return null
  return {
    text: `Your interest in ${theme.name} fits: its ${best.name.toLowerCase()} side is rated ${(1 + best.rating * 6).toFixed(1)} of 7.`,
    evidence: [best.name, (1 + best.rating * 6).toFixed(1)],
  }
}
