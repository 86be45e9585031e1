import { MIN_YEARS_SHARE } from './match-measured.ts'
import type { RequirementMatch } from './requirement-match.ts'

export interface ScoreState {
  matches: RequirementMatch[]
  parseLost: number
  stuffingLost: number
  /** Whether the work shown is in another field than the posting's. */
  isOtherField: boolean
  /** What of the coverage counts, 0 to 1; less than 1 only in another field. */
  fieldShare: number
  /** What work next to the posting's is worth whatever its lines share with it, 0 to 1. */
  neighborShare: number
}

interface Score {
  score: number
  coverage: number
  parseability: number
  stuffing: number
  limits: { most: number; reason: string }[]
}

export const MAX_PART_POINTS = { coverage: 70, parseability: 20, stuffing: 10 } as const
/**
 * Points by covered share. Nearly flat from .8 on: there two résumés of the same facts differ in their wording. Steep from .35
 * to .7: what tells a fitting résumé from one that shares a few words.
 */
const COVERAGE_CURVE = [
  [0, 0],
  [0.2, 4],
  [0.35, 15],
  [0.5, 42],
  [0.6, 70],
  [0.7, 91],
  [0.8, 96],
  [1, 100],
] as const
const MAX_SCORE = 100
/** What a list claims earns this share of what lines of work would, and never more than the flat part. */
const CLAIMED_SHARE = 0.3
const MAX_CLAIMED_POINTS = 95
/** What a parser misses costs a quarter of its points: a person reads it still. */
const PARSE_LOSS_SHARE = 0.25
const MAX_STUFFING_LOSS_POINTS = 40
const OTHER_FIELD_SCORE = 25
/** A credential half of whose name stands there may be the one that is asked for. */
const MAX_MISSING_CREDENTIAL_VALUE = 0.25
const MISSING_CREDENTIAL_LIMIT = { score: 69, perFurther: 5, least: 50 } as const
/** A tool that the sentence itself calls a must. */
const MISSING_STATED_TOOL_SCORE = 79
const MISSING_MOST_TOOLS = { score: 69, minTools: 3, share: 0.5 } as const
const MISSING_YEARS_SCORE = 74
/** Whatever else a posting lists as a must and nothing shows. It may stand there in words we did not know: rewording must not move a score by more than five. */
const MISSING_LISTED_MUST_SCORE = 95
/** Few write down that they finished school. */
const MIN_LIMITING_DEGREE = 2
const MAX_NAMED_MISSING_MUSTS = 3

/** Coverage carries 70 of 100 points, how well it reads 20 and how honest it looks 10; stuffing can cost more. Limits hold the sum down. */
export function atsScore(state: ScoreState): Score {
  const { matches, parseLost, stuffingLost, isOtherField, fieldShare, neighborShare } = state
  const shown = coveragePoints(coveredShare(matches, ({ value }) => value))
  const claimed = coveragePoints(coveredShare(matches, ({ claimedValue }) => claimedValue))
  const points = shown + CLAIMED_SHARE * Math.max(0, Math.min(MAX_CLAIMED_POINTS, claimed) - shown)
  const relevance = Math.max((points / MAX_SCORE) * fieldShare, neighborShare)
  const coverage = relevance * MAX_PART_POINTS.coverage
  const parseability =
    relevance *
    (MAX_PART_POINTS.parseability - PARSE_LOSS_SHARE * Math.min(MAX_PART_POINTS.parseability, parseLost))
  const stuffing = relevance * MAX_PART_POINTS.stuffing - Math.min(MAX_STUFFING_LOSS_POINTS, stuffingLost)
  const limits = [...mustLimits(matches), ...otherFieldLimit(isOtherField)]
  const most = Math.min(MAX_SCORE, ...limits.map(limit => limit.most))
  return {
    score: Math.round(Math.max(0, Math.min(most, coverage + parseability + stuffing))),
    coverage,
    parseability,
    stuffing,
    limits,
  }
}

/** Points for a covered share, 0 to 100, along the curve. */
export function coveragePoints(share: number): number {
  let [fromShare, fromPoints]: readonly [number, number] = COVERAGE_CURVE[0]
  for (const [toShare, toPoints] of COVERAGE_CURVE) {
    if (share <= toShare)
      return toShare === fromShare
        ? toPoints
        : fromPoints + ((toPoints - fromPoints) * (share - fromShare)) / (toShare - fromShare)
    fromShare = toShare
    fromPoints = toPoints
  }
  return MAX_SCORE
}

function coveredShare(matches: RequirementMatch[], value: (match: RequirementMatch) => number): number {
  const whole = matches.reduce((sum, { requirement }) => sum + requirement.weight, 0)
  return whole === 0
    ? 0
    : matches.reduce((sum, match) => sum + match.requirement.weight * value(match), 0) / whole
}

export function isMissingMust({ requirement, met }: RequirementMatch): boolean {
  return (
    (met === 'missing' || met === 'listed') &&
    requirement.importance === 'must' &&
    !requirement.isSoft &&
    !requirement.isCommon &&
    (requirement.isNamed || requirement.kind === 'degree' || requirement.kind === 'years')
  )
}

function mustLimits(matches: RequirementMatch[]): Score['limits'] {
  const missing = matches.filter(match => isMissingMust(match))
  const tools = matches.filter(({ requirement }) => isMustTool(requirement))
  const missingTools = missing.filter(({ requirement }) => requirement.kind === 'skill')
  const papers = missing.filter(
    ({ requirement, value }) =>
      (requirement.kind === 'credential' && value < MAX_MISSING_CREDENTIAL_VALUE) ||
      (requirement.kind === 'degree' &&
        !requirement.orExperience &&
        requirement.amount >= MIN_LIMITING_DEGREE),
  )
  const years = missing.filter(
    ({ requirement, value }) => requirement.kind === 'years' && value < MIN_YEARS_SHARE,
  )
  const limits: Score['limits'] = []
  if (papers.length > 0)
    limits.push({
      most: Math.max(
        MISSING_CREDENTIAL_LIMIT.least,
        MISSING_CREDENTIAL_LIMIT.score - MISSING_CREDENTIAL_LIMIT.perFurther * (papers.length - 1),
      ),
      reason: missingReason(papers),
    })
  if (
    missingTools.length >= MISSING_MOST_TOOLS.minTools &&
    missingTools.length > MISSING_MOST_TOOLS.share * tools.length
  )
    limits.push({ most: MISSING_MOST_TOOLS.score, reason: missingReason(missingTools) })
  else if (missingTools.some(({ requirement }) => requirement.stated === 2))
    limits.push({ most: MISSING_STATED_TOOL_SCORE, reason: missingReason(missingTools) })
  if (years.length > 0) limits.push({ most: MISSING_YEARS_SCORE, reason: missingReason(years) })
  return [...limits, ...listedMustLimit(matches, limits.length > 0)]
}

/** A must that is nowhere and sets no stricter limit: no score near 100 beside "not found". */
function listedMustLimit(matches: RequirementMatch[], isLimited: boolean): Score['limits'] {
  const notFound = matches.filter(
    ({ requirement: { importance, isSoft, isCommon, kind, amount, orExperience }, met }) =>
      met === 'missing' &&
      importance === 'must' &&
      !isSoft &&
      !isCommon &&
      (kind !== 'degree' || (amount >= MIN_LIMITING_DEGREE && !orExperience)),
  )
  if (isLimited || notFound.length === 0) return []
  return [{ most: MISSING_LISTED_MUST_SCORE, reason: missingReason(notFound) }]
}

function isMustTool({ kind, importance, isNamed }: RequirementMatch['requirement']): boolean {
  return kind === 'skill' && importance === 'must' && isNamed
}

function missingReason(missing: RequirementMatch[]): string {
  const names = missing.slice(0, MAX_NAMED_MISSING_MUSTS).map(({ requirement }) => requirement.label)
  const more =
    missing.length > MAX_NAMED_MISSING_MUSTS ? ` and ${missing.length - MAX_NAMED_MISSING_MUSTS} more` : ''
  return `Not shown, though the posting asks for it: ${names.join(', ')}${more}.`
}

function otherFieldLimit(isOtherField: boolean): Score['limits'] {
  return isOtherField ? [{ most: OTHER_FIELD_SCORE, reason: 'Your work so far is in another field.' }] : []
}
