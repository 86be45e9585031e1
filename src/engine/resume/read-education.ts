import { type DateSpan, readDates } from '#engine/resume/read-dates.ts'
import type { ResumeLine } from '#engine/resume/resume-lines.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { schoolName } from './school-name.ts'

type Education = ResumeFacts['education'][number]

/** School, degree and dates of one entry may stand on lines this far apart. */
const MAX_ENTRY_LINE_DISTANCE = 2

export function readEducation(lines: ResumeLine[]): Education[] {
  const entries: Education[] = []
  let lastNumber = 0
  for (const line of withWrappedNames(lines).flatMap(splitSchools)) {
    if (line.isHeading || ABOUT_STUDIES.test(line.text)) continue
    const isAfterGap = line.number - lastNumber > 1
    lastNumber = line.number
    const dates = readDates(line.text)
    const text = dates ? `${line.text.slice(0, dates.from)} ${line.text.slice(dates.to)}` : line.text
    const degree = degreeIn(text)
    const exams = degree ? undefined : EXAMS.exec(text)?.[0]
    const studyType =
      degree ?? exams ?? (SCHOOL_DIPLOMA.exec(text) ?? CERTIFICATE_NAME.exec(text))?.[0].trim()
    const school = labelledSchool(text) ?? schoolName(studyType ? text.replace(studyType, ' ') : text)
    const last = entries.at(-1)
    const continuesEntry =
      last &&
      line.number - last.line <= MAX_ENTRY_LINE_DISTANCE &&
      !(school && last.institution) &&
      !(studyType && last.studyType) &&
      !isDatedApart(last, dates) &&
      // A school below a gap opens an entry of its own where the one above is complete.
      !(school && isAfterGap && last.studyType && last.endDate)
    if (!school && !studyType && !dates) continue
    if (!continuesEntry && !school && !studyType) continue
    const entry = continuesEntry
      ? last
      : { institution: null, area: null, studyType: null, startDate: null, endDate: null, line: line.number }
    if (!continuesEntry) entries.push(entry)
    entry.institution ??= school
    entry.studyType ??= studyType ?? null
    // The name of a certificate says what it is in.
    if (exams) entry.area ??= examSubjects(text.slice(exams.length), school)
    else if (degree || !studyType) entry.area ??= fieldOfStudy(school ? text.replace(school, ' ') : text)
    entry.startDate ??= dates?.start ?? null
    entry.endDate ??= dates?.end ?? null
  }
  return entries
}

/** "BSc (Hons)" as well as "BSc". */
function degreeIn(text: string): string | undefined {
  const found = DEGREE_WORDS.exec(text)
  if (!found) return undefined
  const degree = found[0].trim()
  const [honors = ''] = HONORS.exec(text.slice(found.index + degree.length)) ?? []
  return `${degree}${honors}`
}

/** "A levels: Biology A, Psychology A, Harborne Sixth Form": all subjects, up to the school. */
function examSubjects(text: string, school: string | null): string | null {
  const end = school ? text.indexOf(school) : -1
  const subjects = text.slice(0, end < 0 ? undefined : end).replace(/^[\s:–—-]+|[\s,:;.(–—-]+$/gu, '')
  return subjects.length <= MAX_SUBJECTS_CHARS && /\p{L}{3}/u.test(subjects) ? subjects : null
}

/** "Last school attended: Thuto-Lesedi Secondary School", "Institute: Govt. Islamia College, Noorpur". */
function labelledSchool(text: string): string | null {
  const value = SCHOOL_LABEL.exec(text)?.[1] ?? ''
  const [name = '', ...rest] = value.split(/,\s+|\s+[–—-](?:\s+|$)/u)
  if (name.length < MIN_SCHOOL_CHARS || !/^\p{Lu}/u.test(name)) return null
  const named = rest.length > 0 ? schoolName(value) : null
  return named?.startsWith(name) ? named : name.trim()
}

/** "Level 3 Award in Education, 2023" below a dated school is a paper of its own. */
function isDatedApart({ startDate, endDate }: Education, dates: DateSpan | null): boolean {
  return dates !== null && (startDate ?? endDate) !== null && dates.end !== endDate
}

/** "Wharfeborough College of" above "Art & Design", "St Hilda's Grammar School" above "for Girls". */
function withWrappedNames(lines: ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isWrapped =
      last !== undefined &&
      line.number - last.number === 1 &&
      !line.isBullet &&
      (OPEN_END.test(last.text)
        ? /^\p{Lu}/u.test(line.text) && schoolName(`${last.text} ${line.text}`) !== null
        : GOES_ON.test(line.text) && schoolName(last.text) !== null)
    if (last && isWrapped) joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
}

const OPEN_END = /\b(?:of|for|and|de|für)$|&$/u
const GOES_ON = /^(?:for (?:Girls|Boys|Women|Men)|of (?:the )?\p{Lu}\p{L}+|(?:and|&) \p{Lu}\p{L}+)$/u

/** "Cesar Ridge High, 2015. Tule Valley College, 2017." */
function splitSchools(line: ResumeLine): ResumeLine[] {
  const sentences = line.text.split(/(?<=[\p{Ll}\d)]{2})[.;]\s+(?=\p{Lu})/u)
  return sentences.filter(text => schoolName(text) !== null).length > 1
    ? sentences.map(text => ({ ...line, text }))
    : [line]
}

function fieldOfStudy(written: string): string | null {
  const text = written.replace(/\s*\((?:Hons|Honou?rs)\.?\)/u, '')
  const area =
    /(?:\b(?:of|in) |,\s*|\b(?:B\.?S\.?|B\.?A\.?|M\.?S\.?|M\.?A\.?|Ph\.?D\.?|B\.?Sc\.?|M\.?Sc\.?|BBA|BSN),? (?:in )?)(\p{Lu}[\p{L}&]+(?: (?:and |of |& )?\p{Lu}?[\p{L}]+){0,4})/u.exec(
      text.replace(
        /\b(?:Bachelor|Master|Associate|Doctor)(?:['’]s)?(?: degree)? of (?:Science|Arts|Business Administration|Education|Engineering|Laws|Fine Arts|Philosophy)\b/u,
        '',
      ),
    )?.[1]
  if (!area || schoolName(area) !== null) return null
  // "Nursing (General)".
  const [branch = ''] = /^ \(\p{Lu}\p{L}{3,20}\)/u.exec(text.slice(text.indexOf(area) + area.length)) ?? []
  return `${area.trim()}${branch}`
}

const MIN_SCHOOL_CHARS = 4
const MAX_SUBJECTS_CHARS = 120
const HONORS = /^ ?\((?:Hons|Honou?rs)\.?\)|^ (?:Hons|Honou?rs)\b\.?/u
const EXAMS =
  /^(?:(?:A|AS|O)[- ]?[Ll]evels?|GCSEs?|IGCSEs?|(?:Scottish |Advanced )?Highers|National 5s|IB Diploma|International Baccalaureate)(?![\p{L}\d])/u
/** Diplomas that name a trade: "Technik elektronik", "technician of electronics". */
const SCHOOL_DIPLOMA =
  /^(?:Technik \p{Ll}{4,20}|[Tt]echnician (?:of|in) \p{Ll}{4,20}|Matura|Maturita|Abitur|Fachabitur|Baccalauréat|Bachillerato)(?![\p{L}\d])/u
const SCHOOL_LABEL = new RegExp(
  `^(?:${[
    '(?:name of )?(?:the )?(?:last )?(?:school|college|university|institute|institution)(?: name)?(?: attended)?',
    'name and type of organi[sz]ation(?: providing education and training)?',
    "nome e tipo di istituto(?: di istruzione o formazione)?|nom et type (?:d['’]établissement|de l['’]établissement.{0,60})|name und art der (?:bildungs|ausbildungs)einrichtung",
    '(?:tertiary|secondary|primary|elementary|high school|senior high|junior high|college|vocational)(?: education| school| level)?',
  ].join('|')})(?:\\s*:\\s*|\\t\\s*|\\s{2,})(\\S.*)$`,
  'iu',
)
/** "Thesis: Maps for the University of the Third Age". */
const ABOUT_STUDIES =
  /^(?:(?:master['’]?s |bachelor['’]?s |phd |doctoral |diploma )?(?:thesis|dissertation)|(?:relevant )?(?:coursework|modules|courses|subjects)|supervisors?|advisors?|societies|clubs|activities)\b[^:]{0,20}:/iu
/** "Medical Assisting Certificate", "Certificate in Bookkeeping", "Certificate IV in Aged Care". */
const CERTIFICATE_NAME =
  /(?<![\p{L}\d])(?:\p{Lu}[\p{L}&'’-]*(?: (?:(?:and|of|in) )?\p{Lu}[\p{L}&'’-]*){0,4} Certificate\b(?! (?:of|in) )|(?:\p{Lu}\p{Ll}+ ){0,2}Certificate(?: [IVX]+)? (?:of|in) \p{Lu}[\p{L}&'’-]*(?: (?:(?:and|of|in) )?\p{Lu}[\p{L}&'’-]*){0,4})/u
const DEGREE_WORDS =
  /\b(?:Bachelor(?:['’]?s)?(?: degree)?(?: of (?:Science|Arts|Business Administration|Education|Engineering|Laws|Fine Arts|Commerce|Technology))?(?: in Nursing)?|Master(?:['’]?s)?(?: degree)?(?: of (?:Science|Arts|Business Administration|Education|Engineering|Laws|Fine Arts|Public Health|Social Work))?|Associate(?:['’]?s)?(?: degree)?(?: of (?:Science|Arts|Applied Science))?|(?:Honours|Ordinary|Foundation) degree|Doctor(?:ate)?(?: of (?:Philosophy|Medicine|Education|Nursing Practice|Pharmacy))?|Juris Doctor|Ph\.?\s?D\.?|M\.?B\.?A\.?|B\.?S\.?N\.?|M\.?S\.?N\.?|A\.?D\.?N\.?|B\.?B\.?A\.?|B\.?Sc\.?|M\.?Sc\.?|B\.?Eng\.?|M\.?Eng\.?|B\.?Ed\.?|M\.?Ed\.?|[BM]\.?Tech\.?|[BM]\.?Com\.?|LL\.?[BM]\.?|B\.E\.|B\.?S\.?|B\.?A\.?|M\.?S\.?|M\.?A\.?|A\.?A\.?S?\.?|J\.?D\.?|M\.?D\.?|High School Diploma|GED|Diploma|Diplôme(?: d['’]ingénieur)?|Diplom|Grado|Licenciatura|Máster|Laurea|HN[CD]|NVQ|本科|硕士|博士|学士)(?=[\s,.:|–—)-]|$)/u
