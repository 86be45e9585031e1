import { marketInsight } from '#engine/market/market-insight.ts'
import { resolvePlace } from '#engine/market/resolve-place.ts'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import { experienceYears } from '#shared/career/experience.ts'
import type { MarketQuestion, MarketResult } from '#shared/career/market-result.ts'
import { suggestionKind } from './choose-suggestions.ts'
import { expectedPay } from './expected-pay.ts'
import type { GoalEngine } from './goal-roles.ts'
import { profileSignals } from './profile-signals.ts'

/** The market of a role, with what it would pay somebody who comes from another field, as the suggestions show it. */
export function marketForPerson(
  engine: GoalEngine,
  question: MarketQuestion,
  profile: CareerProfile,
): MarketResult {
  const found = marketInsight(engine, question)
  const { salary, occupation } = found
  const { career } = engine
  const row = occupation ? career.occupations.rowOf.get(occupation.code) : undefined
  const years = experienceYears(question.experience)
  const signals = profileSignals(engine, profile)
  const current = signals.currentOccupation
  if (!salary || row === undefined || years === null || !current) return found
  const kind = suggestionKind(career, signals, row)
  const place = resolvePlace(career.places(), question.location ?? '')
  const band = kind === 'same field' ? null : expectedPay(career, row, kind, { place, years })
  if (!band || band.basis === salary.band.basis) return found
  const role = career.occupations.roles[current.row] ?? ''
  return { ...found, salary: { ...salary, fromYourRole: { role, band } } }
}
