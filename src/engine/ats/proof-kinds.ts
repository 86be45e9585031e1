import { readDates } from '#engine/resume/read-dates.ts'
import type { ResumeLine } from '#engine/resume/resume-lines.ts'
import type { ProofKind } from './evidence.ts'
import {
  employmentOpening,
  MAX_DATED_LINE_CHARS,
  tellsOfEmployment,
  tellsOfOneself,
  workSpans,
} from './told-work.ts'

const MIN_SENTENCE_WORDS = 5
const MAX_UNBROKEN_LINES = 3
export const MIN_UNBROKEN_CHARS = 400
/** A line with a separator for fewer words than this is a list. */
const MIN_WORDS_PER_SEPARATOR = 3.2
const MIN_LIST_SEPARATORS = 3
const MIN_DUTIES = 3
const MIN_WORDS_PER_DUTY = 1.7
const MIN_SEPARATORS_WITH_YEAR = 6

/**
 * What each line of a résumé can prove. Lists, summaries and headings only claim; lines of work, projects, schools and
 * certificates show; a line with a blank left to fill ("[what you did]") shows nothing.
 */
export function proofKinds(lines: readonly ResumeLine[], ignored: ReadonlySet<number>): ProofKind[] {
  let isInJob = false
  // A résumé whose line breaks were lost tells everything in one line.
  const isUnbroken = lines.length <= MAX_UNBROKEN_LINES
  const isLetter = isLetterOfWork(lines)
  return lines.map(line => {
    if (line.isHeading) isInJob = line.section === 'work'
    else if (isJobLine(line)) isInJob = true
    const kind = proofKind(line, isInJob, ignored)
    const isTold = (isUnbroken && line.text.length > MIN_UNBROKEN_CHARS) || (isLetter && isToldLine(line))
    return kind === 'listed' && isTold ? 'shown' : kind
  })
}

/** A résumé without a heading for the work, whose paragraphs tell of it, with the dates of a post among them. */
function isLetterOfWork(lines: readonly ResumeLine[]): boolean {
  return (
    lines.every(({ section }) => section !== 'work') &&
    lines.some(isToldLine) &&
    lines.some(
      line =>
        (isToldLine(line) && tellsOfEmployment(line.text)) ||
        (line.section === 'head' && workSpans(line).length > 0),
    )
  )
}

function isToldLine({ text, section, isBullet, isHeading }: ResumeLine): boolean {
  return section === 'head' && !isBullet && !isHeading && tellsOfOneself(text)
}

function proofKind(line: ResumeLine, isInJob: boolean, ignored: ReadonlySet<number>): ProofKind {
  if (ignored.has(line.number) || BLANK.test(line.text) || toldText(line.text) === '') return 'none'
  if (line.isHeading) return 'listed'
  if (SHOWING_SECTIONS.has(line.section))
    return isBareList(line) && !(isInJob && isDutyList(line)) ? 'listed' : 'shown'
  // Under a heading nobody knows, the lines below a dated job still tell of it.
  if (isInJob) return line.isBullet || isSentence(line.text) || isDutyList(line) ? 'shown' : 'listed'
  return line.section === 'head' && line.isBullet && isSentence(line.text) ? 'shown' : 'listed'
}

/** Keywords between commas prove nothing under "Education" either; a job's bullets and labelled tools do. */
function isBareList({ text, raw, isBullet, section }: ResumeLine): boolean {
  if ((section === 'work' || section === 'projects') && (isBullet || /^[\p{L} &/]{3,30}:/u.test(raw.trim())))
    return false
  return isKeywordList(text) && !isSentence(text)
}

/** A line that says something, by its form: enough words, and few of the commas and bars of a list. */
export function isSentence(text: string): boolean {
  const words = text.trim().split(/\s+/u).length
  const separators = text.match(/[,|;•·]/gu)?.length ?? 0
  return (
    words >= MIN_SENTENCE_WORDS &&
    separators * MIN_WORDS_PER_SEPARATOR < words &&
    !text.includes('@') &&
    !BLANK.test(text)
  )
}

/** "Bedtimes, buzzers, hourly rounds; fluid charts" below a job tells of it as its bullets would; a list of single names does not. */
function isDutyList(line: ResumeLine): boolean {
  const items = line.text.split(/[,;.•·]\s+/u).filter(item => /\p{L}/u.test(item))
  const words = line.text.match(/\p{L}[\p{L}\d'’-]*/gu)?.length ?? 0
  return (
    items.length >= MIN_DUTIES &&
    words >= MIN_WORDS_PER_DUTY * items.length &&
    !isJobLine(line) &&
    !line.text.includes('@')
  )
}

/** A line of names between commas; a year makes a short one a record. */
function isKeywordList(text: string): boolean {
  const separators = text.match(/[,|;•·]/gu)?.length ?? 0
  return separators >= (RECORDED_YEAR.test(text) ? MIN_SEPARATORS_WITH_YEAR : MIN_LIST_SEPARATORS)
}

/** Whether what a line names counts as held; among skills only a year makes it a record: "ITIL 4 Foundation, 2022". */
export function isRecord({ section, text }: ResumeLine, isUnderPapers: boolean): boolean {
  if (isPending(text)) return false
  return section !== 'skills' || isUnderPapers || (RECORDED_YEAR.test(text) && !isKeywordList(text))
}

/** A year in which something was earned; "Regulations 2005" only names a law. */
const RECORDED_YEAR =
  /(?<!\b(?:acts?|bill|codes?|decree|directive|laws?|orders?|ordinance|regulations?|rules|standards?)(?: \([^()]{1,30}\))? (?:of )?)\b(?:19|20)\d{2}\b/iu

/** Begun, planned, aimed at or run out: not held. */
function isPending(text: string): boolean {
  return text.split(PARTS).every(part => part.trim() === '' || PENDING.test(part))
}

/** A line without the parts that tell of papers somebody does not hold: "QQI Level 5; QQI Level 6 in progress". */
export function heldText({ text, section }: ResumeLine): string {
  if (section === 'work' || section === 'projects' || !PENDING.test(text)) return text
  return text
    .split(PARTS)
    .filter(part => !PENDING.test(part))
    .join('; ')
}

const PARTS = /;|\.\s/u

export function isJobLine(line: ResumeLine): boolean {
  if (line.isBullet && !NUMBERED.test(line.raw)) return false
  const { text } = line
  // "I have been with Buckeye Lines since January 2022." opens a paragraph about a job where no heading names the work.
  if (text.length > MAX_DATED_LINE_CHARS)
    return line.section === 'head' && !line.isBullet && employmentOpening(text) !== null
  const dates = readDates(text)
  if (dates === null) return false
  if (line.isBullet) return dates.start !== null && dates.from === 0
  return dates.start !== null || dates.current || /\b(?:since|from)\s*$/iu.test(text.slice(0, dates.from))
}

/** "2. 09/2018 to 03/2021: …": jobs that are numbered are no points of one. */
const NUMBERED = /^\s*\d{1,2}[.)]\s/u

/**
 * A line without its sentences that deny the work, "I have never booked appointments" or "would like to learn Revit": the words
 * are there, the work is not.
 */
export function toldText(text: string): string {
  if (!DENIAL.test(text)) return text
  return text
    .split(SENTENCE_END)
    .filter(sentence => /\p{L}/u.test(sentence) && !DENIAL.test(sentence))
    .join(' ')
}

const SENTENCE_END = /(?<=[.!?;])\s+/u
const DENIAL =
  /(?<!\b(?:who|which|that|what|they|people|customers|clients|tenants|patients|bills|invoices|payments) )\b(?:have|has|had|i['’]?ve) (?:never|not(?: yet)?)(?! (?:once )?(?:miss|fail|los[et]|hurt|caus|damag|forg[eo]t|skipp|gone over|run out|been (?:late|hurt|injur|off|sick|absent|short|cited|fined)|had an? (?:accident|complaint|incident|injur)|let |dropp|broke|exceed|left|only|just))\b|\bi (?:never|did not|didn['’]t|do not|don['’]t|cannot|can['’]t) (?!miss|fail|los[et]|let |mind|stop|quit|give up)\p{Ll}+|\b(?:no|lack(?:s|ing)?(?: any)?|without(?: any)?|little|zero) (?:\p{L}+ ){0,2}(?:experience|knowledge|background)\b(?! (?:needed|required))|\b(?:would like|want|wish|hop(?:e|ing)|eager|keen|willing|happy|ready) to (?:learn|be trained|gain|pick up)\b|\b(?:unfamiliar with|not familiar with|never (?:used|worked with|done|operated|managed))\b/iu
const PENDING =
  /\b(?:in progress|studying (?:for|towards?)|plan(?:s|ned|ning)? to|planned|(?:currently )?enrolled|working towards?|expected|pursuing|will (?:sit|take|complete)|scheduled|started an?|hoping|not yet|began|preparing for|applied for|pending|awaiting|expired|lapsed|revoked|suspended|no longer (?:valid|registered|licensed)|learner['’]?s?['’]? permit)\b/iu
const BLANK = /\[[^\]\n]{2,80}\]/u
const SHOWING_SECTIONS: ReadonlySet<string> = new Set([
  'work',
  'projects',
  'education',
  'certificates',
  'volunteer',
])
