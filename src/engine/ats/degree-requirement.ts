import { withoutBrackets } from '#engine/text/brackets.ts'
import { degreeSubject } from './degree-subject.ts'
import { namedDegreeLevel, plainDegrees } from './degree-words.ts'
import { degreeYears } from './degree-years.ts'
import type { Requirement } from './requirement.ts'

const MAX_DEGREE_TEXT_CHARS = 2000

export function degreeRequirement(base: Requirement, level: number, hasPaperInstead: boolean): Requirement {
  const preferredOnly = /\b(?:preferred|a plus|desired|ideally)\b/iu.test(base.label)
    ? ({ importance: 'nice', stated: 0 } as const)
    : {}
  return {
    ...base,
    kind: 'degree',
    isNamed: hasPaperInstead,
    amount: level,
    orExperience:
      hasPaperInstead || /equivalent|vergleichbar|gleichwertig|or (?:\w+ ){0,3}experience/iu.test(base.label),
    words: degreeSubject(base.label),
    ...preferredOnly,
  }
}

/** "BSc and 5 years in a plant" asks for the years too. */
export function yearsWithDegree(base: Requirement, text: string): Requirement[] {
  const asked = degreeYears(text)
  if (asked.length === 0) return []
  const amount = Math.min(...asked.map(({ years }) => years))
  return [{ ...base, kind: 'years', label: yearsLabel(text), amount, yearsByDegree: asked }]
}

/** From the first number of years on. */
function yearsLabel(text: string): string {
  const at = text.search(
    /(?:minimum |at least )?(?:\d{1,2}|\b\p{L}{3,6})\+?\s*(?:\(\d+\)\s*)?(?:years?|yrs?)\b/iu,
  )
  return at > 0 ? text.slice(at) : text
}

export function lowestDegree(text: string): number {
  const levels = withoutBrackets(plainDegrees(text.slice(0, MAX_DEGREE_TEXT_CHARS)))
    .split(/\bor\b|\/|,/u)
    .map(namedDegreeLevel)
    .filter(level => level > 0)
  return levels.length === 0 ? 0 : Math.min(...levels)
}

/** "Grade 12 or GED", "LLB or CILEX", "paralegal certificate or bachelor's degree": a paper that will do in place of the degree. */
export function isInsteadOfDegree(text: string, { label, parts }: Requirement): boolean {
  if (namedDegreeLevel(label) > 0) return true
  const name = parts[0] ?? label
  const at = text.indexOf(name)
  const after = text.slice(at + name.length)
  if (at >= 0 && OR_AFTER.test(after) && namedDegreeLevel(after) > 0) return true
  return at > 0 && namedDegreeLevel(text.slice(0, at)) > 0 && OR_BEFORE.test(text.slice(0, at))
}
const OR_AFTER = /^(?: \p{Ll}+)?(?:,? or\s|\s?\/)/u
const OR_BEFORE = /(?:\bor|\/)\s+(?:an? |the )?$/iu
