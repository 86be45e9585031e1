import type { Career } from '#engine/occupations/load-career-data.ts'
import type { MatchReason } from '#shared/career/suggestion.ts'
import { INTEREST_NAMES } from './interest-signals.ts'
import type { Signals } from './profile-signals.ts'

const HIGH = 0.5

/** Which of a person's interests the role feeds, in one true sentence. */
export function interestReason(
  career: Career,
  { interests }: Signals,
  row: number,
): Pick<MatchReason, 'text' | 'evidence'> | null {
  const { leaning } = interests
  if (!leaning) return null
  const best = INTEREST_NAMES.map(name => ({
    name,
    rating: career.occupations.rating(row, career.occupations.element('interests', name)),
  }))
    .filter(({ name, rating }) => leaning[name] > 0.3 && rating >= HIGH)
    .sort((a, b) => leaning[b.name] * b.rating - leaning[a.name] * a.rating)[0]
  if (!best) return null
  const theme = interests.themes
    .filter(({ leaning: own }) => (own[best.name] ?? 0) > 0)
    .sort((a, b) => (b.leaning[best.name] ?? 0) - (a.leaning[best.name] ?? 0))[0]
  if (!theme) return null
  return {
    text: `Your interest in ${theme.name} fits: its ${best.name.toLowerCase()} side is rated ${(1 + best.rating * 6).toFixed(1)} of 7.`,
    evidence: [best.name, (1 + best.rating * 6).toFixed(1)],
  }
}
