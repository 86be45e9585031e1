import { readDates } from '#engine/resume/read-dates.ts'
import type { ResumeLine } from '#engine/resume/resume-lines.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'

type Education = ResumeFacts['education'][number]

/** School, degree and dates of one entry may stand on lines this far apart. */
const MAX_ENTRY_LINE_DISTANCE = 2
const DEGREE_LEVELS = { school: 1, associate: 2, bachelor: 3, master: 4, doctorate: 5 } as const

/** The highest degree a text names, from 1 for school to 5 for a doctorate; 0 when it names none. */
export function degreeLevel(text: string): number {
  return DEGREE_PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? 0
}

export function readEducation(lines: ResumeLine[]): Education[] {
  const entries: Education[] = []
  for (const line of lines) {
    if (line.isHeading) continue
    const dates = readDates(line.text)
    const text = dates ? `${line.text.slice(0, dates.from)} ${line.text.slice(dates.to)}` : line.text
    const studyType = DEGREE_WORDS.exec(text)?.[0]?.trim()
    const school = SCHOOL_NAME.exec(studyType ? text.replace(studyType, ' ') : text)?.[0]?.trim()
    const last = entries.at(-1)
    const continuesEntry =
      last &&
      line.number - last.line <= MAX_ENTRY_LINE_DISTANCE &&
      !(school && last.institution) &&
      !(studyType && last.studyType)
    if (!school && !studyType && !dates) continue
    if (!continuesEntry && !school && !studyType) continue
    const entry = continuesEntry
      ? last
      : { institution: null, area: null, studyType: null, startDate: null, endDate: null, line: line.number }
    if (!continuesEntry) entries.push(entry)
    entry.institution ??= school ?? null
    entry.studyType ??= studyType ?? null
    entry.area ??= fieldOfStudy(school ? text.replace(school, ' ') : text)
    entry.startDate ??= dates?.start ?? null
    entry.endDate ??= dates?.end ?? null
  }
  return entries
}

function fieldOfStudy(text: string): string | null {
  const area =
    /(?:\b(?:of|in) |,\s*|\b(?:B\.?S\.?|B\.?A\.?|M\.?S\.?|M\.?A\.?|Ph\.?D\.?|B\.?Sc\.?|M\.?Sc\.?|BBA|BSN),? (?:in )?)(\p{Lu}[\p{L}&]+(?: (?:and |of |& )?\p{Lu}?[\p{L}]+){0,4})/u.exec(
      text.replace(
        /\b(?:Bachelor|Master|Associate|Doctor)(?:['’]s)?(?: degree)? of (?:Science|Arts|Business Administration|Education|Engineering|Laws|Fine Arts|Philosophy)\b/u,
        '',
      ),
    )?.[1]
  return area && !SCHOOL_NAME.test(area) ? area.trim() : null
}

const DEGREE_PATTERNS: [number, RegExp][] = [
  [
    DEGREE_LEVELS.doctorate,
    /\bph\.?\s?d\b|doctora(?:te|l)|\bd\.?n\.?p\b|\bed\.?d\b|juris doctor|\bj\.d\.|\bJD\b|\bM\.?D\.?\b(?!\w)(?=.*(?:medicine|degree|physician))|pharm\.?d/iu,
  ],
  [
    DEGREE_LEVELS.master,
    /\b[Mm]aster['’]s?\b|\b[Mm]asters (?:degree|in|of|level)|\bMasters?(?: [Dd]egree)? (?:of|in)\b|\bmaster (?:of|in|degree)\b|\bm\.?b\.?a\b|\bM\.?S\.?(?:c|N|W|Ed)?\b(?! ?(?:office|word|excel|teams|sql|project|access|outlook|azure|powerpoint|visio|dynamics|suite|windows))(?=[ ,.]|$)|\bM\.?Ed\b|\bM\.?A\.?(?=[ ,](?:in|degree|[A-Z]))|graduate degree|\bMSc\b|\bMPH\b|\bMEng\b|\bLL\.?M\b/u,
  ],
  [
    DEGREE_LEVELS.bachelor,
    /\bbachelor|\bbaccalaureate|\bB\.?S\.?(?:c|N|W|E|BA)?\b(?=[ ,./]|$)|\bB\.?A\.?(?=[ ,./]|$)|\bBBA\b|\bBSN\b|\bBEng\b|\bB\.?Tech\b|\bB\.?Ed\b|\bB\.?Com\b|\bLL\.?B\b|\b(?:undergraduate|college|university|four-year|4-year) degree|\bdegree\b/iu,
  ],
  [
    DEGREE_LEVELS.associate,
    /\bassociate(?:['’]?s)?(?: degree| of| in|['’]s)|\bA\.?A\.?S\.?\b(?=[ ,]|$)|\bADN\b|two-year degree/iu,
  ],
  [DEGREE_LEVELS.school, /\bhigh school|\bGED\b|secondary school|\bdiploma\b/iu],
]
const DEGREE_WORDS =
  /\b(?:Bachelor(?:['’]?s)?(?: degree)?(?: of (?:Science|Arts|Business Administration|Education|Engineering|Laws|Fine Arts|Commerce|Technology))?(?: in Nursing)?|Master(?:['’]?s)?(?: degree)?(?: of (?:Science|Arts|Business Administration|Education|Engineering|Laws|Fine Arts|Public Health|Social Work))?|Associate(?:['’]?s)?(?: degree)?(?: of (?:Science|Arts|Applied Science))?|Doctor(?:ate)?(?: of (?:Philosophy|Medicine|Education|Nursing Practice|Pharmacy))?|Juris Doctor|Ph\.?\s?D\.?|M\.?B\.?A\.?|B\.?S\.?N\.?|M\.?S\.?N\.?|A\.?D\.?N\.?|B\.?B\.?A\.?|B\.?Sc\.?|M\.?Sc\.?|B\.?Eng\.?|M\.?Eng\.?|B\.?Ed\.?|M\.?Ed\.?|B\.?Tech\.?|B\.?Com\.?|LL\.?[BM]\.?|B\.?S\.?|B\.?A\.?|M\.?S\.?|M\.?A\.?|A\.?A\.?S?\.?|J\.?D\.?|M\.?D\.?|High School Diploma|GED|Diploma)(?=[\s,.:|–—)-]|$)/u
const SCHOOL_NAME =
  /(?:\p{Lu}[\p{L}.&'’-]+ ){0,5}(?:University|College|Institute|School|Academy|Polytechnic|Universit[äàé]t?|Hochschule)(?: (?:of|at|for) (?:the )?\p{Lu}[\p{L}&'’-]+(?:,? (?:and |of )?\p{Lu}[\p{L}'’-]+){0,4})?|\b(?:MIT|UCLA|NYU|USC|Caltech)\b/u
