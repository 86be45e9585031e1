import { oncePerOccupation } from '#engine/lazy.ts'
import { FAMILY_CODE_CHARS, MINOR_GROUP_CODE_CHARS } from '#engine/occupations/code-levels.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { type ElementName, INTEREST_TYPES } from '#engine/occupations/load-career-tables.ts'
import type { BlockName, Element } from '#engine/occupations/load-occupations.ts'
import { elementUsage } from '#engine/occupations/skill-usage.ts'
import type { MatchFactor } from '#shared/career/suggestion.ts'
import type { GoalSignals } from './goal-signals.ts'
import type { ProfileSignals } from './profile-signals.ts'

export type Scores = Partial<Record<MatchFactor, number>>

/** Tuned on the written profiles; docs/evaluation/suggestions.md says how. */
export const FACTOR_WEIGHTS: Record<MatchFactor, number> = {
  skills: 0.24,
  transfer: 0.24,
  goals: 0.18,
  interests: 0.12,
  level: 0.08,
  industry: 0.07,
  'work style': 0.04,
  communication: 0.03,
  outlook: 0.04,
}

/** Share of an occupation's jobs in the person's industry that counts as a full match. */
const FULL_INDUSTRY_SHARE = 0.3
const TRANSFER = {
  similarityWeight: 0.75,
  relatedBonusScore: 0.25,
  /** Rank in the related list at which the bonus reaches 0. */
  relatedRanks: 25,
  leadershipBonusScore: 0.2,
  /** Below the current occupation's own 1. */
  maxScore: 0.98,
} as const
const GOAL_SIGNALS = {
  scorePerTerm: 0.12,
  /** Shared words alone may order roles of a field, never make one. */
  maxTermsScore: 0.35,
  knowledgeWeight: 0.5,
  skillWeight: 0.7,
} as const
const INTENT_SCORES = {
  leadershipRole: 0.85,
  managementCode: 0.35,
  guidingUsage: 0.6,
  teachingRole: 0.8,
  teachingUsage: 0.5,
  helpingUsage: 0.5,
  maxOwnBusiness: 0.35,
  stability: 0.25,
  expertise: 0.4,
  change: 0.3,
  earn: 0.35,
} as const
/** Self-employed percent that would score 1 if the own-business score had no maximum. */
const SELF_EMPLOYED_PERCENT_PER_SCORE = 70
const MIN_STABLE_GROWTH_PERCENT = 5
const MIN_HIGH_PAY_USD = 75_000
const MIN_PAY_RISE_RATIO = 1.15
const INTEREST_WEIGHTS = { correlation: 0.65, terms: 0.3, knowledge: 0.35 } as const
const LEVEL = {
  /** Job zone of an occupation that publishes none. */
  unratedZone: 3,
  entryMinZone: 2.5,
  experiencedZoneStep: 0.3,
  zoneWithoutOccupation: { unknown: 3.5, entry: 3, middle: 3.5, experienced: 4 },
  costPerZoneAbove: 0.3,
  costPerZoneBelow: 0.42,
  tooFewYearsFactor: 0.5,
} as const
const ENTRY_BELOW_YEARS = 2
const EXPERIENCED_FROM_YEARS = 6
/** Years behind the published requirement "5 years or more". */
const LONG_EXPERIENCE_YEARS = 5
const OUTLOOK = { unknownScore: 0.4, baseScore: 0.35, growthPercentPerScore: 25 } as const
const STYLE_LOGISTIC_SLOPE = 1.3
/** Place of the median among the published wage percentiles. */
const MEDIAN_PAY_INDEX = 2

/** How well an occupation answers a part of a profile, 0 to 1. */
type Scorer = (row: number) => number

/** How well an occupation answers each part of a profile; a part the profile leaves open has no score. */
export function scoreCareer(career: CareerData, signals: ProfileSignals, row: number): Scores {
  const scores: Scores = {}
  for (const [factor, score] of factorScorers(career, signals)) scores[factor] = score(row)
  return scores
}

/** What depends on the person alone is computed here once, and not for each of a thousand occupations. */
export function factorScorers(career: CareerData, signals: ProfileSignals): Map<MatchFactor, Scorer> {
  const { goals, interests, industry } = signals
  const scorers = new Map<MatchFactor, Scorer>()
  const put = (factor: MatchFactor, scorer: Scorer | null) => {
    if (scorer) scorers.set(factor, scorer)
  }
  put('level', levelScorer(career, signals))
  put('outlook', row => outlookScore(career, row))
  if (signals.skills.length > 0) put('skills', row => skillScore(signals, row))
  put('transfer', transferScorer(career, signals))
  if (
    goals.maxTermScore > 0 ||
    goals.intents.size > 0 ||
    goals.knowledge.length > 0 ||
    goals.skills.length > 0 ||
    goals.named.length > 0
  )
    put('goals', row => goalScore(career, signals, row))
  if (interests.interestProfile || interests.maxTermScore > 0)
    put('interests', interestScorer(career, signals))
  if (industry) put('industry', industryScorer(career, industry))
  put('work style', styleScorer(career, career.tables.workStyles.get(signals.workStyle)))
  put('communication', styleScorer(career, career.tables.communicationStyles.get(signals.communicationStyle)))
  return scorers
}

export function skillScore({ skills }: ProfileSignals, row: number): number {
  let [sum, weights] = [0, 0]
  for (const { use } of skills) {
    sum += use.usageIn(row) * use.specificity
    weights += use.specificity
  }
  return weights === 0 ? 0 : sum / weights
}

function transferScorer(
  { occupations }: CareerData,
  { currentOccupation: current, relatedRanks: related, leadershipRows: ladder }: ProfileSignals,
): Scorer | null {
  if (!current) return null
  const similarities = occupations.similarities(current.row)
  return row => {
    if (row === current.row) return 1
    const rank = related.get(row)
    const relatedBonus =
      rank === undefined ? 0 : TRANSFER.relatedBonusScore * (1 - rank / TRANSFER.relatedRanks)
    const step = ladder.has(row) ? TRANSFER.leadershipBonusScore : 0
    return Math.min(
      TRANSFER.maxScore,
      Math.max(0, similarities[row] ?? 0) * TRANSFER.similarityWeight + relatedBonus + step,
    )
  }
}

function industryScorer({ outlooks }: CareerData, industry: string): Scorer {
  const shares = outlooks.shares(industry)
  return row => Math.min(1, (shares[row] ?? 0) / FULL_INDUSTRY_SHARE)
}

/** Noisy-or of the goal signals: 1 − Π(1 − signal). */
function goalScore(career: CareerData, signals: ProfileSignals, row: number): number {
  const { goals } = signals
  let unmet = without(goals.roles.get(row)?.score ?? 0) * without(goals.fields.get(row)?.score ?? 0)
  if (goals.maxTermScore > 0)
    unmet *= without(
      ((goals.terms.scores[row] ?? 0) / goals.maxTermScore) *
        Math.min(GOAL_SIGNALS.maxTermsScore, GOAL_SIGNALS.scorePerTerm * goals.terms.words.length),
    )
  unmet *= without(topKnowledgeUsage(career, goals.knowledge, row) * GOAL_SIGNALS.knowledgeWeight)
  for (const use of goals.skills) unmet *= without(use.usageIn(row) * GOAL_SIGNALS.skillWeight)
  for (const intent of goals.intents) unmet *= without(intentScore(career, signals, row, intent))
  return 1 - unmet
}

function without(signal: number): number {
  return 1 - Math.min(1, signal)
}

export function intentScore(
  career: CareerData,
  { currentOccupation: current, leadershipRows: ladder, teachingRows: teachers }: ProfileSignals,
  row: number,
  intent: GoalSignals['intents'] extends Set<infer Name> ? Name : never,
): number {
  const { occupations, outlooks, wages } = career
  const use = (block: BlockName, name: string) => elementUsage(career, row, occupations.element(block, name))
  if (intent === 'lead')
    return Math.max(
      ladder.has(row) ? INTENT_SCORES.leadershipRole : 0,
      (occupations.codes[row] ?? '').startsWith('11-') ? INTENT_SCORES.managementCode : 0,
      use('activities', 'Guiding, Directing, and Motivating Subordinates') * INTENT_SCORES.guidingUsage,
    )
  if (intent === 'teach')
    return Math.max(
      teachers.has(row) ? INTENT_SCORES.teachingRole : 0,
      use('activities', 'Training and Teaching Others') * INTENT_SCORES.teachingUsage,
    )
  if (intent === 'help')
    return use('activities', 'Assisting and Caring for Others') * INTENT_SCORES.helpingUsage
  if (intent === 'own business')
    return Math.min(
      INTENT_SCORES.maxOwnBusiness,
      (outlooks.of(row)?.selfEmployedPercent ?? 0) / SELF_EMPLOYED_PERCENT_PER_SCORE,
    )
  if (intent === 'stability')
    return (outlooks.of(row)?.growth ?? 0) >= MIN_STABLE_GROWTH_PERCENT ? INTENT_SCORES.stability : 0
  if (intent === 'expertise')
    return current &&
      occupations.codes[row]?.slice(0, FAMILY_CODE_CHARS) ===
        occupations.codes[current.row]?.slice(0, FAMILY_CODE_CHARS)
      ? INTENT_SCORES.expertise
      : 0
  if (intent === 'change')
    return current &&
      occupations.codes[row]?.slice(0, MINOR_GROUP_CODE_CHARS) !==
        occupations.codes[current.row]?.slice(0, MINOR_GROUP_CODE_CHARS)
      ? INTENT_SCORES.change
      : 0
  const [pay, now] = [
    wages.of(row)?.percentiles[MEDIAN_PAY_INDEX],
    current ? wages.of(current.row)?.percentiles[MEDIAN_PAY_INDEX] : undefined,
  ]
  return pay && pay.value >= Math.max(MIN_HIGH_PAY_USD, (now?.value ?? 0) * MIN_PAY_RISE_RATIO)
    ? INTENT_SCORES.earn
    : 0
}

function interestScorer(career: CareerData, { interests }: ProfileSignals): Scorer {
  const { interestProfile, terms, maxTermScore, knowledge } = interests
  const words: Scorer = row => (maxTermScore > 0 ? (terms.scores[row] ?? 0) / maxTermScore : 0)
  if (!interestProfile) return words
  const person = centered(INTEREST_TYPES.map(name => interestProfile[name]))
  return row =>
    Math.min(
      1,
      ((pearsonCorrelation(person, occupationInterests(career, row)) + 1) / 2) *
        INTEREST_WEIGHTS.correlation +
        Math.max(
          words(row) * INTEREST_WEIGHTS.terms,
          topKnowledgeUsage(career, knowledge, row) * INTEREST_WEIGHTS.knowledge,
        ),
    )
}

const occupationInterests = oncePerOccupation(({ occupations }: CareerData, row) =>
  centered(INTEREST_TYPES.map(name => occupations.rating(row, occupations.element('interests', name)))),
)

/** Mean usage of the two knowledge areas the role uses most; with all of them, broad interests would score low everywhere. */
function topKnowledgeUsage(career: CareerData, knowledge: Element[], row: number): number {
  let [first, second] = [0, 0]
  for (const element of knowledge) {
    const use = elementUsage(career, row, element)
    if (use > first) {
      second = first
      first = use
    } else if (use > second) second = use
  }
  return knowledge.length < 2 ? first : (first + second) / 2
}

/** Distance between the role’s job zone and the zone expected from current job and years; a zone below costs more than a zone above. */
function levelScorer(career: CareerData, { currentOccupation: current, years }: ProfileSignals): Scorer {
  const { zones } = career.occupations
  const target = current
    ? Math.max(
        years !== null && years < ENTRY_BELOW_YEARS ? LEVEL.entryMinZone : 0,
        zones[current.row] ?? LEVEL.unratedZone,
      ) + (years !== null && years >= EXPERIENCED_FROM_YEARS ? LEVEL.experiencedZoneStep : 0)
    : LEVEL.zoneWithoutOccupation[experienceStage(years)]
  const hasFewYears = years !== null && years < LONG_EXPERIENCE_YEARS
  return row => {
    const step = (zones[row] ?? LEVEL.unratedZone) - target
    const fit = step >= 0 ? 1 - LEVEL.costPerZoneAbove * step : 1 + LEVEL.costPerZoneBelow * step
    const asksForMore = hasFewYears && career.outlooks.of(row)?.experience === '5 years or more'
    return Math.max(0, fit * (asksForMore ? LEVEL.tooFewYearsFactor : 1))
  }
}

function experienceStage(years: number | null): keyof typeof LEVEL.zoneWithoutOccupation {
  if (years === null) return 'unknown'
  if (years < ENTRY_BELOW_YEARS) return 'entry'
  return years < EXPERIENCED_FROM_YEARS ? 'middle' : 'experienced'
}

const outlookScore = oncePerOccupation((career: CareerData, row): number => {
  const outlook = career.outlooks.of(row)
  if (!outlook || outlook.growth === null) return OUTLOOK.unknownScore
  const openings = outlook.openings && outlook.employment ? outlook.openings / outlook.employment : 0
  return Math.min(
    1,
    Math.max(0, OUTLOOK.baseScore + outlook.growth / OUTLOOK.growthPercentPerScore + openings),
  )
})

function styleScorer({ occupations }: CareerData, names: ElementName[] | undefined): Scorer | null {
  if (!names) return null
  const elements = names.map(({ block, name }) => occupations.element(block, name))
  return row => {
    let sum = 0
    for (const element of elements) sum += occupations.zScore(row, element)
    return 1 / (1 + Math.exp(-STYLE_LOGISTIC_SLOPE * (sum / elements.length)))
  }
}

type CenteredValues = { values: number[]; length: number }

function centered(raw: number[]): CenteredValues {
  const mean = raw.reduce((sum, value) => sum + value, 0) / raw.length
  const values = raw.map(value => value - mean)
  return { values, length: Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) }
}

function pearsonCorrelation(one: CenteredValues, other: CenteredValues): number {
  let product = 0
  for (let at = 0; at < one.values.length; at++) product += (one.values[at] ?? 0) * (other.values[at] ?? 0)
  const scale = one.length * other.length
  return scale === 0 ? 0 : product / scale
}
