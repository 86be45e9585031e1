import { hasTitleWord } from '#engine/resume/title-words.ts'
import { anyOf, raw } from '#engine/text/any-of.ts'
import { employerName } from './employer-name.ts'
import type { Place } from './place.ts'

/** A job as places of a letter: where a heading among its lines begins another place, or what is no work, it ends. */
export function withinPlaces(job: Place): Place[] {
  if (NO_WORK.test(job.name ?? '') || NO_WORK.test(job.position ?? '')) return []
  let place: Place | null = { ...named(job), highlights: [] }
  const places: Place[] = [place]
  for (const line of job.highlights) {
    const text = line.trim().replace(/[:\s]+$/u, '')
    if (TIME_ALONE.test(text)) continue
    const next = NO_WORK.test(text) ? null : headed(text)
    if (next !== undefined) {
      if (next !== null) places.push(next)
      place = next
    } else place?.highlights.push(line)
  }
  return places
}

/** What a shouted line begins: "VOLUNTEER COOK, SANDPIPER CLUB, MARSH OTTERY", "HOME LAB"; undefined for a line that begins nothing. */
function headed(text: string): Place | undefined {
  if (/\p{Ll}|[.!?]$/u.test(text) || !/\p{Lu}{4}/u.test(text) || text.length > MAX_HEADING_CHARS)
    return undefined
  const base = { current: false, highlights: [] }
  if (OWN_WORK.test(text)) return { ...base, name: null, position: null, kind: 'project' }
  const [position = '', name = ''] = text.split(/\s*[,|–—]\s*|\s+-\s+/u)
  if (name === '' || !hasTitleWord(position.toLowerCase())) return undefined
  const kind = /\bVOLUNT|\bUNPAID|\bHELPER\b/u.test(text) ? { kind: 'volunteering' as const } : {}
  return { ...base, ...kind, position, name: employerName(name) }
}

/** A place by names that a letter may say: "I was working in a theatre" is no title, "Jobs" no employer. */
function named(job: Place): Place {
  const written = job.position?.replace(/^(?:19|20)\d\d(?:\s?[–-]\s?\S+)? /u, '') ?? null
  const position = written !== null && TOLD.test(written) ? null : written
  const name = job.name === null || NO_EMPLOYER.test(job.name) ? null : employerName(job.name)
  const isWork = position === null && name !== null && WORK_FOR_NAME.test(name)
  return isWork ? { ...job, position: name, name: null } : { ...job, position, name }
}

const MAX_HEADING_CHARS = 70
const NO_WORK = new RegExp(
  `^(?:my |further |other )?${anyOf([
    'education|schools?|schooling|studies|training|courses?|qualifications?|certs?|certificates?|certifications?',
    'licen[cs]es?|tickets|papers|skills|tools|languages?|computer skills|it skills',
    'hobbies|interests|personal|personal details|private|privat|person|about me|notes?|misc|miscellaneous',
    'references?|referees?|health|family|additional information|remarks|spare time|other information',
  ])}$`,
  'iu',
)
const OWN_WORK = /^(?:(?:OWN|MY|HOME|SIDE|PERSONAL|SCHOOL) )?(?:LAB|PROJECTS?|PORTFOLIO|WORKSHOP)$/u
/** "Since 2021, two mornings a week" */
const TIME_ALONE = new RegExp(
  raw`^(?:since|from|in|until) (?:\p{L}{3,9} )?(?:19|20)\d\d(?:(?: to| until|\s?[–-]) \S+(?: \d{4})?)?(?:, (?:\p{L}+ ){0,2}(?:mornings?|evenings?|afternoons?|nights?|days?|hours?|weekends?)(?: \p{L}+){0,3})?$`,
  'iu',
)
const TOLD = /^(?:i|he|she|we|my|from|since|in|there)\b|\b(?:was|were|am|is|worked|working in|have been)\b/iu
const NO_EMPLOYER =
  /^(?:jobs?|work|employment|experience|exp\.?|employer|company|place|before|now|today|present|various)$/iu
/** "Sugarcane cutting in season" */
const WORK_FOR_NAME = /^\p{Lu}\p{Ll}+ \p{Ll}+ing(?: \p{Ll}+)*$/u
