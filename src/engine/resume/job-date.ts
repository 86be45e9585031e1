import { isAchievementLine } from './achievement-line.ts'
import { degreeLevel } from './degree-level.ts'
import { splitHeading, textWithoutDates } from './heading-parts.ts'
import { jobLabel } from './job-labels.ts'
import { type DateSpan, readDates } from './read-dates.ts'
import type { ResumeLine } from './resume-lines.ts'
import { schoolName } from './school-name.ts'
import { nameKind } from './title-words.ts'
import { isEmploymentSentence } from './told-names.ts'

const MAX_LINE_CHARS = 160
/** A sentence that tells of a job may run longer than a heading. */
const MAX_TOLD_CHARS = 240
const MAX_BULLET_REST_CHARS = 90
const MAX_RANGE_REST_CHARS = 130
const MAX_LONE_DATE_REST_CHARS = 70
const MIN_NAMING_CHARS = 4
const MIN_ASIDE_CHARS = 6
/** "Diploma" alone may be any course's. */
const DEGREE_OF_SCHOOL = 1

/** Whether the date of a line is that of a job: not of a birth, a course, a degree or an achievement. */
export function isJobDate(line: ResumeLine): boolean {
  const { text, isBullet } = line
  if (text.length > MAX_TOLD_CHARS) return false
  const dates = readDates(text)
  if (!dates || BIRTH_LINE.test(text)) return false
  if (dates.start === null && AWARD.test(text)) return false
  // "(on unpaid leave April - Sept 2020)" says more about the job above.
  if (/^\([^()]*\)\.?$/u.test(text) && text.length - (dates.to - dates.from) > MIN_ASIDE_CHARS) return false
  if (isActivity(text)) return false
  if (dates.start !== null && isEmploymentSentence(text)) return true
  if (text.length > MAX_LINE_CHARS) return false
  if (isAchievementLine(text)) return false
  const rest = textWithoutDates(text, dates)
  const namesTitle = splitHeading(rest).some(part => nameKind(part) === 'title')
  if (isSchooling(sentenceAt(text, dates.from), line.section)) return false
  const isSentence = /[.;]\s*$/u.test(text)
  // "Holder of the safety record since 2019" is a point about a job, not a job.
  if (
    dates.isOpen &&
    !namesTitle &&
    jobLabel(text) !== 'dates' &&
    rest.length >= MIN_NAMING_CHARS &&
    !isHeadingElsewhere(text, rest) &&
    !isSetOff(text, dates.from, rest) &&
    !opensRow(text, dates)
  )
    return false
  if (isBullet)
    return (
      dates.start !== null &&
      rest.length < MAX_BULLET_REST_CHARS &&
      !isSentence &&
      (!dates.isOpen || splitHeading(rest).length > 1)
    )
  if (dates.start !== null) return rest.length < MAX_RANGE_REST_CHARS
  if (isSentence || rest.length >= MAX_LONE_DATE_REST_CHARS) return false
  return rest.length < MIN_NAMING_CHARS || namesTitle
}

/** Sport, clubs and prizes are no jobs, and no part of a heading either. */
export function isActivity(text: string): boolean {
  return ACTIVITY.test(text)
}

/** A degree with its dates, though a job stands in the same line; a "diploma" alone may be any course's. */
function isSchooling(sentence: string, section: ResumeLine['section']): boolean {
  const rest = textWithoutDates(sentence, readDates(sentence))
  if (splitHeading(rest).some(part => nameKind(part) === 'title')) return false
  if (degreeLevel(rest) > DEGREE_OF_SCHOOL) return true
  const school = schoolName(rest)
  if (school === null) return false
  // "Government Day Secondary School, Karfala" may employ people as well as teach them.
  const beside = section === 'work' ? rest.replace(school, ' ') : rest
  return degreeLevel(beside) > 0 || PAPER.test(beside)
}

const PAPER = /\b(?:honou?rs|(?:national |trade |higher )?certificate (?:in|of)|cert\.? (?:in|of))\b/iu

/** "UCC, BSc, 2015 – 2019. Trained auditor, 2023.": only what stands beside the dates. */
function sentenceAt(text: string, at: number): string {
  const before =
    text
      .slice(0, at)
      .split(/(?<=[\p{L}\d)]{3})\.\s+(?=[\p{Lu}\d])/u)
      .at(-1) ?? ''
  const [after = ''] = text.slice(at).split(/(?<=[\p{L}\d)]{3})\.\s+(?=[\p{Lu}\d])/u)
  return before + after
}

/** In other languages no word tells the title; two names beside the date do. */
function isHeadingElsewhere(text: string, rest: string): boolean {
  return /(?<!\p{L})(?:seit|desde|depuis|dal|sinds)(?!\p{L})/iu.test(text) && splitHeading(rest).length > 1
}

/** "since 04/2019         Brockmüller GmbH", "2018–   Reader in History": a column of dates. */
function opensRow(text: string, { from, to }: DateSpan): boolean {
  return from === 0 && /^(?:\t|\s{2,})\p{Lu}/u.test(text.slice(to).replace(/^ ?(?=\s)/u, ' '))
}

/** "The Gilded Marmot (Penticton), second to the sous. Since April 2023.": the date stands by itself behind two names. */
function isSetOff(text: string, from: number, rest: string): boolean {
  const names = splitHeading(rest)
  if (names.length < 2) return false
  const isNames = !/\.\s*$/u.test(text) && names.every(name => NAME_SHAPE.test(name))
  return (isNames ? /(?:[.|(,]|\s[–—-])\s*$/u : /(?:[.|(]|\s[–—-])\s*$/u).test(text.slice(0, from))
}

/** "Papamoa Fitness", "PT". */
const NAME_SHAPE = /^\p{Lu}\S*(?: \p{Lu}\S*){0,3}$/u

/** "Stroke Nurse of the Year 2022". */
const AWARD = /\bof the (?:year|month|quarter)\b|\b(?:award|prize|medal|winner)\b/iu
const ACTIVITY = new RegExp(
  [
    '\\bvarsity\\b(?!.{0,60}\\bcoach\\b)(?<!\\bcoach\\b.{0,60})',
    '\\bhonou?r roll\\b',
    '\\bbest (?:performer|employee|salesman|salesperson|student|team|player|trainee)\\b',
    '\\bteam captain\\b',
    '\\bstudent (?:council|government)\\b',
    '\\b(?:minister|president|chair|member|captain)\\b.{0,60}\\bstudent union\\b',
    '\\bstudent union\\b.{0,60}\\b(?:minister|president|chair|member|captain)\\b',
  ].join('|'),
  'iu',
)
const BIRTH_LINE =
  /(?<!\p{L})(?:born|birth ?date|date of birth|d\.?o\.?b\.?|geboren|geburtsdatum|geb\.|nacimiento|nacid[oa]|nascimento|nascid[oa]|née? le|nat[oa] (?:a|il)|data di nascita|geboortedatum)(?!\p{L})|出生|生年月日|생년월일/iu
