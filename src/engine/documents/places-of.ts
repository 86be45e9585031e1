import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { asFirstPerson } from './first-person.ts'
import type { Place } from './place.ts'
import { withinPlaces } from './place-headings.ts'
import { pointStrength } from './point-strength.ts'
import { pointsOf } from './points-of.ts'
import { isPast, verbOfGerund } from './verb-forms.ts'

const MAX_JOBS = 8
const MAX_OTHERS = 6
const MIN_DEED_WORDS = 4

/** Where a letter may take achievements from: the jobs, newest first, then unpaid work, projects, courses and the summary. */
export function placesOf(facts: ResumeFacts | undefined, writer: string): Place[] {
  if (facts === undefined) return []
  const volunteering = facts.volunteer.map(({ name, position, current, highlights }) => ({
    name,
    position,
    current,
    highlights,
    kind: 'volunteering' as const,
  }))
  const projects = facts.projects.map(({ name, highlights }) => ({
    name: name.replace(/[,(\s]+(?:19|20)\d\d.*$/u, ''),
    position: null,
    current: false,
    highlights,
    kind: 'project' as const,
  }))
  return [
    ...facts.work.slice(0, MAX_JOBS).flatMap(withinPlaces),
    ...[...volunteering, ...projects].slice(0, MAX_OTHERS),
    ...coursePlaces(facts).slice(0, MAX_OTHERS),
    ...summaryPlace(facts, writer),
  ]
}

/** Whether a line among the courses tells what was done there: "Built a dashboard of punctuality". */
export function isCourseDeed(name: string): boolean {
  const words = name.split(/\s+/u)
  const first = (words[0] ?? '').toLowerCase()
  const isDoing = verbOfGerund(first) !== null && words[1] === 'of'
  return words.length >= MIN_DEED_WORDS && /^\p{L}/u.test(first) && (isPast(first) || isDoing)
}

function coursePlaces({ certificates }: ResumeFacts): Place[] {
  const places: Place[] = []
  let course: string | null = null
  for (const { name } of certificates) {
    if (!isCourseDeed(name)) {
      course = COURSE.test(name) || course === null ? name : course
      continue
    }
    const last = places.at(-1)
    if (last !== undefined && last.name === course) last.highlights.push(name)
    else places.push({ name: course, position: null, current: false, highlights: [name], kind: 'course' })
  }
  return places
}

/** Of a summary only deeds with a figure: the rest of it praises. */
function summaryPlace({ basics }: ResumeFacts, writer: string): Place[] {
  const deeds = pointsOf(basics.summary ?? '').filter(point => {
    const [first = '', second = ''] = asFirstPerson(point, writer).split(' ')
    const verb = (/^I$/u.test(first) ? second : first).toLowerCase()
    const isOwnDeed = isPast(verb) || OWN_RECORD.test(point)
    return isOwnDeed && /\d/u.test(point) && pointStrength(point) > 0 && !SPAN_OF_WORK.test(point)
  })
  return deeds.length === 0
    ? []
    : [{ name: null, position: null, current: false, highlights: deeds, kind: 'summary' }]
}

const COURSE =
  /\b(?:course|training|bootcamp|boot camp|workshop|class|programme|program|certificate|diploma|school)\b/iu
/** "Worked 12 years in kitchens" */
const SPAN_OF_WORK =
  /^\W{0,8}(?:i )?(?:worked|spent|gained|completed|finished|passed|graduated|moved|changed|started (?:work|working|out|my|at|in|as|with)) /iu
/** "… and in those ten years nobody on my crew fell, 61 roofs" */
const OWN_RECORD =
  /\b(?:nobody|no one|not one|none) (?:\p{L}+ ){0,2}(?:of |on |in )?(?:my|mine|our) |\b(?:my|our) \p{Ll}+ (?:never|has|have|had|went|fell|rose|grew|won|passed|finished) /iu
