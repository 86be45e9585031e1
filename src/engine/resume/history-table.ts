import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import type { ResumeLine } from './resume-lines.ts'
import { schoolName } from './school-name.ts'
import { nameKind } from './title-words.ts'

type Work = ResumeFacts['work'][number]
type Education = ResumeFacts['education'][number]
type Row = { date: string | null; text: string; line: ResumeLine }

const MIN_EVENT_ROWS = 3

/** A history in rows of year and month ("2013  4  Joined …", "2018  9  Left …"), as Japanese forms ask for it; otherwise nothing. */
export function readHistoryTable(lines: ResumeLine[]): Pick<ResumeFacts, 'work' | 'education'> | null {
  const rows = lines.map(rowOf)
  if (rows.filter(({ date, text }) => date && EVENT.test(text)).length < MIN_EVENT_ROWS) return null
  const work: Work[] = []
  const education: Education[] = []
  let isInJob = false
  for (const row of rows) {
    const events = work.length
    if (row.date) addEvent(work, education, row)
    else if (isInJob && !row.line.isHeading && !TABLE_HEAD.test(row.text)) addRemark(work, row)
    isInJob = work.length > events || (isInJob && !row.line.isHeading && !TABLE_HEAD.test(row.text))
  }
  return work.length + education.length > 0 ? { work, education } : null
}

function rowOf(line: ResumeLine): Row {
  const found = ROW.exec(line.text)
  if (!found?.groups) return { date: null, text: line.text, line }
  const { year = '', month = '', text = '' } = found.groups
  return { date: `${year}-${month.padStart(2, '0')}`, text: text.trim(), line }
}

function addEvent(work: Work[], education: Education[], { date, text, line }: Row): void {
  const [verb = ''] = EVENT.exec(text) ?? []
  if (verb === '') return
  const rest = text.slice(verb.length).trim()
  const isSchool =
    /^(?:graduated|enrolled)/iu.test(verb) ||
    line.section === 'education' ||
    (line.section !== 'work' && schoolName(rest) !== null)
  if (isSchool) addSchooling(education, { date, text: rest, line }, ENDED.test(verb))
  else if (ENDED.test(verb)) endJob(work, date)
  else if (MOVED.test(verb)) addPost(work, { date, text: rest, line })
  else work.push(jobFrom(rest, date, line))
}

function addSchooling(education: Education[], { date, text, line }: Row, isEnd: boolean): void {
  const institution = schoolName(text)
  const known = education.find(entry => entry.institution === institution)
  if (known) known.endDate ??= date
  else
    education.push({
      institution,
      area: null,
      studyType: null,
      startDate: isEnd ? null : date,
      endDate: isEnd ? date : null,
      line: line.number,
    })
}

/** "Tessho Precision K.K. as Quality Engineer". */
function jobFrom(text: string, date: string | null, line: ResumeLine): Work {
  const [employer = text, title] = text.replace(/\s*\([^()]*\)\s*$/u, '').split(/,? as (?:an? |the )?/u)
  return {
    name: employer.replace(/[,\s]+$/u, '') || null,
    position: title ?? null,
    location: null,
    startDate: date,
    endDate: null,
    current: true,
    highlights: [],
    line: line.number,
  }
}

function endJob(work: Work[], date: string | null): void {
  const last = work.at(-1)
  if (!last?.current) return
  last.endDate = date
  last.current = false
}

/** "Promoted to Section Chief" begins another post at the same employer; without a title it is a remark. */
function addPost(work: Work[], row: Row): void {
  const last = work.at(-1)
  const title = titleIn(row.text)
  if (!last) return
  if (!title) last.highlights.push(row.line.text)
  else if (last.position === null) last.position = title
  else {
    const post = { ...last, position: title, startDate: row.date, highlights: [], line: row.line.number }
    endJob(work, row.date)
    work.push(post)
  }
}

/** The first remark with a title names the post. */
function addRemark(work: Work[], { text }: Row): void {
  const last = work.at(-1)
  if (!last || FORM_REMARK.test(text)) return
  const title = last.position === null ? titleIn(text) : null
  if (title) last.position = title
  else last.highlights.push(text)
}

function titleIn(text: string): string | null {
  const title = text
    .replace(/\s*\([^()]*\)\s*$/u, '')
    .replace(/^.*\bas (?:an? |the )?/u, '')
    .replace(MOVE_WORDS, '')
    .trim()
  return nameKind(title) === 'title' ? title : null
}

const TABLE_HEAD = /^year\b.*\bmonth\b/iu
const ROW =
  /^(?<year>(?:19[5-9]|20\d)\d)(?:\s*[./年-]\s*|\s+)(?<month>0?[1-9]|1[0-2])(?:\s*月)?[\s.:|–—-]+(?<text>\D.*)$/u
const EVENT =
  /^(?:joined|entered(?: into)?|enrolled (?:at|in)|admitted to|graduated from|completed|withdrew from|left|resigned from|retired from|quit|departed from|hired by|employed (?:by|at)|started (?:at|work at)|transferred|promoted|appointed|assigned|moved|became)(?=\s)/iu
const ENDED = /^(?:graduated|completed|withdrew|left|resigned|retired|quit|departed)/iu
const MOVED = /^(?:transferred|promoted|appointed|assigned|moved|became)/iu
const MOVE_WORDS =
  /^(?:(?:was |were )?(?:appointed|promoted|assigned|transferred|became|worked|employed)\s+)?(?:to (?:the (?:post|position) of )?)?(?:an? |the )?/iu
const FORM_REMARK =
  /^(?:(?:currently |still )?(?:employed|working)\b.*(?:present|now|date)?|(?:up )?to (?:the )?present|present|end(?: of record)?|that is all|as above)\.?$/iu
