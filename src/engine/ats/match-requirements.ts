import type { SkillLexicon } from '#engine/skills/load-skill-lexicon.ts'
import { clauseCoverage } from './clause-coverage.ts'
import type { Evidence } from './evidence.ts'
import { matchDegree, matchTitle, matchYears } from './match-measured.ts'
import { ramp } from './ramp.ts'
import type { ResumeEvidence } from './read-evidence.ts'
import type { Requirement } from './requirement.ts'
import { missing, type RequirementMatch } from './requirement-match.ts'
import { isOtherField } from './work-field.ts'

/** The shares of a requirement's significant words from which a line says some of it, and all: nobody repeats a posting word for word. */
const COVERAGE_RAMP = { from: 0.15, to: 0.6 } as const
/** Of a credential's name more must stand there: two registrations share most of their words. */
const CREDENTIAL_RAMP = { from: 0.35, to: 0.75 } as const
/** From here on a requirement counts as met. */
const MIN_MET_VALUE = 0.5
/** From here on a line tells something of a task that the work implies. */
const MIN_TOLD_VALUE = 0.35
const SIMILAR_SKILL_VALUE = 0.5
/** What work in the same role makes likely of a task that no line names. */
const IMPLIED_VALUE = 0.75
const FIELD_RAMP = { from: 0.6, to: 0.72 } as const
const TITLE_RAMP = { from: 0.5, to: 0.68 } as const
/** Words of the field alone, without a title of it, make a task this likely. */
const MIN_TITLE_FACTOR = 0.2
/** The mean share of the tasks that lines name: from where it stands in for a title, and below which work implies less. */
const TASKS_RAMP = { from: 0.27, to: 0.38 } as const
const FEW_TASKS_RAMP = { from: 0.12, to: 0.27 } as const
/** Titles of the very role: neighbors reach .8. */
const SAME_ROLE_RAMP = { from: 0.8, to: 0.85 } as const
/** Somebody who holds the very role does its work in whatever words: how much the words then say at least, when lines name a little of it. */
const SAME_ROLE_LEAST = 0.9
const SAME_ROLE_TASKS_RAMP = { from: 0.05, to: 0.1 } as const
const SAME_ROLE_FIELD_RAMP = { from: 0.2, to: 0.28 } as const
/** Named tasks of work that is of the field by words and title imply the rest of it: between them and a neighbor's lies this. */
const NAMED_RAMPS = {
  tasks: { from: 0.3, to: 0.38 },
  title: { from: 0.3, to: 0.5 },
  centered: { from: 0.2, to: 0.42 },
  /** Most of the tasks, in whatever words around them. */
  mostTasks: { from: 0.45, to: 0.6 },
} as const
/** Who shows all tools and papers that the posting names needs this much less of the tasks. */
const SHOWN_NAMES_TASKS = 0.08

export function matchRequirements(
  lexicon: SkillLexicon,
  requirements: Requirement[],
  evidence: ResumeEvidence,
): RequirementMatch[] {
  const shown = reachableSkills(lexicon, evidence.shown)
  const listed = reachableSkills(lexicon, evidence.listed)
  const implied = IMPLIED_VALUE * impliedByWork(evidence, shownNames(lexicon, requirements, evidence, shown))
  const matches = requirements.map(requirement =>
    matchOne(lexicon, requirement, evidence, shown, listed, implied),
  )
  return matches.map(match => (isWithoutTool(match, matches) ? { ...match, met: 'partly' } : match))
}

/** Six years of work are no "3 years of Python" in full where the Python beside them is shown nowhere. */
function isWithoutTool({ requirement, met }: RequirementMatch, matches: RequirementMatch[]): boolean {
  if (requirement.kind !== 'years' || met !== 'shown') return false
  const tools = matches.filter(
    ({ requirement: { kind, postingLine, concepts } }) =>
      kind === 'skill' &&
      postingLine === requirement.postingLine &&
      concepts.some(concept => requirement.concepts.includes(concept)),
  )
  return tools.length > 0 && tools.every(tool => tool.met === 'missing')
}

/** Whether the work could hold what a list claims; of a line or two of work nobody can tell. */
function couldShow(evidence: ResumeEvidence): boolean {
  return !isOtherField(evidence) && (!evidence.field.isKnown || impliedByWork(evidence, 0) > 0)
}

/**
 * How likely work like this holds tasks that no line names, 0 to 1: it must be of the field by its words, by its titles or by
 * the tasks that are named, and some of the tasks must be named at all.
 */
function impliedByWork({ field, title, tasks }: ResumeEvidence, names: number): number {
  const role = ramp(title, TITLE_RAMP.from, TITLE_RAMP.to) + ramp(tasks, TASKS_RAMP.from, TASKS_RAMP.to)
  const least =
    SAME_ROLE_LEAST *
    ramp(title, SAME_ROLE_RAMP.from, SAME_ROLE_RAMP.to) *
    ramp(tasks, SAME_ROLE_TASKS_RAMP.from, SAME_ROLE_TASKS_RAMP.to) *
    ramp(field.centered, SAME_ROLE_FIELD_RAMP.from, SAME_ROLE_FIELD_RAMP.to)
  const named =
    ramp(tasks + SHOWN_NAMES_TASKS * names, NAMED_RAMPS.tasks.from, NAMED_RAMPS.tasks.to) *
    ramp(title, NAMED_RAMPS.title.from, NAMED_RAMPS.title.to) *
    Math.max(
      ramp(field.centered, NAMED_RAMPS.centered.from, NAMED_RAMPS.centered.to),
      ramp(tasks, NAMED_RAMPS.mostTasks.from, NAMED_RAMPS.mostTasks.to),
    )
  return Math.max(
    named,
    Math.max(least, ramp(field.plain, FIELD_RAMP.from, FIELD_RAMP.to)) *
      Math.min(1, Math.max(MIN_TITLE_FACTOR, role)) *
      Math.max(least, ramp(tasks, FEW_TASKS_RAMP.from, FEW_TASKS_RAMP.to)),
  )
}

/** The share of the tools and papers that must be there which the work shows; a neighbor does like tasks with other ones. */
function shownNames(
  lexicon: SkillLexicon,
  requirements: Requirement[],
  evidence: ResumeEvidence,
  shown: ReachableSkills,
): number {
  const named = requirements.filter(
    ({ isNamed, isCommon, importance }) => isNamed && !isCommon && importance === 'must',
  )
  const isShown = (requirement: Requirement) =>
    directMatch(lexicon, requirement, evidence, shown, line => isShowing(requirement, evidence, line))
      .value >= MIN_MET_VALUE
  return named.length === 0 ? 1 : named.filter(isShown).length / named.length
}

function matchOne(
  lexicon: SkillLexicon,
  requirement: Requirement,
  evidence: ResumeEvidence,
  shown: ReachableSkills,
  listed: ReachableSkills,
  impliedValue: number,
): RequirementMatch {
  if (requirement.kind === 'years')
    return isOtherField(evidence) ? missing(requirement) : matchYears(requirement, evidence)
  if (requirement.kind === 'title') return matchTitle(requirement, evidence)
  const direct = directMatch(lexicon, requirement, evidence, shown, line =>
    isShowing(requirement, evidence, line),
  )
  const claim = directMatch(
    lexicon,
    requirement,
    evidence,
    listed,
    line => evidence.proofKinds[line] !== 'none',
  )
  const isSupported = couldShow(evidence)
  if (requirement.kind === 'degree') return betterMatch(matchDegree(requirement, evidence), direct)
  const implied = isImplicable(requirement) ? impliedValue : 0
  const value = direct.value + (1 - direct.value) * implied
  const claimed = Math.max(direct.value, isSupported ? claim.value : 0)
  const met = howMet(direct, claim, value)
  return {
    requirement,
    value,
    claimedValue: claimed + (1 - claimed) * implied,
    ...met,
    isUnsupported: met.met === 'listed' && !isSupported && !requirement.isSoft && !requirement.isCommon,
  }
}

function howMet(
  direct: DirectMatch,
  claim: DirectMatch,
  value: number,
): Pick<RequirementMatch, 'met' | 'proof' | 'through'> {
  if (direct.value >= MIN_MET_VALUE)
    return {
      met: direct.isNear ? 'near' : direct.value >= 1 ? 'shown' : 'partly',
      proof: direct.proof,
      through: direct.through,
    }
  // A line that shares a word with the task is no reason to think it was done.
  if (value >= MIN_MET_VALUE)
    return { met: 'implied', proof: direct.value >= MIN_TOLD_VALUE ? direct.proof : null, through: null }
  if (claim.value >= MIN_MET_VALUE) return { met: 'listed', proof: claim.proof, through: claim.through }
  return { met: 'missing', proof: null, through: null }
}

/** Above these levels, degrees go by their level. */
const MAX_NAMED_DEGREE = 2

/** A school's own name for a degree ("HVAC/R Certificate") or a paper in its place may say more than its level. */
function betterMatch(byLevel: RequirementMatch, direct: DirectMatch): RequirementMatch {
  return (byLevel.requirement.isNamed || byLevel.requirement.amount <= MAX_NAMED_DEGREE) &&
    direct.value > byLevel.value &&
    direct.value >= MIN_MET_VALUE
    ? { ...byLevel, value: direct.value, claimedValue: direct.value, met: 'partly', proof: direct.proof }
    : byLevel
}

/** A credential shows wherever it stands but in a list of keywords or as a plan; everything else in lines of work. */
function isShowing(requirement: Requirement, { proofKinds, lines }: ResumeEvidence, line: number): boolean {
  if (requirement.kind !== 'credential' && requirement.kind !== 'degree') return proofKinds[line] === 'shown'
  const own = lines[line]
  // A paralegal's job is no paralegal certificate.
  if (requirement.kind === 'degree' && own?.line.section === 'work' && !own.isUnderPapers) return false
  return proofKinds[line] !== 'none' && own?.isRecord === true
}

/** Work of the same kind holds its tasks, not a tool, a standard, a licence or a language. */
function isImplicable({ kind, isNamed }: Requirement): boolean {
  return (kind === 'phrase' || kind === 'skill') && !isNamed
}

interface DirectMatch {
  value: number
  proof: Evidence | null
  through: string | null
  isNear: boolean
}

function directMatch(
  lexicon: SkillLexicon,
  requirement: Requirement,
  evidence: ResumeEvidence,
  reached: ReachableSkills,
  isWanted: (line: number) => boolean,
): DirectMatch {
  for (const concept of requirement.kind === 'skill' ? requirement.concepts : []) {
    const proof = reached.proofs.get(concept)
    const provenBy = reached.provenBy.get(concept)
    if (proof)
      return {
        value: 1,
        proof,
        through: provenBy === undefined ? null : lexicon.name(provenBy),
        isNear: false,
      }
  }
  const covered = clauseCoverage(requirement.variants, evidence.index, isWanted)
  const line = evidence.lines[covered.line]?.line
  const { from, to } = requirement.kind === 'credential' ? CREDENTIAL_RAMP : COVERAGE_RAMP
  const value = ramp(covered.share, from, to)
  const near =
    requirement.kind === 'skill' ? requirement.concepts.find(concept => reached.near.has(concept)) : undefined
  if (near !== undefined && value < SIMILAR_SKILL_VALUE) {
    const similarTo = reached.similarTo.get(near)
    return {
      value: SIMILAR_SKILL_VALUE,
      proof: reached.near.get(near) ?? null,
      through: similarTo === undefined ? null : lexicon.name(similarTo),
      isNear: true,
    }
  }
  return { value, proof: line ? { line: line.number, text: line.text } : null, through: null, isNear: false }
}

interface ReachableSkills {
  proofs: Map<number, Evidence>
  provenBy: Map<number, number>
  near: Map<number, Evidence>
  similarTo: Map<number, number>
}

/** Skills that the named ones prove in full ("React" proves JavaScript), and those they are similar to. */
function reachableSkills(lexicon: SkillLexicon, own: Map<number, Evidence>): ReachableSkills {
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
        if (proofs.has(implied)) continue
        proofs.set(implied, proof)
        provenBy.set(implied, concept)
      }
    }
    for (const similar of lexicon.similarSkills.get(concept) ?? []) {
      if (near.has(similar)) continue
      near.set(similar, proof)
      similarTo.set(similar, concept)
    }
  }
  return { proofs, provenBy, near, similarTo }
}
