import type { SkillLexicon } from '#engine/skills/load-skill-lexicon.ts'
import { tokenize } from '#engine/text/tokens.ts'
import type { Evidence } from './evidence.ts'
import type { ResumeEvidence } from './read-evidence.ts'
import { addProof, SHOWN } from './read-evidence.ts'
import type { Requirement } from './requirement.ts'
import { titleWordKey, titleWordKeys } from './title-word-key.ts'

export interface RequirementMatch {
  requirement: Requirement
  /** 0 to 1. */
  value: number
  met: 'shown' | 'listed' | 'near' | 'partly' | 'missing'
  proof: Evidence | null
  /** The other skill that proves this one. */
  through: string | null
}

interface ProvenSkills {
  proofs: Map<number, Evidence>
  provenBy: Map<number, number>
  near: Map<number, Evidence>
  similarTo: Map<number, number>
}

const SIMILAR_SKILL_VALUE = 0.5
const HEADLINE_TITLE_VALUE = 0.7
const MIN_LISTED_VALUE = 0.6
const WORDS_ONLY_VALUE = 0.8
const MIN_YEARS_SHARE = 0.6
const YEARS_IN_PLACE_OF_DEGREE = 4
const MIN_FIELD_COVERAGE = 0.25
const YEARS_TOLERANCE = 0.25
const DEGREE_VALUES = { experienceInstead: 0.8, oneLevelBelow: 0.3 } as const
const TITLE_MATCH = { fullShare: 0.99, minShare: 0.5, partialValue: 0.6 } as const

export function matchRequirements(
  lexicon: SkillLexicon,
  requirements: Requirement[],
  evidence: ResumeEvidence,
): RequirementMatch[] {
  const reached = expandProofs(lexicon, evidence.proofs)
  return applyFieldToYears(
    requirements.map(one => matchOne(lexicon, one, evidence, reached)),
    evidence,
  )
}

/** The matches as they would be if one more skill were proved. */
export function matchesWithSkill(
  lexicon: SkillLexicon,
  matches: RequirementMatch[],
  evidence: ResumeEvidence,
  concept: number,
  quality: number,
): RequirementMatch[] {
  const proof = { quality, line: 1, text: '' }
  const { proofs, near } = expandProofs(lexicon, new Map([[concept, proof]]))
  const raised = matches.map(match => {
    if (match.requirement.kind !== 'skill') return match
    const { concepts } = match.requirement
    const value = concepts.some(one => proofs.has(one))
      ? quality
      : concepts.some(one => near.has(one))
        ? quality * SIMILAR_SKILL_VALUE
        : 0
    return value > match.value
      ? { ...match, value, met: value < MIN_LISTED_VALUE ? ('near' as const) : ('listed' as const) }
      : match
  })
  return applyFieldToYears(raised, evidence)
}

/** Without MIN_FIELD_COVERAGE of the core skills, dated years do not meet a years requirement. */
export function applyFieldToYears(matches: RequirementMatch[], evidence: ResumeEvidence): RequirementMatch[] {
  const isField = coreSkillCoverage(matches) >= MIN_FIELD_COVERAGE
  return matches.map(match => {
    if (match.requirement.kind !== 'years') return match
    return isField ? matchYearsRequirement(match.requirement, evidence) : missing(match.requirement)
  })
}

/** The share of the hard skills and the title that is covered: whether this is the same field at all. */
export function coreSkillCoverage(matches: RequirementMatch[]): number {
  let covered = 0
  let whole = 0
  for (const { requirement, value } of matches) {
    if (
      requirement.kind === 'years' ||
      requirement.kind === 'degree' ||
      requirement.isSoft ||
      requirement.isCommon
    )
      continue
    covered += requirement.weight * value
    whole += requirement.weight
  }
  return whole === 0 ? 1 : covered / whole
}

function matchOne(
  lexicon: SkillLexicon,
  requirement: Requirement,
  evidence: ResumeEvidence,
  reached: ProvenSkills,
): RequirementMatch {
  if (requirement.kind === 'years') return matchYearsRequirement(requirement, evidence)
  if (requirement.kind === 'degree') return matchDegreeRequirement(requirement, evidence)
  if (requirement.kind === 'title') return matchTitleRequirement(requirement, evidence)
  if (requirement.kind === 'word') return matchWordsRequirement(requirement, evidence, requirement.words)
  const exact = best(requirement.concepts, reached.proofs)
  if (exact) {
    const provenBy = reached.provenBy.get(exact.concept)
    return found(requirement, exact.proof, provenBy === undefined ? null : lexicon.name(provenBy))
  }
  const words =
    requirement.concepts.length === 1
      ? matchWordsRequirement(requirement, evidence, tokenize(requirement.label).words)
      : missing(requirement)
  if (words.value > 0) return words
  const near = best(requirement.concepts, reached.near)
  if (!near) return missing(requirement)
  const similarTo = reached.similarTo.get(near.concept)
  return {
    requirement,
    value: near.proof.quality * SIMILAR_SKILL_VALUE,
    met: 'near',
    proof: near.proof,
    through: similarTo === undefined ? null : lexicon.name(similarTo),
  }
}

function expandProofs(lexicon: SkillLexicon, own: Map<number, Evidence>): ProvenSkills {
  const proofs = new Map(own)
  const provenBy = new Map<number, number>()
  const near = new Map<number, Evidence>()
  const similarTo = new Map<number, number>()
  for (const [concept, proof] of own) {
    const open = [concept]
    const seen = new Set(open)
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const implied of lexicon.impliedSkills.get(at) ?? []) {
        if (seen.has(implied)) continue
        seen.add(implied)
        open.push(implied)
        if ((proofs.get(implied)?.quality ?? 0) < proof.quality) provenBy.set(implied, concept)
        addProof(proofs, implied, proof)
      }
    }
    for (const similar of lexicon.similarSkills.get(concept) ?? []) {
      if ((near.get(similar)?.quality ?? 0) < proof.quality) similarTo.set(similar, concept)
      addProof(near, similar, proof)
    }
  }
  return { proofs, provenBy: provenBy, near, similarTo }
}

function best(
  concepts: number[],
  proofs: Map<number, Evidence>,
): { concept: number; proof: Evidence } | undefined {
  let top: { concept: number; proof: Evidence } | undefined
  for (const concept of concepts) {
    const proof = proofs.get(concept)
    if (proof && proof.quality > (top?.proof.quality ?? 0)) top = { concept, proof }
  }
  return top
}

function matchYearsRequirement(requirement: Requirement, { years, facts }: ResumeEvidence): RequirementMatch {
  const first = facts.work[0]
  const proof = first ? { quality: SHOWN, line: first.line, text: `${years} years in dated jobs` } : null
  if (years + YEARS_TOLERANCE >= requirement.amount)
    return { requirement, value: 1, met: 'shown', proof, through: null }
  if (years >= requirement.amount * MIN_YEARS_SHARE)
    return { requirement, value: years / requirement.amount, met: 'partly', proof, through: null }
  return missing(requirement)
}

function matchDegreeRequirement(
  requirement: Requirement,
  { degree, years }: ResumeEvidence,
): RequirementMatch {
  const proof = degree.level > 0 ? { quality: SHOWN, line: degree.line, text: degree.text } : null
  if (degree.level >= requirement.amount) return { requirement, value: 1, met: 'shown', proof, through: null }
  if (requirement.orExperience && years >= YEARS_IN_PLACE_OF_DEGREE)
    return {
      requirement,
      value: DEGREE_VALUES.experienceInstead,
      met: 'near',
      proof,
      through: `${years} years of work`,
    }
  if (degree.level === requirement.amount - 1 && degree.level > 0)
    return { requirement, value: DEGREE_VALUES.oneLevelBelow, met: 'partly', proof, through: null }
  return missing(requirement)
}

function matchTitleRequirement(
  requirement: Requirement,
  { lines, facts, stuffing }: ResumeEvidence,
): RequirementMatch {
  const positions = new Set(facts.work.flatMap(job => [job.line, job.line + 1, job.line + 2]))
  const wanted = requirement.words.map(titleWordKey)
  let top = missing(requirement)
  for (const { line, words } of lines) {
    const isJob = line.section === 'work' && positions.has(line.number) && !line.isBullet
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
    if (value > top.value) {
      top = {
        requirement,
        value,
        met: value === 1 ? 'shown' : 'partly',
        proof: { quality: SHOWN, line: line.number, text: line.text },
        through: null,
      }
    }
  }
  return top
}

function matchWordsRequirement(
  requirement: Requirement,
  { index, lines }: ResumeEvidence,
  words: string[],
): RequirementMatch {
  const [first, ...rest] = words.map(word => index.get(word) ?? []).sort((a, b) => a.length - b.length)
  const line = first?.find(at => rest.every(list => sortedIncludes(list, at)))
  const held = line === undefined ? undefined : lines[line]
  if (!held) return missing(requirement)
  return found(
    requirement,
    {
      quality: held.line.section === 'work' || held.line.section === 'projects' ? SHOWN : WORDS_ONLY_VALUE,
      line: held.line.number,
      text: held.line.text,
    },
    null,
  )
}

/** Whether a rising list holds a number; a plain search would make long résumés quadratic. */
function sortedIncludes(rising: number[], wanted: number): boolean {
  let from = 0
  let to = rising.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((rising[middle] ?? 0) < wanted) from = middle + 1
    else to = middle
  }
  return rising[from] === wanted
}

function found(requirement: Requirement, proof: Evidence, through: string | null): RequirementMatch {
  return {
    requirement,
    value: proof.quality,
    met: proof.quality >= SHOWN ? 'shown' : 'listed',
    proof,
    through,
  }
}

function missing(requirement: Requirement): RequirementMatch {
  return { requirement, value: 0, met: 'missing', proof: null, through: null }
}
