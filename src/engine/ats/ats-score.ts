import { coreSkillCoverage, type RequirementMatch } from './match-requirements.ts'

export interface ScoreState {
  matches: RequirementMatch[]
  parseLost: number
  stuffingLost: number
}

interface Score {
  score: number
  coverage: number
  parseability: number
  stuffing: number
  limits: { most: number; reason: string }[]
}

export const MAX_PART_POINTS = { coverage: 70, parseability: 20, stuffing: 10 } as const
/** Covered share from which readability and honesty begin to count, and over which they come to count in full. */
const RELEVANCE = { fromCoverage: 0.2, coverageRange: 0.4 } as const
const MAX_STUFFING_LOSS_POINTS = 40
const MAX_SCORE = 100
/** By how strictly the posting states the strictest missing must. */
const MAX_SCORE_BY_STATED = [79, 74, 69] as const
const MIN_MUST_LIMIT_SCORE = 45
const POINTS_PER_FURTHER_MISSING_MUST = 5
const MAX_NAMED_MISSING_MUSTS = 3
const CORE_SKILL_LIMIT = { baseScore: 20, scorePerCoverage: 180, fromCoverage: 0.12 } as const

/**
 * Coverage carries 70 points; how well it reads 20 and how honest it looks 10, both only as far as the résumé is about this
 * job at all. Stuffing can cost more than its 10. Limits hold the sum down.
 */
export function atsScore({ matches, parseLost, stuffingLost }: ScoreState): Score {
  const covered = coverageShare(matches)
  const field = coreSkillCoverage(matches)
  const relevance = clamp((covered - RELEVANCE.fromCoverage) / RELEVANCE.coverageRange)
  const coverage = covered * MAX_PART_POINTS.coverage
  const parseability =
    relevance * (MAX_PART_POINTS.parseability - Math.min(MAX_PART_POINTS.parseability, parseLost))
  const stuffing = relevance * MAX_PART_POINTS.stuffing - Math.min(MAX_STUFFING_LOSS_POINTS, stuffingLost)
  const limits = [...mustLimits(matches), ...coreSkillLimit(field)]
  const most = Math.min(MAX_SCORE, ...limits.map(limit => limit.most))
  return {
    score: Math.round(Math.max(0, Math.min(most, coverage + parseability + stuffing))),
    coverage,
    parseability,
    stuffing,
    limits,
  }
}

function coverageShare(matches: RequirementMatch[]): number {
  const whole = matches.reduce((sum, { requirement }) => sum + requirement.weight, 0)
  return whole === 0
    ? 0
    : matches.reduce((sum, { requirement, value }) => sum + requirement.weight * value, 0) / whole
}

export function isMissingMust({ requirement, met }: RequirementMatch): boolean {
  const isCertain = requirement.kind !== 'skill' || !/^\p{Ll}/u.test(requirement.label)
  return (
    met === 'missing' &&
    requirement.importance === 'must' &&
    !requirement.isSoft &&
    requirement.kind !== 'word' &&
    isCertain
  )
}

function mustLimits(matches: RequirementMatch[]): Score['limits'] {
  const missingMusts = matches.filter(isMissingMust)
  if (missingMusts.length === 0) return []
  const strictest = Math.max(...missingMusts.map(({ requirement }) => requirement.stated))
  const most = Math.max(
    MIN_MUST_LIMIT_SCORE,
    (MAX_SCORE_BY_STATED[strictest] ?? MAX_SCORE_BY_STATED[0]) -
      POINTS_PER_FURTHER_MISSING_MUST * (missingMusts.length - 1),
  )
  const names = missingMusts.slice(0, MAX_NAMED_MISSING_MUSTS).map(({ requirement }) => requirement.label)
  const more =
    missingMusts.length > MAX_NAMED_MISSING_MUSTS
      ? ` and ${missingMusts.length - MAX_NAMED_MISSING_MUSTS} more`
      : ''
  return [{ most, reason: `Not found, though the posting asks for it: ${names.join(', ')}${more}.` }]
}

function coreSkillLimit(field: number): Score['limits'] {
  const most = Math.round(
    CORE_SKILL_LIMIT.baseScore +
      CORE_SKILL_LIMIT.scorePerCoverage * Math.max(0, field - CORE_SKILL_LIMIT.fromCoverage),
  )
  return most >= MAX_SCORE ? [] : [{ most, reason: 'Few of the job’s own skills appear in the résumé.' }]
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value))
}
