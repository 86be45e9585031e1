import { payBand } from '#engine/market/pay-band.ts'
import { keySkills } from '#engine/occupations/key-skills.ts'
import type { Career } from '#engine/occupations/load-career-data.ts'
import type { CareerEngine } from '#engine/occupations/resolve-role.ts'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import { earlierBand } from '#shared/career/experience.ts'
import { salaryRangeText } from '#shared/career/pay.ts'
import type { MatchFactor, Suggestion, SuggestionKind } from '#shared/career/suggestion.ts'
import { chooseVaried, type Scored } from './choose-suggestions.ts'
import { describeRole } from './describe-role.ts'
import { matchReasons } from './match-reasons.ts'
import { profileSignals, type Signals } from './profile-signals.ts'
import { reachability } from './reachability.ts'
import { type Scores, scoreCareer, WEIGHTS } from './score-career.ts'

const STEPS_FROM_FIELD: Record<SuggestionKind, number> = { 'same field': 0, adjacent: 1, stretch: 1 }
/** A role the person asks for by name. */
const NAMED_LIFT = 0.08
/** Groups of leftovers and ranks of the armed forces are no roles to suggest. */
const NO_ROLE = /All Other|^55-/

/** Roles that fit a profile, best first, from the same field to a stretch, each with the three facts that carried it. */
export function suggestCareers(engine: CareerEngine, profile: CareerProfile): Suggestion[] {
  const { career } = engine
  const signals = profileSignals(engine, profile)
  const scored = scoreAll(career, signals)
  const average = averages(scored)
  return chooseVaried(career, signals, scored).map(choice => {
    const { row, kind, scores, total } = choice
    const pay = payBand(career, row, signals.place, earlierBand(signals.years, STEPS_FROM_FIELD[kind]))
    return {
      role: career.occupations.roles[row] ?? '',
      code: career.occupations.codes[row] ?? '',
      description: describeRole(career, row),
      salary_range: pay ? salaryRangeText(pay) : 'Pay is not published',
      key_skills: keySkills(career, row).map(skill => skill.name),
      match_score: matchScore(total, signals),
      kind,
      reasons: matchReasons(career, signals, row, contributions(scores, average)),
      pay,
      growth: career.outlooks.of(row)?.growth ?? null,
      estimated: ((career.occupations.imputed[row] ?? 0) & 7) !== 0,
    }
  })
}

function scoreAll(career: Career, signals: Signals): Scored[] {
  const rows: Scored[] = []
  for (let row = 0; row < career.occupations.count; row++) {
    if (
      NO_ROLE.test(career.occupations.titles[row] ?? '') ||
      NO_ROLE.test(career.occupations.codes[row] ?? '')
    )
      continue
    const scores = scoreCareer(career, signals, row)
    rows.push({ row, scores, total: 0 })
  }
  // The best use of a person's skills anywhere is the measure, not the use of all of them at once.
  const most = rows.reduce((largest, { scores }) => Math.max(largest, scores.skills ?? 0), 0.05)
  const weights = factorWeights(signals)
  for (const line of rows) {
    if (line.scores.skills !== undefined) line.scores.skills /= most
    const wished = signals.goals.roles.has(line.row) ? NAMED_LIFT : 0
    line.total = Math.min(
      1,
      weighted(line.scores, weights) * reachability(career, signals, line.row) + wished,
    )
  }
  return rows
}

function weighted(scores: Scores, factors: [MatchFactor, number][]): number {
  let [sum, weights] = [0, 0]
  for (const [factor, weight] of factors) {
    const score = scores[factor]
    if (score === undefined) continue
    sum += score * weight
    weights += weight
  }
  return sum / weights
}

/**
 * Without a readable title the industry is the best word on where a person stands; with a wish for change the past
 * counts less and the goals more; skills that every job needs say little about which one.
 */
function factorWeights({ current, skills, goals }: Signals): [MatchFactor, number][] {
  const change = goals.intents.has('change')
  const tellingSkills = Math.min(1, skills.reduce((sum, { use }) => sum + use.weight, 0) / 1.2)
  return FACTORS.map(factor => {
    if (factor === 'skills') return [factor, WEIGHTS.skills * tellingSkills * (change ? 0.75 : 1)]
    if (factor === 'transfer')
      return [factor, WEIGHTS.transfer * (0.4 + 0.6 * (current?.confidence ?? 0)) * (change ? 0.45 : 1)]
    if (factor === 'industry')
      return [factor, (WEIGHTS.industry + (current ? 0 : WEIGHTS.transfer / 2)) * (change ? 0.3 : 1)]
    if (factor === 'goals') return [factor, WEIGHTS.goals * (change ? 1.7 : 1)]
    if (factor === 'interests') return [factor, WEIGHTS.interests * (change ? 1.3 : 1)]
    return [factor, WEIGHTS[factor]]
  })
}

const FACTORS: MatchFactor[] = [
  'skills',
  'transfer',
  'goals',
  'interests',
  'level',
  'industry',
  'work style',
  'communication',
  'outlook',
]

function averages(scored: Scored[]): Scores {
  const average: Scores = {}
  for (const factor of FACTORS)
    average[factor] =
      scored.reduce((sum, { scores }) => sum + (scores[factor] ?? 0), 0) / Math.max(1, scored.length)
  return average
}

function contributions(scores: Scores, average: Scores): Map<MatchFactor, number> {
  const lifts = FACTORS.flatMap((factor): [MatchFactor, number][] => {
    const score = scores[factor]
    return score === undefined ? [] : [[factor, WEIGHTS[factor] * (score - (average[factor] ?? 0))]]
  })
  return new Map(lifts.sort((a, b) => b[1] - a[1]))
}

/** A rising curve through the scores seen on the written profiles; a profile that says little cannot reach the top of it. */
function matchScore(total: number, signals: Signals): number {
  const { current, skills, goals, interests, industry, workStyle } = signals
  const said = [
    current,
    current,
    skills.length > 0,
    goals.largest > 0 || goals.intents.size > 0,
    interests.leaning,
    industry,
    workStyle !== '',
  ].filter(Boolean).length
  const at = CURVE.findIndex(([score]) => total < score)
  const upper = CURVE[at < 0 ? CURVE.length - 1 : at] ?? [1, 99]
  const lower = CURVE[Math.max(0, (at < 0 ? CURVE.length : at) - 1)] ?? [0, 0]
  const share = upper[0] === lower[0] ? 1 : (total - lower[0]) / (upper[0] - lower[0])
  const percent = lower[1] + (upper[1] - lower[1]) * Math.min(1, Math.max(0, share))
  return Math.round(Math.max(1, (percent * (48 + said * 7.3)) / 99))
}

const CURVE: [number, number][] = [
  [0, 0],
  [0.3, 48],
  [0.4, 61],
  [0.5, 72],
  [0.6, 81],
  [0.7, 89],
  [0.8, 95],
  [0.9, 98],
  [1, 99],
]
