import { STATE } from './place-words.ts'
import type { DateSpan } from './read-dates.ts'
import type { ResumeLine } from './resume-lines.ts'
import { hasTitleWord, nameKind } from './title-words.ts'

/** The lines around the dates of a job; `places` are towns named beside the contact details. */
export type Heading = {
  lines: ResumeLine[]
  datedAt: number
  dates: DateSpan
  places?: ReadonlySet<string>
}
export type JobNames = { name: string | null; position: string | null; location: string | null }
/** What stands before a part: "@" or "at", a comma, another mark, or nothing because it opens the line. */
type Mark = 'at' | 'comma' | 'strong' | 'start'
export type Part = {
  text: string
  at: number
  kind: 'title' | 'employer' | null
  isAside: boolean
  mark: Mark
  /** "Apr 2022 – Present · Gothenburg": the dates open the line. */
  isBehindDates: boolean
}

export function headingParts({ lines, datedAt, dates }: Heading): Part[] {
  return lines.flatMap((line, at) => {
    const dated = at === datedAt
    const own = dated ? textWithoutDates(line.text, dates) : line.text
    const text = protectNotes(withTownApart(dated ? withBars(line.text, own, dates) : own))
    const isBehindDates = dated && /^\W*$/u.test(line.text.slice(0, dates.from))
    const part = (name: string, mark: Mark, isAside: boolean): Part => {
      const kind = nameKind(withoutNote(name))
      return {
        text: kind === 'title' ? showNote(name) : withoutNote(name),
        at,
        kind,
        isAside,
        mark,
        isBehindDates,
      }
    }
    const asides = splitHeading([...text.matchAll(ASIDE)].map(([aside]) => aside).join(' | '))
    return [
      ...markedParts(withoutDuties(text.replace(ASIDE, ' | '))).map(({ name, mark }) =>
        part(name, mark, false),
      ),
      ...asides.map(name => part(name, 'strong', true)),
    ].filter(({ text }) => text.length > 1)
  })
}

/** "4 years 2 months", as an exported profile counts the time at an employer. */
export function isDurationLine(text: string): boolean {
  return DURATION_LINE.test(text)
}

const DURATION_LINE = /^(?:\d{1,2} (?:years?|yrs?))?\s*(?:\d{1,2} (?:months?|mos?))?$/u

/** "Maplethread Apparel-Stone Mountain, GA", as job boards write it. */
function withTownApart(text: string): string {
  return text.replace(TOWN_BEHIND_HYPHEN, '$1 | ')
}

const TOWN_BEHIND_HYPHEN =
  /^(.*\S \S*[\p{L}\d'’.])-(?=\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+){0,2}, \p{Lu}{2}\s*$)/u

/** "Cook / Blue Barn / 2012 – 2015": the mark before the dates parts the names as well. */
function withBars(whole: string, text: string, { from }: DateSpan): string {
  return /\s[/>»]\s*$/u.test(whole.slice(0, from))
    ? text.replace(/\s*[/>»]\s*$/u, '').replace(/\s+[/>»]\s+/gu, ' | ')
    : text
}

function markedParts(text: string): { name: string; mark: Mark }[] {
  const parts: { name: string; mark: Mark }[] = []
  let from = 0
  let mark: Mark = 'start'
  for (const found of [...text.matchAll(HEADING_SEPARATORS), null]) {
    const name = cleanPart(text.slice(from, found?.index ?? text.length))
    const next = found ? markOf(found[0]) : 'strong'
    const isPost = parts.length === 0 && isLearnersPost(name, text.slice(found?.index ?? text.length))
    if (isPossibleName(name) || isPost || (next === 'at' && KIND_OF_WORK.test(name)))
      parts.push(...splitAtWork(name, mark))
    if (!found) break
    from = found.index + found[0].length
    mark = next
  }
  return parts
}

/** "Joiner. Kitchens, stairs, fitted wardrobes. About 200 customers": behind the title a list in small letters tells of the work. */
function withoutDuties(text: string): string {
  const sentences = text.split(SENTENCE_END)
  if (sentences.length === 1) return text
  const titled = sentences.findIndex(sentence =>
    splitHeading(sentence).some(part => nameKind(part) === 'title'),
  )
  if (titled < 0) return text
  const duties = sentences.findIndex(
    (sentence, i) =>
      i > titled && (i > 1 || splitHeading(sentence).some((part, at) => at > 0 && /^\p{Ll}/u.test(part))),
  )
  return duties < 0 ? text : sentences.slice(0, duties).join('. ')
}

function markOf(separator: string): Mark {
  if (/^,?\s*(?:@|(?:at|bij|bei|chez|presso|hos)\b|trading|t\/a|d\/?b\/?a|doing)/u.test(separator))
    return 'at'
  return separator.startsWith(',') ? 'comma' : 'strong'
}

/** "line cook at the copper pot", in a résumé without capitals. */
function splitAtWork(name: string, mark: Mark): { name: string; mark: Mark }[] {
  const [, title = '', employer = ''] = /^(.+?) at (?:the )?([^\p{Lu}]+)$/u.exec(name) ?? []
  return employer !== '' && nameKind(title) === 'title' && title === title.toLowerCase()
    ? [
        { name: title, mark },
        { name: employer, mark: 'at' },
      ]
    : [{ name, mark }]
}

export function splitHeading(text: string): string[] {
  const parts = text.split(HEADING_SEPARATOR).map(cleanPart)
  return parts.filter(
    (part, at) => isPossibleName(part) || (at === 0 && isLearnersPost(part, parts.slice(1).join(', '))),
  )
}

/** "Internship – Leeds Mind": without another title it stands for one. */
function isLearnersPost(name: string, rest: string): boolean {
  return /^internship$/iu.test(name) && /\p{L}/u.test(rest) && !hasTitleWord(rest)
}

function cleanPart(part: string): string {
  return withoutSecondScript(part)
    .replace(/^[\s,;:.–—@-]+|[\s,;:–—@-]+$/gu, '')
    .replace(/(?<=\p{Ll}{3})\s*\.$/u, '')
}

/** "Casual at Kericho Tea": before "at" it stands for the title. */
const KIND_OF_WORK = /^(?:casual|temp|temporary|seasonal|contract|freelance|internship)$/iu

function isPossibleName(part: string): boolean {
  return part.length > 1 && !NOT_A_NAME.test(part)
}

export function textWithoutDates(text: string, dates: DateSpan | null | undefined): string {
  if (!dates) return text
  const rest = `${text.slice(0, dates.from)} ${text.slice(dates.to)}`
    .replace(DURATION, ' ')
    // "waitress at the copper pot from june 2019 till march 2021. served tables"
    .replace(/(?<=^.{3,})\s+\.\s+\p{Ll}[^|]*$/u, '')
    // "Hotel Larch, CDP. May 2019 to March 2023."
    .replace(/(?<!\b(?:Inc|Ltd|Corp|Co|Pvt))\.?\s+\.\s*$/u, '')
    .replace(/(?:[\s|,–—•·@(-]|\[\s*\])+$/u, '')
    .replace(/^(?:[\s|,.:–—•·)-]|\[\s*\])+/u, '')
    .replace(/\(\s*\)|\[\s*\]/gu, ' ')
  return rest.trim()
}

/** "Receptionist (part-time)" is the whole title; other brackets say more about a name. */
function protectNotes(text: string): string {
  const protect = (_: string, before: string, note: string) => `${before} ⟨${note.replaceAll(',', '‚')}⟩`
  return text
    .replace(INSIDE_NAME, '⟦$1⟧')
    .replace(LISTED_PARTNERS, whole =>
      nameKind(whole.split(',')[0] ?? '') === 'title' ? whole : whole.replace(',', '‚'),
    )
    .replace(TITLE_NOTE, protect)
    .replace(RANK_NOTE, protect)
    .replace(FIELD_NOTE, protect)
}

function showNote(text: string): string {
  return text.replace(/[⟨⟦]/u, '(').replace(/[⟩⟧]/u, ')').replaceAll('‚', ',')
}

function withoutNote(text: string): string {
  return showNote(text.replace(/\s*⟨[^⟩]*⟩/u, ''))
}

/** "Supply Chain Manager 供应链经理" says it twice. */
function withoutSecondScript(text: string): string {
  return text.replace(
    /(?<=\p{Script=Latin}[.)]?)\s+[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]+$/u,
    '',
  )
}

/** "Halvor Tools (Shanghai) Trading Co., Ltd." is one name. */
const INSIDE_NAME =
  /(?<=\p{L} )\((\p{Lu}[\p{L} ]{1,25})\)(?= (?:\p{Lu}[\p{L}.&-]* ){0,3}(?:Co|Ltd|Limited|Inc|Corp|LLC|GmbH|Pte|Pvt|Company|Bank|Group)\b)/gu
/** "Hale, Marsh & Partners" is one firm. */
const LISTED_PARTNERS =
  /(?<=^|[,|–—-] )\p{Lu}\p{L}+, \p{Lu}\p{L}+ (?:&|and|AND) (?:Partners|Associates|Sons|Co|Company|Brothers|PARTNERS|ASSOCIATES|SONS|CO|COMPANY|BROTHERS)\b/gu
const TITLE_NOTE =
  /([\p{L}.])\s*\(((?:part|half|full)[- ]time|(?:fixed[- ]term |short[- ]term )?contract|fixed[- ]term|temporary|temp|seasonal|casual|acting|interim|freelance|volunteer|voluntary|unpaid|weekends?|saturdays?|sundays?|nights|evenings|(?:maternity|parental|paternity|holiday|sick(?:ness)?) (?:leave )?cover|secondment|job share|placement|on call|zero[- ]hours|summers?|internship|apprenticeship|\d{1,3} ?%)\)/giu
/** "IT Specialist (INFOSEC)", "Therapist (paediatrics)"; in brackets a word with a capital may be a town. */
const FIELD_NOTE =
  /(\p{L})\s*\(((?!self|own|formerly|now|acquired|remote|hybrid|various|permanent|full|on)\p{Ll}[\p{Ll} ,&/-]{2,25}|[A-Z]{3,8}|[A-Z]{2,8}(?: ?[/>→+-] ?[A-Z]{2,8})+)\)/gu
/** "Analyst (Senior)", "Teaching Fellow (0.6 FTE)". */
const RANK_NOTE = new RegExp(
  `([\\p{L}.])\\s*\\((${[
    '(?:senior|junior|mid[- ]level|lead|trainee|graduate|deputy)',
    '\\d(?:\\.\\d{1,2})? ?fte',
    '(?:night|day|late|early|evening)s? ?(?:shifts?)?',
  ].join('|')})\\)`,
  'giu',
)
/** A full stop parts names only after a word in small letters that is no short form ("St. Agnes", "Foods Ltd."). */
const STOP = String.raw`(?<=\p{L}{2}(?<!\b(?:Inc|Ltd|Corp|Co|Jr|Sr|St|Dr|Mr|Mrs|Ms|No|Rev|Bros|Pvt|Dept|Prof|Univ|Mt|Ft|Gen|Messrs|Fa|Gebr|Govt|Engr|Sta|Sto|Ste|Bd|Est)))\.\s+(?=[\p{Lu}\d])`
const SENTENCE_END = new RegExp(STOP, 'u')
const SEPARATOR = String.raw`\s*[|•·▪\t]\s*|\s*\.{3,}\s*|\s{2,}|(?<=\p{Script=Han})\s+(?=\p{Script=Han})|\s+[–—-]\s+|\s*—\s*|\s+@\s*|,?\s+(?:trading as|t\/a|d\/?b\/?a|doing business as)\s+|\s+at\s+(?:the\s+)?(?=\p{Lu})|\s+(?:bij|bei(?: der| dem)?|chez|presso|hos)\s+(?=\p{Lu})|[()]|,\s+(?!${STATE}\b|(?:Inc|INC|LLC|Ltd|LTD|PLC|Corp|CORP)\b|(?:S\.? ?A|S\. ?L|S\. ?R\. ?L|S\. ?P\. ?A)\.(?=\s|$)|(?:and )?(?:[Tt]hen|[Ll]ater|THEN|LATER)\b)|:\s+|;\s+|${STOP}`
const HEADING_SEPARATOR = new RegExp(SEPARATOR, 'u')
const HEADING_SEPARATORS = new RegExp(SEPARATOR, 'gu')
const ASIDE = /\([^()]*\)/gu
const NOT_A_NAME =
  /^(?:(?:part|half|full)[- ]time|contract|temporary|permanent|freelance|seasonal|self[- ]employed|casual|internship|(?:maternity|parental|holiday|sickness) (?:leave )?cover|own (?:company|business|account)|family business|on-?site|working from home|work from home|wfh|currently|current|previously|most recently|before that|(?:night|day|evening|weekend)s?(?: shifts?)?|[\p{L}\d+]+ years?|\d{1,2} (?:years?|yrs?) \d{1,2} (?:months?|mos?)|\d[\d,.]* \p{Ll}+|\d+|gs-[\d-]+|\d{1,3} ?(?:hours|hrs)\b.*|\d{1,3} ?%|to|from|since|and)$/iu
const DURATION =
  /[(·]?\s*(?:\d{1,2}\s*(?:years?|yrs?)\s*)?(?:\d{1,2}\s*(?:months?|mos?))\s*\)?|[(·]\s*\d{1,2}\s*(?:years?|yrs?)\s*\)/giu
