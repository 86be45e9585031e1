import { chooseEmployer } from './choose-employer.ts'
import type { Part } from './heading-parts.ts'
import { hasTitleWord } from './title-words.ts'

/** Where the names stand in the headings of one person that leave no doubt, by the shape of the heading. */
export type HeadingPatterns = ReadonlyMap<string, NamePlaces>
type NamePlaces = { title: number; employer: number }

/** Parts of each heading without asides: one title word in a heading tells which of its parts is what. */
export function headingPatterns(headings: Part[][]): HeadingPatterns {
  const votes = new Map<string, Map<string, number>>()
  for (const parts of headings) {
    const titles = parts.filter(({ kind }) => kind === 'title')
    const [title] = titles
    const employer = title && titles.length === 1 ? chooseEmployer(parts, title) : undefined
    if (!title || !employer) continue
    const shape = shapeOf(parts)
    const places = `${parts.indexOf(title)} ${parts.indexOf(employer)}`
    const counts = votes.get(shape) ?? new Map<string, number>()
    votes.set(shape, counts.set(places, (counts.get(places) ?? 0) + 1))
  }
  return new Map([...votes].map(([shape, counts]) => [shape, placesOf(mostVoted(counts))]))
}

/** Title and employer of a heading without any title word, as the others of the same shape have them. */
export function namesByPattern(
  parts: Part[],
  patterns: HeadingPatterns | undefined,
): { position: Part; employer: Part } | null {
  if (parts.some(({ kind }) => kind === 'title')) return null
  const places = patterns?.get(shapeOf(parts))
  const position = places && parts[places.title]
  const employer = places && parts[places.employer]
  return position && employer && (position.kind === null || isLikelyTitle(position, employer))
    ? { position, employer }
    : null
}

/** "Site Services" above "Aegean Build, Piraeus", as "Foreman" stands elsewhere: the word for a firm misleads where the other has none, and in "Team Leader Regulatory Services". */
function isLikelyTitle(position: Part, employer: Part): boolean {
  return !LEGAL_FORM.test(position.text) && (employer.kind === null || hasTitleWord(position.text))
}

const LEGAL_FORM = /\b(?:inc|ltd|limited|llc|llp|plc|gmbh|ag|corp|co|bv|nv|ab|as|oy|sa|srl|kft)\b\.?$/iu

function shapeOf(parts: Part[]): string {
  return parts.map(({ at, mark, isBehindDates }) => `${at}${mark}${isBehindDates ? '!' : ''}`).join(' ')
}

function mostVoted(counts: ReadonlyMap<string, number>): string {
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}

function placesOf(places: string): NamePlaces {
  const [title = 0, employer = 0] = places.split(' ').map(Number)
  return { title, employer }
}
