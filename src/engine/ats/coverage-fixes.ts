import type { Analysis } from './analysis.ts'
import { atsScore, isMissingMust } from './ats-score.ts'
import { type DraftFix, type EffectOf, NO_EFFECT } from './draft-fix.ts'
import type { RequirementMatch } from './requirement-match.ts'
import { isOtherField } from './work-field.ts'

/** How the missing points are shared out among the fixes of requirements. */
const FIX_SHARES = { perWeight: 10, missingMust: 5 } as const

type Base = Pick<DraftFix, 'part' | 'line' | 'share' | 'label'>

/** What to do about one requirement that no line shows in full, and what a line that does would change. */
export function coverageFix(analysis: Analysis, match: RequirementMatch, effectOf: EffectOf): DraftFix {
  const { requirement, proof } = match
  const base: Base = {
    part: 'coverage',
    line: proof?.line ?? null,
    label: requirement.parts.length > 0 ? requirement.parts.join(' or ') : requirement.label,
    share:
      requirement.weight * (1 - match.value) * FIX_SHARES.perWeight +
      (isMissingMust(match) ? FIX_SHARES.missingMust : 0),
  }
  if (requirement.kind === 'title') return titleFix(analysis, match, base, effectOf)
  if (requirement.kind === 'years')
    return {
      ...base,
      edit: null,
      effect: NO_EFFECT,
      problem: `The posting asks for ${requirement.label}; ${yearsHeld(analysis, requirement.amount)}.`,
      advice: 'No wording mends this. If a job is missing or undated, add it with its months.',
    }
  return {
    ...base,
    edit: null,
    effect: state => ({
      ...state,
      matches: state.matches.map(one =>
        one.requirement === requirement ? { ...one, value: 1, claimedValue: 1, met: 'shown' } : one,
      ),
    }),
    problem: problemOf(match),
    advice: adviceOf(analysis, match),
  }
}

function yearsHeld({ evidence }: Analysis, asked: number): string {
  return evidence.years >= asked && isOtherField(evidence)
    ? `the ${evidence.years} years in dated jobs read as another field`
    : `the dated jobs add up to ${evidence.years}`
}

function problemOf({ requirement: { label, kind }, met, through, isUnsupported }: RequirementMatch): string {
  if (isUnsupported) return `${label} is listed, but nothing in your work could show it.`
  if (met === 'listed') return `${label} is listed but not shown in your work.`
  if (met === 'implied') return `${label} is likely from your work, but no line says it.`
  if (met === 'near') return `${label} is not named; ${through ?? 'something close'} is.`
  if (met === 'partly') return `${label} is shown in part.`
  return kind === 'degree' ? `The posting asks for: ${label}.` : `${label} is not in the résumé.`
}

/** Where the proof belongs. A list is no proof, so no advice says to list a thing. */
function adviceOf(
  { evidence }: Analysis,
  { requirement: { kind }, isUnsupported }: RequirementMatch,
): string {
  if (kind === 'degree')
    return 'If you hold it, name the degree in full under “Education”, with the school and the year.'
  if (kind === 'credential')
    return 'If you hold it, name it in full under “Certifications”, with who issued it and the year.'
  if (isUnsupported || isOtherField(evidence))
    return 'If you have done this, show it in a line of your work: what you did, with what result. If not, leave it out.'
  const job = evidence.facts.work.find(({ line }) => isAtWork(evidence, line))
  const place = job?.name ? ` at ${job.name}` : job?.position ? ` as ${job.position}` : ''
  return `If you have done this, show it in a line of your work${place}: what you did, with what result.`
}

/** A school is no place of work where it stands among the schools. */
function isAtWork({ lines }: Analysis['evidence'], line: number): boolean {
  return lines.find(({ line: { number } }) => number === line)?.line.section !== 'education'
}

function titleFix(
  { evidence, state }: Analysis,
  { requirement, met, value }: RequirementMatch,
  base: Base,
  effectOf: EffectOf,
): DraftFix {
  const headline = {
    line: (evidence.facts.basics.lines.name ?? 0) + 1,
    remove: 0,
    insert: [requirement.label],
  }
  const effect = effectOf(headline, NO_EFFECT)
  if (atsScore(effect(state)).score > atsScore(state).score)
    return {
      ...base,
      label: `Title “${requirement.label}”`,
      edit: headline,
      effect,
      problem: `The title “${requirement.label}” is not in the résumé${met === 'partly' ? ' in full' : ''}.`,
      advice: 'Name the role you are aiming at on the line under your name.',
    }
  const job = evidence.facts.work.find(({ line }) => isAtWork(evidence, line))?.position
  return {
    ...base,
    edit: null,
    effect: NO_EFFECT,
    problem:
      value > 0
        ? `No job of yours is called “${requirement.label}”.`
        : `The title “${requirement.label}” is not in the résumé.`,
    advice: `If you did this work under another title, add the posting’s words beside it${job ? `, such as “${job} (${requirement.label})”` : ''}.`,
  }
}
