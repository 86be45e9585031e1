import { licensesOf } from '#engine/gap/required-licenses.ts'
import { oncePer } from '#engine/lazy.ts'
import { MINOR_GROUP_CODE_CHARS } from '#engine/occupations/code-levels.ts'
import { keySkills } from '#engine/occupations/key-skills.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import type { GoalCorrections } from '#shared/career/goal-reading.ts'
import { salaryRangeText, yearlyPay } from '#shared/career/pay.ts'
import {
  MATCH_FACTORS,
  type MatchFactor,
  type Suggestion,
  type SuggestionList,
} from '#shared/career/suggestion.ts'
import { careerStep } from './career-step.ts'
import {
  type ChosenSuggestion,
  chooseSuggestions,
  type ScoredOccupation,
  suggestionKind,
} from './choose-suggestions.ts'
import { describeRole } from './describe-role.ts'
import { expectedPay } from './expected-pay.ts'
import type { GoalEngine } from './goal-roles.ts'
import { FIELD_SCORES } from './goal-signals.ts'
import { type HiddenRole, hiddenRoles } from './hidden-roles.ts'
import { matchReasons } from './match-reasons.ts'
import { type ProfileSignals, profileSignals } from './profile-signals.ts'
import { reachability } from './reachability.ts'
import { regularHoursBranches, wantsRegularHours } from './regular-hours.ts'
import { FACTOR_WEIGHTS, factorScorers, type Scores } from './score-career.ts'
import { wishAnswer, wishesScore } from './wish-answer.ts'

/** A role the person asks for by name. */
const NAMED_ROLE_BONUS_SCORE = 0.08
/** A branch of the present work with the hours that are asked for. */
const REGULAR_HOURS_BONUS_SCORE = 0.08
/** Occupations beside those a person wants to leave. */
const LEFT_GROUP_FACTOR = 0.6
/** Smallest divisor of the skill scores, so that skills no occupation uses stay near 0. */
const MIN_BEST_SKILL_SCORE = 0.05
/** Summed specificity at which the skills count in full. */
const FULL_SKILL_SPECIFICITY = 1.2
const TRANSFER_BASE_SHARE = 0.4
const TRANSFER_SHARE_PER_CONFIDENCE = 0.6
/** What a wish for change does to the weight of each factor. */
const CHANGE_FACTORS = { skills: 0.75, transfer: 0.45, industry: 0.3, goals: 1.7, interests: 1.3 } as const
const MAX_PERCENT_OF_EMPTY_PROFILE = 48
const PERCENT_PER_FILLED_FIELD = 7.3
const MAX_MATCH_PERCENT = 99
/** “All Other” codes carry figures of a mixture; 55- (military) has no wages. */
const NOT_SUGGESTED = /All Other|^55-/

/** Roles that fit a profile, best first, from the same field to a stretch, each with the three facts that carried it; and where the person stands. */
export function suggestCareers(
  engine: GoalEngine,
  profile: CareerProfile,
  corrections?: GoalCorrections,
  hidden: readonly HiddenRole[] = [],
): SuggestionList {
  const { career } = engine
  const signals = profileSignals(engine, profile, corrections)
  const { scored, scoresOf, means } = scoreAll(career, signals)
  const currentRow = signals.currentOccupation?.row ?? null
  const isHidden = hiddenRoles(career, currentRow, hidden, row => {
    const pay = expectedPay(career, row, suggestionKind(career, signals, row), signals)
    return pay && yearlyPay(pay).middle
  })
  const toSuggestion = ({ row, kind, score: total }: ChosenSuggestion): Suggestion => {
    const pay = expectedPay(career, row, kind, signals)
    const outlook = career.outlooks.of(row)
    return {
      role: career.occupations.roles[row] ?? '',
      code: career.occupations.codes[row] ?? '',
      description: describeRole(career, row),
      salary_range: pay ? salaryRangeText(pay) : 'Pay is not published',
      key_skills: keySkills(career, row).map(skill => skill.name),
      match_score: matchScore(total, signals),
      kind,
      step: currentRow === null ? null : careerStep(career, currentRow, row),
      wishes: signals.goals.wishes.map(wish => wishAnswer(career, currentRow, row, wish)),
      reasons: matchReasons(career, signals, row, contributionsAboveMean(scoresOf(row), means)),
      pay,
      growth: outlook?.growth ?? null,
      openings: outlook?.openings ?? null,
      education: outlook?.education ?? null,
      licenses: licensesOf(career, row).map(({ name }) => name),
      estimated: ((career.occupations.imputed[row] ?? 0) & 7) !== 0,
    }
  }
  const now = scored.find(({ row }) => row === currentRow)
  return {
    reading: signals.goals.reading,
    now: now ? toSuggestion({ ...now, kind: 'same field' }) : null,
    pay_history: now ? (career.wages.of(now.row)?.medians ?? []) : [],
    suggestions: chooseSuggestions(
      career,
      signals,
      scored.filter(({ row }) => !isHidden(row)),
    ).map(toSuggestion),
  }
}

const suggestedRows = oncePer(({ count, titles, codes }: CareerData['occupations']) =>
  Array.from({ length: count }, (_, row) => row).filter(
    row => !NOT_SUGGESTED.test(titles[row] ?? '') && !NOT_SUGGESTED.test(codes[row] ?? ''),
  ),
)

type ScoredOccupations = {
  scored: ScoredOccupation[]
  /** The scores behind the one of a row. */
  scoresOf: (row: number) => Scores
  means: Scores
}

function scoreAll(career: CareerData, signals: ProfileSignals): ScoredOccupations {
  const rows = suggestedRows(career.occupations)
  const columns = scoreColumns(career, signals, rows)
  const weighted = weightedMeans(columns, factorWeights(signals), career.occupations.count)
  const { roles, fields, leftGroups, wishes } = signals.goals
  const reach = reachability(career, signals)
  const wishScore = wishesScore(career, signals.currentOccupation?.row ?? null, wishes)
  const present = career.occupations.codes[signals.currentOccupation?.row ?? -1] ?? ''
  const branches = new Set(wantsRegularHours(career, signals) ? regularHoursBranches(present) : [])
  const scored = rows.map(row => {
    const isLeft =
      leftGroups.size > 0 &&
      leftGroups.has((career.occupations.codes[row] ?? '').slice(0, MINOR_GROUP_CODE_CHARS)) &&
      !roles.has(row) &&
      (fields.get(row)?.score ?? 0) < FIELD_SCORES.first
    const score =
      (weighted[row] ?? 0) * reach(row) * (isLeft ? LEFT_GROUP_FACTOR : 1) +
      NAMED_ROLE_BONUS_SCORE * (roles.get(row)?.score ?? 0) +
      (branches.has(career.occupations.codes[row] ?? '') ? REGULAR_HOURS_BONUS_SCORE : 0) +
      wishScore(row)
    return { row, score: Math.min(1, Math.max(0, score)) }
  })
  return {
    scored,
    scoresOf: row => Object.fromEntries(Array.from(columns, ([factor, column]) => [factor, column[row]])),
    means: meanScores(columns, rows),
  }
}

/** One column for each factor and in it a score for each row: objects of nine fields for each occupation are slower to read and to collect. */
type ScoreColumns = Map<MatchFactor, Float64Array>

function scoreColumns(career: CareerData, signals: ProfileSignals, rows: readonly number[]): ScoreColumns {
  const columns: ScoreColumns = new Map()
  for (const [factor, score] of factorScorers(career, signals)) {
    const column = new Float64Array(career.occupations.count)
    for (const row of rows) column[row] = score(row)
    columns.set(factor, column)
  }
  const skills = columns.get('skills')
  if (skills) {
    // Divide by the best skill score of any occupation; otherwise people with unrelated skills score low everywhere.
    const best = rows.reduce((most, row) => Math.max(most, skills[row] ?? 0), MIN_BEST_SKILL_SCORE)
    for (const row of rows) skills[row] = (skills[row] ?? 0) / best
  }
  return columns
}

function weightedMeans(columns: ScoreColumns, factors: [MatchFactor, number][], count: number): Float64Array {
  const means = new Float64Array(count)
  let weights = 0
  for (const [factor, weight] of factors) {
    const column = columns.get(factor)
    if (!column) continue
    for (let row = 0; row < count; row++) means[row] = (means[row] ?? 0) + (column[row] ?? 0) * weight
    weights += weight
  }
  for (let row = 0; row < count; row++) means[row] = (means[row] ?? 0) / weights
  return means
}

/**
 * Without a readable title the industry is the best word on where a person stands; with a wish for change the past
 * counts less and the goals more; skills that every job needs say little about which one.
 */
function factorWeights({
  currentOccupation: current,
  skills,
  goals,
}: ProfileSignals): [MatchFactor, number][] {
  const wantsChange = goals.intents.has('change')
  const skillSpecificity = Math.min(
    1,
    skills.reduce((sum, { use }) => sum + use.specificity, 0) / FULL_SKILL_SPECIFICITY,
  )
  return MATCH_FACTORS.map(factor => {
    if (factor === 'skills')
      return [factor, FACTOR_WEIGHTS.skills * skillSpecificity * (wantsChange ? CHANGE_FACTORS.skills : 1)]
    if (factor === 'transfer')
      return [
        factor,
        FACTOR_WEIGHTS.transfer *
          (TRANSFER_BASE_SHARE + TRANSFER_SHARE_PER_CONFIDENCE * (current?.confidence ?? 0)) *
          (wantsChange ? CHANGE_FACTORS.transfer : 1),
      ]
    if (factor === 'industry')
      return [
        factor,
        (FACTOR_WEIGHTS.industry + (current ? 0 : FACTOR_WEIGHTS.transfer / 2)) *
          (wantsChange ? CHANGE_FACTORS.industry : 1),
      ]
    if (factor === 'goals') return [factor, FACTOR_WEIGHTS.goals * (wantsChange ? CHANGE_FACTORS.goals : 1)]
    if (factor === 'interests')
      return [factor, FACTOR_WEIGHTS.interests * (wantsChange ? CHANGE_FACTORS.interests : 1)]
    return [factor, FACTOR_WEIGHTS[factor]]
  })
}

function meanScores(columns: ScoreColumns, rows: readonly number[]): Scores {
  const means: Scores = {}
  for (const [factor, column] of columns) {
    let sum = 0
    for (const row of rows) sum += column[row] ?? 0
    means[factor] = sum / Math.max(1, rows.length)
  }
  return means
}

function contributionsAboveMean(scores: Scores, means: Scores): Map<MatchFactor, number> {
  const aboveMean = MATCH_FACTORS.flatMap((factor): [MatchFactor, number][] => {
    const score = scores[factor]
    return score === undefined ? [] : [[factor, FACTOR_WEIGHTS[factor] * (score - (means[factor] ?? 0))]]
  })
  return new Map(aboveMean.sort((a, b) => b[1] - a[1]))
}

/** Piecewise linear map from score to percent, scaled by how many of seven profile fields are filled. */
function matchScore(total: number, signals: ProfileSignals): number {
  const { currentOccupation: current, skills, goals, interests, industry, workStyle } = signals
  const filledFields = [
    current,
    current,
    skills.length > 0,
    goals.reading.items.length > 0 || goals.maxTermScore > 0,
    interests.interestProfile,
    industry,
    workStyle !== '',
  ].filter(Boolean).length
  const at = MATCH_SCORE_CURVE.findIndex(([score]) => total < score)
  const upper = MATCH_SCORE_CURVE[at < 0 ? MATCH_SCORE_CURVE.length - 1 : at] ?? [1, MAX_MATCH_PERCENT]
  const lower = MATCH_SCORE_CURVE[Math.max(0, (at < 0 ? MATCH_SCORE_CURVE.length : at) - 1)] ?? [0, 0]
  const share = upper[0] === lower[0] ? 1 : (total - lower[0]) / (upper[0] - lower[0])
  const percent = lower[1] + (upper[1] - lower[1]) * Math.min(1, Math.max(0, share))
  return Math.round(
    Math.max(
      1,
      (percent * (MAX_PERCENT_OF_EMPTY_PROFILE + filledFields * PERCENT_PER_FILLED_FIELD)) /
        MAX_MATCH_PERCENT,
    ),
  )
}

const MATCH_SCORE_CURVE: [number, number][] = [
  [0, 0],
  [0.3, 48],
  [0.4, 61],
  [0.5, 72],
  [0.6, 81],
  [0.7, 89],
  [0.8, 95],
  [0.9, 98],
  [1, MAX_MATCH_PERCENT],
]
