import { degreeLevel } from './degree-level.ts'
import { styledHeadings } from './heading-style.ts'
import { splitInterleaved } from './interleaved-columns.ts'
import { lineCleaner } from './line-cleaner.ts'
import { schoolName } from './school-name.ts'
import { headingSection, type ResumeSection } from './section-headings.ts'
import { type LinePart, splitColumns } from './split-columns.ts'
import { stripMarkdown } from './strip-markdown.ts'
import { hasTitleWord } from './title-words.ts'

export interface ResumeLine {
  /** The line without its bullet and Markdown marks, spaces folded. */
  text: string
  raw: string
  /** Where the raw line begins in the text. */
  start: number
  number: number
  section: ResumeSection
  isHeading: boolean
  isBullet: boolean
  /** The sentence of a line that was made from it. */
  asWritten?: string
}

/** Lines that hold something, each with the section it stands in. */
export function resumeLines(text: string): ResumeLine[] {
  return withSections([...rawLines(text)])
}

/** The lines as a person reads them: of two columns side by side, the left one first. */
export function linesInReadingOrder(lines: ResumeLine[]): ResumeLine[] {
  const interleaved = splitInterleaved(lines)
  if (interleaved) return [interleaved.head, ...interleaved.columns].flatMap(column => withSections(column))
  const columns = splitColumns(lines)
  return columns
    ? [...withSections(columns.left, columns.right), ...withSections(columns.right, columns.left)]
    : lines
}

function withSections(parts: LinePart[], beside: LinePart[] = []): ResumeLine[] {
  const lines: ResumeLine[] = []
  const cleaned = lineCleaner(parts.map(({ raw }) => raw))
  const styled = styledHeadings(parts, beside)
  let section: ResumeSection = 'head'
  /** A label before its list ("Licenses: …") counts to the next blank line, then what it stood in goes on. */
  let afterInline: ResumeSection | null = null
  let lastNumber = 0
  for (const [at, part] of parts.entries()) {
    const { raw, start, number } = part
    const marked = stripMarkdown(raw.slice(0, MAX_LINE_CHARS))
    const isBullet = BULLET.test(marked)
    const clean = cleaned(
      marked
        .replace(BULLET, '')
        .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/gu, '')
        .trim(),
    )
    if (clean === '' || PAGE_LINE.test(clean)) continue
    const isSeparated = number - lastNumber > 1
    lastNumber = number
    if (isSeparated && afterInline) {
      section = afterInline
      afterInline = null
    }
    const add = (line: Pick<ResumeLine, 'text' | 'isHeading' | 'isBullet'> & Partial<ResumeLine>) =>
      lines.push({ raw, start, number, section, ...line })
    // "Key achievements:" right below the lines of a job is about that job, and says nothing itself.
    if (!isBullet && section === 'work' && isLabelOfJob(clean, isSeparated, lines, parts[at + 1])) continue
    const mayHead: boolean = isBullet
      ? mayBeMarkedHeading(clean, isSeparated)
      : isSeparated ||
        (section === 'skills'
          ? !isEverySetOff(lines, parts)
          : section !== 'work' || !SENTENCE_CASE.test(clean))
    const heading: ResumeSection | undefined = (mayHead ? headingSection(clean) : undefined) ?? styled.get(at)
    if (heading) {
      section = heading === 'summary' && opensWithDatedJob(parts, at) ? 'work' : heading
      afterInline = null
      add({ text: clean, isHeading: true, isBullet: false })
      continue
    }
    const inline = isBullet ? null : INLINE_HEADING.exec(clean)
    const inlineSection = inline ? headingSection(inline[1] ?? '') : undefined
    if (inline && inlineSection && mayOpenInline(inline[1] ?? '', section, inlineSection)) {
      afterInline ??= section
      if (section !== 'skills' || inlineSection !== 'skills') section = inlineSection
      add({ text: inline[2] ?? '', isHeading: false, isBullet: false })
      continue
    }
    const isSchooling =
      section === 'certificates' && clean.length <= MAX_SCHOOLING_CHARS && isSchoolLine(clean)
    add({ text: clean, isHeading: false, isBullet, ...(isSchooling ? { section: 'education' } : {}) })
  }
  return withSchoolLines(withWorkSection(withQualifications(lines)))
}

/** Where a blank line stands above each heading so far, "health and safety" right below another skill is a skill. */
function isEverySetOff(lines: readonly ResumeLine[], parts: readonly LinePart[]): boolean {
  const numbers = new Set(parts.filter(({ raw }) => raw.trim() !== '').map(({ number }) => number))
  const headings = lines.filter(({ isHeading }) => isHeading)
  return headings.length >= MIN_SET_OFF_HEADINGS && headings.every(({ number }) => !numbers.has(number - 1))
}

const MIN_SET_OFF_HEADINGS = 2

/** "● EDUCATION AND TRAINING", "2. WORK EXPERIENCE": in capitals below a gap, as no point of a list is. */
function mayBeMarkedHeading(text: string, isSeparated: boolean): boolean {
  return isSeparated && !/\p{Ll}/u.test(text)
}

/** A degree and a school, or a school that opens the line ("Ellismere College of Horticulture, Level 3"). */
function isSchoolLine(text: string): boolean {
  const school = schoolName(text)
  return school !== null && (degreeLevel(text) > 0 || text.replace(/^[\d\s./–-]+/u, '').startsWith(school))
}

/** Inside of a job "Skills: …" and "Training: …" tell about the job. */
function mayOpenInline(label: string, section: ResumeSection, opened: ResumeSection): boolean {
  return section === 'work' || section === 'projects'
    ? opened === 'education' ||
        opened === 'languages' ||
        (opened === 'certificates' && !/^(?:training|courses)/iu.test(label))
    : true
}

/** "Qualifications" are schooling when a school or a degree stands under them. */
function withQualifications(lines: ResumeLine[]): ResumeLine[] {
  const at = lines.findIndex(
    line => line.isHeading && /^(?:my )?qualifications?(?: (?:and|&) \p{L}+)?\W*$/iu.test(line.text),
  )
  if (at < 0) return lines
  const end = sectionEnd(lines, at)
  return lines.slice(at + 1, end).some(line => SCHOOL_OR_DEGREE.test(line.text))
    ? lines.map((line, i) => (i >= at && i < end ? { ...line, section: 'education' } : line))
    : lines
}

/** "Achievements" right below a point is about that job even without a colon. */
function isAboutJob(text: string, before: ResumeLine | undefined): boolean {
  return OF_A_JOB.test(text) || (before?.isBullet === true && OF_A_JOB.test(`${text}:`) && !TOOLS.test(text))
}

/** Between points below a gap too ("Key achievements:"), unless this person ends headings with a colon. */
function isLabelOfJob(text: string, isSeparated: boolean, lines: ResumeLine[], next?: LinePart): boolean {
  if (!isSeparated) return isAboutJob(text, lines.at(-1))
  const opening = lines.findLast(({ isHeading }) => isHeading)
  const isBetweenPoints = lines.at(-1)?.isBullet === true && BULLET.test(next?.raw ?? '')
  return /:$/u.test(text) && OF_A_JOB.test(text) && isBetweenPoints && !/:$/u.test(opening?.text ?? ':')
}

const TOOLS = /^(?:skills|tools|technologies)\b/iu

/** "CAREER SUMMARY" right above "JULY 2018 – PRESENT" is the work itself. */
function opensWithDatedJob(parts: LinePart[], at: number): boolean {
  const below =
    parts
      .slice(at + 1, at + 1 + LINES_BELOW_HEADING)
      .find(({ raw }) => raw.trim() !== '')
      ?.raw.trim() ?? ''
  return below.length <= MAX_DATED_HEADING_CHARS && DATED_LINE.test(below) && !/[.;]$/u.test(below)
}

/** Without a heading for it, a line that opens with a school and names a paper is schooling: "Te Horo College - School Cert". */
function withSchoolLines(lines: ResumeLine[]): ResumeLine[] {
  if (lines.some(line => line.section === 'education')) return lines
  return lines.map(line => (isSchoolingAlone(line) ? { ...line, section: 'education' } : line))
}

function isSchoolingAlone({ text, isBullet, isHeading }: ResumeLine): boolean {
  if (isBullet || isHeading || text.length > MAX_SCHOOLING_CHARS || hasTitleWord(text)) return false
  const school = schoolName(text)
  if (school === null) return false
  return (
    (text.startsWith(school) && PAPER.test(text.slice(school.length))) ||
    LEVEL_LABEL.test(text) ||
    PAPER_BEFORE_SCHOOL.test(text.slice(0, text.indexOf(school)))
  )
}

/** "Cert III in Carpentry, Yarrandoon TAFE, finished 2011", "Year 10, Mount Gumly High". */
const PAPER_BEFORE_SCHOOL =
  /^(?:\d{4}\s+)?(?:cert(?:ificate)?\.? (?:[IV]{1,3}|\d|in|of)\b|(?:advanced |national |higher )?diploma\b|bachelor|master|b\.?sc|b\.?a\b|b\.?eng|m\.?sc|degree|year 1[0-3]\b|grade 1[0-2]\b|apprenticeship|trade certificate|gcses?|a[- ]levels?|hsc\b|vce\b|abitur|nvq|licenciatura|grado en|laurea).{0,60}(?:,|[–—|-]| at| from)\s*$/iu

/** "Matric: Umlazi High School, 2008". */
const LEVEL_LABEL =
  /^(?:matric(?:ulation)?|grade 1[0-2]|leaving cert(?:ificate)?|high school|secondary|tertiary)\s*:/iu
const PAPER =
  /^\s*(?:[–—|:-]|,).*\b(?:cert(?:ificate)?|diploma|degree|bachelor|master|b\.?sc|b\.?a|nvq|gcses?|a[- ]levels?|ged|graduated|class of)\b|^\s*,?\s+(?:19|20)\d\d\s*$/iu

/** Where no known heading opens the work before it, a short line of its own above dated titles does ("HOTELS"). */
function withWorkSection(lines: ResumeLine[]): ResumeLine[] {
  const firstWork = lines.findIndex(line => line.section === 'work')
  const at = lines.findIndex(
    (line, i) =>
      i > 0 &&
      (firstWork < 0 || i < firstWork) &&
      line.section !== 'education' &&
      !line.isHeading &&
      !line.isBullet &&
      OWN_HEADING.test(line.text) &&
      line.number - (lines[i - 1]?.number ?? 0) > 1 &&
      linesUpToHeading(lines.slice(i + 1, i + 1 + LINES_BELOW_HEADING)).some(isDatedTitle),
  )
  if (at < 0) return lines
  const end = sectionEnd(lines, at)
  return lines.map((line, i) =>
    i >= at && i < end ? { ...line, section: 'work', isHeading: line.isHeading || i === at } : line,
  )
}

function linesUpToHeading(lines: ResumeLine[]): ResumeLine[] {
  const end = lines.findIndex(line => line.isHeading)
  return end < 0 ? lines : lines.slice(0, end)
}

function isDatedTitle({ text }: ResumeLine): boolean {
  return DATED_LINE.test(text) && hasTitleWord(text) && schoolName(text) === null
}

function sectionEnd(lines: ResumeLine[], at: number): number {
  const next = lines.findIndex((line, i) => i > at && (line.isHeading || line.section !== lines[at]?.section))
  return next < 0 ? lines.length : next
}

function* rawLines(text: string): Generator<LinePart> {
  let start = 0
  let number = 0
  for (const end of text.matchAll(/\r\n|[\n\r\u2028\u2029\f\v]/gu)) {
    if (++number > MAX_RESUME_LINES) return
    yield { raw: text.slice(start, end.index), start, number }
    start = end.index + end[0].length
  }
  if (++number <= MAX_RESUME_LINES) yield { raw: text.slice(start), start, number }
}

const BULLET =
  /^\s*(?:[•·・▪■□●○◦‣⁃∙►▶➢➤✓✔❖★☆→⇒~›\uf0b7\uf0a7*+»–—-](?=\s|\p{L})|>\s|o\s(?=\s*\p{Lu})|\(?\d{1,2}[.)]\s)\s*/u
/** What a printer puts between two pages. */
const PAGE_LINE =
  /^(?:[\p{L}\p{M} .,'’–|-]{0,60}\bpage \d{1,2}(?: (?:of|\/) \d{1,2})?|\d{1,2} (?:of|\/) \d{1,2})$/iu
const MAX_LINE_CHARS = 2000
/** Some hundred pages; what follows is no résumé. */
const MAX_RESUME_LINES = 5000
const INLINE_HEADING = /^([\p{L}][\p{L} &/]{2,30})\s*:\s*(\S.*)$/u
/** A longer line tells of licenses as well. */
const MAX_SCHOOLING_CHARS = 120
/** "Schools and shop fit outs" right below a job is what was done there. */
const SENTENCE_CASE = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){3,8}$/u
const LINES_BELOW_HEADING = 3
/** A longer line tells of the years in a sentence. */
const MAX_DATED_HEADING_CHARS = 80
const OF_A_JOB =
  /^(?:(?:key|main|selected|notable|major) (?:achievements?|accomplishments|highlights|responsibilities|duties)\s*:?|(?:achievements?|accomplishments|highlights|(?:job |role )?(?:responsibilities|duties|descriptions?)|skills|tools|technologies)(?: and \p{L}{3,20})?\s*:)$/iu
const OWN_HEADING = /^\p{Lu}[\p{L}'’&]*(?: [\p{L}'’&]+){0,3}$/u
const DATED_LINE =
  /(?:19|20)\d{2}.{0,20}(?:(?:19|20)\d{2}|present|now|today|date)|\bsince\b.{0,12}(?:19|20)\d{2}/iu
const SCHOOL_OR_DEGREE =
  /\b(?:university|college|institute|school|degree|bachelor|master|diploma|b\.?sc|b\.?a|ph\.?d|nvq|level \d)\b/iu
