import { isRelatedSubject } from './degree-fields.ts'
import { holdsSubject } from './degree-subject.ts'
import { yearsAskedOf } from './degree-years.ts'
import type { Evidence } from './evidence.ts'
import { isJobLine } from './proof-kinds.ts'
import type { ResumeEvidence } from './read-evidence.ts'
import type { Requirement } from './requirement.ts'
import type { RequirementMatch } from './requirement-match.ts'
import { titleWordKey, titleWordKeys } from './title-word-key.ts'

export const HEADLINE_TITLE_VALUE = 0.7
export const MIN_YEARS_SHARE = 0.6
const YEARS_IN_PLACE_OF_DEGREE = 4
const YEARS_TOLERANCE = 0.25
/** Below this no job held is of the post in which the years are asked. */
const MIN_POST_SIMILARITY = 0.3
const DEGREE_VALUES = { experienceInstead: 0.8, otherSubject: 0.4, oneLevelBelow: 0.3 } as const
const TITLE_MATCH = { fullShare: 0.99, minShare: 0.5, partialValue: 0.6 } as const
/** Titles of one occupation count as half of the words do; of the very same one, as their similarity. */
const LIKE_ROLE_SIMILARITY = 0.68
const SAME_ROLE_SIMILARITY = 0.9

export function matchYears(
  requirement: Requirement,
  { years, facts, field, title, degree }: ResumeEvidence,
): RequirementMatch {
  const first = facts.work[0]
  const proof = first ? { line: first.line, text: `${years} years in dated jobs` } : null
  const { amount: fewest, yearsByDegree, words } = requirement
  const amount = yearsByDegree.length === 0 ? fewest : yearsAskedOf(degree.level, yearsByDegree)
  // Years on the phones are no year as a team leader.
  const neverHeldPost = words.length > 0 && field.isKnown && title < MIN_POST_SIMILARITY
  if (neverHeldPost) return match(requirement, 0, 'missing', null)
  if (years + YEARS_TOLERANCE >= amount) return match(requirement, 1, 'shown', proof)
  if (years >= amount * MIN_YEARS_SHARE) return match(requirement, years / amount, 'partly', proof)
  return match(requirement, 0, 'missing', null)
}

export function matchDegree(
  requirement: Requirement,
  { degree, degreeTexts, years }: ResumeEvidence,
): RequirementMatch {
  const proof = degree.level > 0 ? { line: degree.line, text: degree.text } : null
  if (degree.level >= requirement.amount)
    return degreeTexts.some(text => holdsSubject(requirement.words, text)) &&
      (requirement.words.length > 0 || isRelatedSubject(requirement.label, degreeTexts))
      ? match(requirement, 1, 'shown', proof)
      : match(requirement, DEGREE_VALUES.otherSubject, 'partly', proof)
  if (requirement.orExperience && years >= YEARS_IN_PLACE_OF_DEGREE)
    return {
      ...match(requirement, DEGREE_VALUES.experienceInstead, 'near', proof),
      through: `${years} years of work`,
    }
  // The step below is worth something to a reader, but the degree that is asked for is not held.
  const isOneLevelBelow = degree.level > 0 && degree.level === requirement.amount - 1
  return match(requirement, isOneLevelBelow ? DEGREE_VALUES.oneLevelBelow : 0, 'missing', null)
}

export function matchTitle(
  requirement: Requirement,
  { lines, facts, stuffing, title }: ResumeEvidence,
): RequirementMatch {
  const positions = new Set(facts.work.flatMap(job => [job.line, job.line + 1, job.line + 2]))
  const wanted = requirement.words.map(titleWordKey)
  const job = lines.find(({ line }) => line.number === facts.work[0]?.line)?.line
  let top =
    title >= LIKE_ROLE_SIMILARITY && job
      ? match(requirement, title >= SAME_ROLE_SIMILARITY ? title : TITLE_MATCH.partialValue, 'partly', {
          line: job.number,
          text: job.text,
        })
      : match(requirement, 0, 'missing', null)
  for (const { line, words } of lines) {
    const isJob =
      !line.isBullet &&
      !NO_JOB_SECTIONS.has(line.section) &&
      ((line.section === 'work' && positions.has(line.number)) || isJobLine(line))
    if (
      (!isJob && line.section !== 'head' && line.section !== 'summary') ||
      stuffing.ignoredLines.has(line.number)
    )
      continue
    const own = new Set(words.flatMap(titleWordKeys))
    const share = wanted.filter(word => own.has(word)).length / wanted.length
    // A title in the headline only counts less: anyone can write it there.
    const value =
      (share > TITLE_MATCH.fullShare ? 1 : share >= TITLE_MATCH.minShare ? TITLE_MATCH.partialValue : 0) *
      (isJob ? 1 : HEADLINE_TITLE_VALUE)
    if (value > top.value || (value === 1 && top.met !== 'shown'))
      top = match(requirement, value, value === 1 ? 'shown' : 'partly', {
        line: line.number,
        text: line.text,
      })
  }
  return top
}

/** A dated line among schools or papers is no post held. */
const NO_JOB_SECTIONS: ReadonlySet<string> = new Set(['education', 'certificates', 'skills'])

function match(
  requirement: Requirement,
  value: number,
  met: RequirementMatch['met'],
  proof: Evidence | null,
): RequirementMatch {
  return { requirement, value, claimedValue: value, met, proof, through: null, isUnsupported: false }
}
