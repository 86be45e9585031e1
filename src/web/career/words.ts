import { LAST_PROJECTED_YEAR } from '#shared/career/data-sources.ts'
import { EDUCATION_LEVELS, type EducationLevel, educationText } from '#shared/career/education.ts'
import { grouped, type SalaryBand } from '#shared/career/pay.ts'
import { placeInSentence } from '#shared/career/place-in-sentence.ts'
import type { SuggestionKind } from '#shared/career/suggestion.ts'

/** Color says the kind, and the word always stands beside it. `tone` is for words, `mark` for drawings, `dot` for round marks. */
export const KINDS: Record<
  SuggestionKind,
  { label: string; short: string; tone: string; mark: string; dot: string }
> = {
  'same field': {
    label: 'Your field',
    short: 'Your field',
    tone: 'text-action',
    mark: 'text-action',
    dot: 'bg-action',
  },
  adjacent: {
    label: 'Next to your field',
    short: 'Next to it',
    tone: 'text-info',
    mark: 'text-info',
    dot: 'bg-info',
  },
  stretch: {
    label: 'A stretch',
    short: 'A stretch',
    tone: 'text-attention',
    mark: 'text-attention-mark',
    dot: 'bg-attention-mark',
  },
}

/** "+22.0%", with a true minus sign. */
export function growthText(percent: number): string {
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`
}

export function jobsText({ growth, openings }: { growth: number | null; openings: number | null }): string {
  return [
    growth === null ? 'growth not published' : `jobs ${growthText(growth)} by ${LAST_PROJECTED_YEAR}`,
    openings === null ? '' : `about ${grouped(openings)} openings a year`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** "associate degree": what stands on its own, without an article. */
export function schooling(level: EducationLevel): string {
  return educationText(level).replace(/^an? /, '')
}

/** For an axis. */
export const SHORT_SCHOOLING: Record<EducationLevel, string> = {
  'No formal educational credential': 'no credential',
  'High school diploma or equivalent': 'high school',
  'Postsecondary nondegree award': 'certificate',
  'Some college, no degree': 'some college',
  "Associate's degree": 'associate',
  "Bachelor's degree": 'bachelor’s',
  "Master's degree": 'master’s',
  'Doctoral or professional degree': 'doctorate',
}

export function schoolingRank(level: EducationLevel | null): number {
  return level === null ? -1 : EDUCATION_LEVELS.indexOf(level)
}

/** The pay of a role as a range with an en dash, or the words that say none is published. */
export function payRangeText({ salary_range }: { salary_range: string }): string {
  return salary_range.replace(' - ', ' – ')
}

/** What the work of today pays; figures of the whole United States are not anybody's own pay. */
export function todayPayText(now: { salary_range: string; pay: SalaryBand | null }): string {
  return isNationalPay(now.pay)
    ? `US pay for your work today ${payRangeText(now)}`
    : `today ${payRangeText(now)}`
}

/** No pay is known of the person's own place: it is abroad, anywhere, or not understood. */
export function isNationalPay(pay: SalaryBand | null): boolean {
  return pay?.place === 'United States'
}

/** "a year in Columbus, OH, for 2–5 years in the role": what the range holds for. */
export function payBasisText({ unit, place, basis }: SalaryBand): string {
  const people = /\d/.test(basis) ? `for ${basis} in the role` : basis
  return `${unit === 'hour' ? 'an hour' : 'a year'} in ${placeInSentence(place)}, ${people}`
}

export function listText(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
