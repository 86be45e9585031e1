import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { type ElementName, INTEREST_TYPES } from '#engine/occupations/load-career-tables.ts'
import type { BlockName, Element } from '#engine/occupations/load-occupations.ts'
import { elementUsage } from '#engine/occupations/skill-usage.ts'
import type { MatchFactor } from '#shared/career/suggestion.ts'
import type { GoalSignals } from './goal-signals.ts'
import type { ProfileSignals } from './profile-signals.ts'

export type Scores = Partial<Record<MatchFactor, number>>

/** Tuned on the written profiles; docs/evaluation.md says how. */
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

/** How well an occupation answers each part of a profile, 0 to 1; a part the profile leaves open has no score. */
export function scoreCareer(career: CareerData, signals: ProfileSignals, row: number): Scores {
  const scores: Scores = { level: levelScore(career, signals, row), outlook: outlookScore(career, row) }
  if (signals.skills.length > 0) scores.skills = skillScore(signals, row)
  if (signals.currentOccupation) scores.transfer = transferScore(career, signals, row)
  if (
    signals.goals.maxTermScore > 0 ||
    signals.goals.intents.size > 0 ||
    signals.goals.knowledge.length > 0 ||
    signals.goals.skills.length > 0
  )
    scores.goals = goalScore(career, signals, row)
  if (signals.interests.interestProfile || signals.interests.maxTermScore > 0)
    scores.interests = interestScore(career, signals, row)
  if (signals.industry) scores.industry = Math.min(1, career.outlooks.share(row, signals.industry) / 0.3)
  const style = styleScore(career, row, career.tables.workStyles.get(signals.workStyle))
  if (style !== null) scores['work style'] = style
  const communication = styleScore(
    career,
    row,
    career.tables.communicationStyles.get(signals.communicationStyle),
  )
  if (communication !== null) scores.communication = communication
  return scores
}

export function skillScore({ skills }: ProfileSignals, row: number): number {
  let [sum, weights] = [0, 0]
  for (const { use } of skills) {
    sum += use.usageIn(row) * use.specificity
    weights += use.specificity
  }
  return weights === 0 ? 0 : sum / weights
}

function transferScore(
  career: CareerData,
  { currentOccupation: current, relatedRanks: related, leadershipRows: ladder }: ProfileSignals,
  row: number,
): number {
  if (!current) return 0
  if (row === current.row) return 1
  const rank = related.get(row)
  const relatedBonus = rank === undefined ? 0 : 0.25 * (1 - rank / 25)
  const step = ladder.has(row) ? 0.2 : 0
  return Math.min(
    0.98,
    Math.max(0, career.occupations.cosineSimilarity(current.row, row)) * 0.75 + relatedBonus + step,
  )
}

/** Noisy-or of the goal signals: 1 − Π(1 − signal). */
function goalScore(career: CareerData, signals: ProfileSignals, row: number): number {
  const { goals } = signals
  const parts = [
    goals.roles.get(row)?.score ?? 0,
    goals.maxTermScore > 0
      ? ((goals.terms.scores[row] ?? 0) / goals.maxTermScore) * Math.min(0.7, 0.25 * goals.terms.words.length)
      : 0,
  ]
  parts.push(topKnowledgeUsage(career, goals.knowledge, row) * 0.5)
  for (const use of goals.skills) parts.push(use.usageIn(row) * 0.7)
  for (const intent of goals.intents) parts.push(intentScore(career, signals, row, intent))
  return 1 - parts.reduce((unmet, part) => unmet * (1 - Math.min(1, part)), 1)
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
      ladder.has(row) ? 0.85 : 0,
      (occupations.codes[row] ?? '').startsWith('11-') ? 0.35 : 0,
      use('activities', 'Guiding, Directing, and Motivating Subordinates') * 0.6,
    )
  if (intent === 'teach')
    return Math.max(teachers.has(row) ? 0.8 : 0, use('activities', 'Training and Teaching Others') * 0.5)
  if (intent === 'help') return use('activities', 'Assisting and Caring for Others') * 0.5
  if (intent === 'own business') return Math.min(0.35, (outlooks.of(row)?.selfEmployedPercent ?? 0) / 70)
  if (intent === 'stability') return (outlooks.of(row)?.growth ?? 0) >= 5 ? 0.25 : 0
  if (intent === 'expertise')
    return current && occupations.codes[row]?.slice(0, 5) === occupations.codes[current.row]?.slice(0, 5)
      ? 0.4
      : 0
  if (intent === 'change')
    return current && occupations.codes[row]?.slice(0, 4) !== occupations.codes[current.row]?.slice(0, 4)
      ? 0.3
      : 0
  const [pay, now] = [
    wages.of(row)?.percentiles[2],
    current ? wages.of(current.row)?.percentiles[2] : undefined,
  ]
  return pay && pay.value >= Math.max(75_000, (now?.value ?? 0) * 1.15) ? 0.35 : 0
}

function interestScore(career: CareerData, { interests }: ProfileSignals, row: number): number {
  const words = interests.maxTermScore > 0 ? (interests.terms.scores[row] ?? 0) / interests.maxTermScore : 0
  const { interestProfile } = interests
  if (!interestProfile) return words
  const personInterests = INTEREST_TYPES.map(name => interestProfile[name])
  const occupationInterests = INTEREST_TYPES.map(name =>
    career.occupations.rating(row, career.occupations.element('interests', name)),
  )
  return Math.min(
    1,
    ((pearsonCorrelation(personInterests, occupationInterests) + 1) / 2) * 0.65 +
      Math.max(words * 0.3, topKnowledgeUsage(career, interests.knowledge, row) * 0.35),
  )
}

/** Mean usage of the two knowledge areas the role uses most; with all of them, broad interests would score low everywhere. */
export function topKnowledgeUsage(career: CareerData, knowledge: Element[], row: number): number {
  let [first, second] = [0, 0]
  for (const element of knowledge) {
    const use = elementUsage(career, row, element)
    if (use > first) [first, second] = [use, first]
    else if (use > second) second = use
  }
  return knowledge.length < 2 ? first : (first + second) / 2
}

/** Distance between the role’s job zone and the zone expected from current job and years; above costs 0.30 a zone, below 0.42. */
function levelScore(
  career: CareerData,
  { currentOccupation: current, years }: ProfileSignals,
  row: number,
): number {
  const { zones } = career.occupations
  const target = current
    ? Math.max(years !== null && years < 2 ? 2.5 : 0, zones[current.row] ?? 3) +
      (years !== null && years >= 6 ? 0.3 : 0)
    : years === null
      ? 3.5
      : years < 2
        ? 3
        : years < 6
          ? 3.5
          : 4
  const step = (zones[row] ?? 3) - target
  const fit = step >= 0 ? 1 - 0.3 * step : 1 + 0.42 * step
  const requiresFiveYears = career.outlooks.of(row)?.experience === '5 years or more'
  return Math.max(0, fit * (requiresFiveYears && years !== null && years < 5 ? 0.5 : 1))
}

function outlookScore(career: CareerData, row: number): number {
  const outlook = career.outlooks.of(row)
  if (!outlook || outlook.growth === null) return 0.4
  const openings = outlook.openings && outlook.employment ? outlook.openings / outlook.employment : 0
  return Math.min(1, Math.max(0, 0.35 + outlook.growth / 25 + openings))
}

export function styleScore(
  career: CareerData,
  row: number,
  elements: ElementName[] | undefined,
): number | null {
  if (!elements) return null
  const meanZScore =
    elements.reduce(
      (sum, { block, name }) => sum + career.occupations.zScore(row, career.occupations.element(block, name)),
      0,
    ) / elements.length
  return 1 / (1 + Math.exp(-1.3 * meanZScore))
}

function pearsonCorrelation(one: number[], other: number[]): number {
  const centred = (values: number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return values.map(value => value - mean)
  }
  const [a, b] = [centred(one), centred(other)]
  const length = (values: number[]) => Math.sqrt(values.reduce((sum, value) => sum + value * value, 0))
  const product = a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
  const scale = length(a) * length(b)
  return scale === 0 ? 0 : product / scale
}
