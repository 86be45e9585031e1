import { withoutBrackets } from '#engine/text/brackets.ts'
import { namedDegreeLevel } from './degree-words.ts'
import { requiredYears } from './required-years.ts'

/** Years of work that go with a degree. */
export interface DegreeYears {
  level: number
  years: number
}

/** "PhD with 3+ years, or MS with 6+ years": the years asked of whoever holds which degree; "a degree or 4 years of work" asks none of them. */
export function degreeYears(text: string): DegreeYears[] {
  const found: DegreeYears[] = []
  let level = 0
  // "(Diploma holders with 10+ years may also apply)" is the exception.
  for (const piece of withoutBrackets(text.slice(0, MAX_CLAUSE_CHARS)).split(ALTERNATIVE)) {
    level = namedDegreeLevel(piece) || level
    const years = level > 0 && WITH_YEARS.test(piece) ? requiredYears(piece) : 0
    if (years > 0) found.push({ level, years })
  }
  return found
}

/** The years asked of somebody with such a degree; without one, or with a lower one, the most. */
export function yearsAskedOf(level: number, asked: readonly DegreeYears[]): number {
  const own = asked.filter(one => one.level <= level).sort((a, b) => b.level - a.level)[0]
  return own?.years ?? Math.max(...asked.map(({ years }) => years))
}

const MAX_CLAUSE_CHARS = 400
const ALTERNATIVE = /,?\s+or\s+|;\s*|\s*\/\s*/iu
/** The years belong to the degree where a word joins them. */
const WITH_YEARS =
  /\b(?:with|and|plus)\b[^.;]{0,20}?\d|\+ ?\d|,\s*(?:at least |minimum )?\d|\bwith (?:an? )?(?:\p{L}+ ){0,2}\p{L}+ years\b/iu
