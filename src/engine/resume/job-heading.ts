import { type DateSpan, readDates } from './read-dates.ts'
import type { ResumeLine } from './resume-lines.ts'
import { nameKind } from './title-words.ts'

export type Heading = { lines: ResumeLine[]; datedAt: number; dates: DateSpan }
type NameOrder = 'title first' | 'employer first'
type JobNames = { name: string | null; position: string | null; location: string | null }
type Part = { text: string; at: number; kind: 'title' | 'employer' | null; isAside: boolean }

const MAX_PLACE_CHARS = 45
const MAX_PLACE_LINE_CHARS = 60

/** Employer, title and place from the lines around the dates of a job. */
export function parseHeading(heading: Heading, order: NameOrder): JobNames {
  const told = labelledNames(heading) ?? toldNames(heading)
  if (told) return told
  const parts = headingParts(heading)
  const place = parts.find(isPlace) ?? parts.find(({ text }) => /^(?:remote|hybrid)$/iu.test(text))
  const open = parts.filter(part => part !== place)
  // What stands in brackets says more about a name ("Tallyhouse (payment software)"); alone it is one.
  const outside = open.filter(part => !part.isAside)
  const named = outside.length > 0 ? outside : open
  const position = named.find(({ kind }) => kind === 'title') ?? positionByOrder(named, order)
  const others = named.filter(part => part !== position)
  const name =
    others.find(({ kind }) => kind === 'employer') ??
    others.find(({ at, kind }) => at !== position?.at && kind === null) ??
    others.find(({ kind }) => kind === null) ??
    others[0]
  // "Team lead (Amazon UK)", "Driver for Eddie Stobart".
  const aside = name
    ? undefined
    : parts.find(part => part.isAside && part !== place && EMPLOYER_SHAPE.test(part.text))
  const [, title = position?.text, employer] =
    (!name && !aside && TITLE_FOR_EMPLOYER.exec(position?.text ?? '')) || []
  return {
    name: name?.text ?? aside?.text ?? employer ?? null,
    position: title ?? null,
    location: place?.text ?? null,
  }
}

/** Whether this person writes the title or the employer first, by the jobs where the words leave no doubt. */
export function nameOrder(headings: Heading[]): NameOrder {
  let titleFirst = 0
  for (const heading of headings) {
    const parts = headingParts(heading).filter(part => !isPlace(part) && !part.isAside)
    const title = parts.findIndex(({ kind }) => kind === 'title')
    if (title >= 0 && parts.length > 1) titleFirst += title === 0 ? 1 : -1
  }
  return titleFirst < 0 ? 'employer first' : 'title first'
}

/** No word tells the title: "Help desk" beside "Grainmark Co-op". */
function positionByOrder(named: Part[], order: NameOrder): Part | undefined {
  const unknown = named.filter(({ kind }) => kind === null)
  if (named.length < 2) return undefined
  if (named.length > unknown.length) return unknown[0]
  return order === 'title first' ? unknown[0] : unknown[1]
}

export function headingParts({ lines, datedAt, dates }: Heading): Part[] {
  return lines.flatMap((line, at) => {
    const text = at === datedAt ? textWithoutDates(line.text, dates) : line.text
    const asides = splitHeading([...text.matchAll(ASIDE)].map(([aside]) => aside).join(' | '))
    return [
      ...splitHeading(text.replace(ASIDE, ' | ')).map(part => ({
        text: part,
        at,
        kind: nameKind(part),
        isAside: false,
      })),
      ...asides.map(part => ({ text: part, at, kind: nameKind(part), isAside: true })),
    ]
  })
}

export function splitHeading(text: string): string[] {
  return text
    .split(HEADING_SEPARATOR)
    .map(part => part.replace(/^[\s,;:.–—-]+|[\s,;:–—-]+$/gu, '').replace(/(?<=\p{Ll}{3})\s*\.$/u, ''))
    .filter(part => part.length > 1 && !NOT_A_NAME.test(part))
}

export function textWithoutDates(text: string, dates: DateSpan | null | undefined): string {
  return dates
    ? `${text.slice(0, dates.from)} ${text.slice(dates.to)}`
        .replace(DURATION, ' ')
        // "Hotel Larch, CDP. May 2019 to March 2023."
        .replace(/(?<!\b(?:Inc|Ltd|Corp|Co|Pvt))\.?\s+\.\s*$/u, '')
        .replace(/[\s|,–—•()-]+$/u, '')
        .replace(/^[\s|,.:–—•()-]+/u, '')
    : text
}

export function isPlaceLine(text: string): boolean {
  return text.length < MAX_PLACE_LINE_CHARS && PLACE.test(text) && nameKind(text) === null
}

function isPlace({ text, kind }: Part): boolean {
  return kind === null && text.length < MAX_PLACE_CHARS && PLACE.test(text)
}

/** "Presently working as Site Engineer in L&T, Pune since July 2019": a sentence that names the post and its employer. */
function toldNames({ lines, datedAt, dates }: Heading): JobNames | null {
  const line = lines[datedAt]
  return line ? namesInSentence(textWithoutDates(line.text, dates)) : null
}

export function isEmploymentSentence(text: string): boolean {
  return namesInSentence(textWithoutDates(text, readDates(text))) !== null
}

function namesInSentence(text: string): JobNames | null {
  const told = EMPLOYED_AS.exec(text) ?? TOLD_AS.exec(text) ?? TOLD_AT.exec(text)
  if (!told?.groups) return null
  const { title = told.groups.titled ?? '', employer = '' } = told.groups
  const [name = '', ...place] = employer
    .replace(/[\s,.()]+$/u, '')
    .replace(/ in (?=\p{Lu}[^,]*$)/u, ', ')
    .split(/,\s+/u)
  return name === '' || nameKind(title) !== 'title'
    ? null
    : { name, position: title.trim(), location: place.join(', ') || null }
}

/** "Organisation: …", "Designation: …", as forms ask for them. */
function labelledNames({ lines }: Heading): JobNames | null {
  const value = (label: RegExp) => {
    for (const { text } of lines) {
      const found = label.exec(text)?.[1]?.trim()
      if (found) return found
    }
    return null
  }
  const name = value(EMPLOYER_LABEL)
  const position = value(TITLE_LABEL)
  return name === null && position === null ? null : { name, position, location: value(PLACE_LABEL) }
}

/** US states and Canadian provinces; other two capitals ("MP", "NH bypass") are no place. */
const STATE =
  '(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT)(?= \\d{5}|$|[,|)]|\\s{2}|\\s[–—-])'
const EMPLOYED_AS =
  /^(?:i )?(?:(?:am|was|have been) )?(?:presently |currently |previously |formerly )?(?:working|worked|employed|served|serving|engaged) as (?:an? |the )?(?<title>\p{Lu}[^,.;]{2,60}?),? (?:in|at|with|for) (?:m\/s\.? )?(?<employer>\p{Lu}[^;]{1,80}?)(?= (?:since|from)\b|\.?\s*$|,? (?:19|20)\d{2})/iu
const HELD =
  '(?:am|was|have been|had been|became|(?:have |had )?(?:worked|served|been employed|been working) as|work as|am working as|started(?: out)? as|trained as)'
const TOLD_TITLE = '(?:an? |the |their |its )?(?<title>[\\p{L}][^,.;:()]{2,60}?)'
const TOLD_EMPLOYER = '(?:the )?(?<employer>\\p{Lu}[^;:()]{1,80}?)'
/** "I was an optical assistant at Clearsight, Leeds"; what stands before it only says when. */
const TOLD_AS = new RegExp(
  `(?:^|[,.:]\\s*|\\s)I(?:['’]ve| ['’]m)? ?${HELD} ${TOLD_TITLE},? (?:at|with|for|in|of) ${TOLD_EMPLOYER}(?= and \\p{Ll}|,? (?:where|with|and|which)\\b|[.;:]|\\s*$)`,
  'u',
)
/** "At Desert Bright Solar in Tucson ( ) I am a solar installer", "For Waterloo Schools (, speech pathologist) I look after". */
const TOLD_AT = new RegExp(
  `^(?:at|for|with) ${TOLD_EMPLOYER}\\s*(?:\\(\\s*[,;]?\\s*\\)|,)?\\s*(?:(?:,\\s*)?I ${HELD} ${TOLD_TITLE}(?=[,.;:]| (?:on|in|at|of|for|with|and|who|where)\\b|\\s*$)|\\(\\s*[,;]?\\s*(?<titled>\\p{L}[^()]{2,60}?)\\))`,
  'iu',
)
const EMPLOYER_LABEL = /^(?:organi[sz]ation|company|employer|firm|empresa|firma)(?: name)?\s*:\s*(.+)$/iu
const TITLE_LABEL = /^(?:designation|position|role|title|job title|post|puesto|cargo)(?: held)?\s*:\s*(.+)$/iu
const PLACE_LABEL = /^(?:location|place|city)\s*:\s*(.+)$/iu
/** A full stop parts names only after a word in small letters that is no short form ("St. Agnes", "Foods Ltd."). */
const HEADING_SEPARATOR = new RegExp(
  String.raw`\s*[|•·▪\t]\s*|\s*\.{3,}\s*|\s{3,}|(?<=\p{Script=Han})\s+(?=\p{Script=Han})|\s+[–—-]\s+|\s*—\s*|\s+@\s+|\s+at\s+(?=\p{Lu})|[()]|,\s+(?!${STATE}\b|Inc|LLC|Ltd|PLC|Corp)|:\s+|;\s+|(?<=\p{L}{2}(?<!\b(?:Inc|Ltd|Corp|Co|Jr|Sr|St|Dr|Mr|Mrs|Ms|No|Rev|Bros|Pvt|Dept)))\.\s+(?=[\p{Lu}\d])`,
  'u',
)
const ASIDE = /\([^()]*\)/gu
const NOT_A_NAME =
  /^(?:(?:part|full)[- ]time|contract|temporary|permanent|freelance|seasonal|self[- ]employed|casual|on-?site|working from home|currently|current|previously|most recently|before that|(?:night|day|evening|weekend)s?(?: shifts?)?|[\p{L}\d+]+ years?|\d{1,2} (?:years?|yrs?) \d{1,2} (?:months?|mos?)|\d[\d,.]* \p{Ll}+|\d+|gs-[\d-]+|to|from|since|and)$/iu
const EMPLOYER_SHAPE = /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u
const TITLE_FOR_EMPLOYER = /^(.+?) (?:with|for) (?:the )?(\p{Lu}.+)$/u
const DURATION =
  /[(·]?\s*(?:\d{1,2}\s*(?:years?|yrs?)\s*)?(?:\d{1,2}\s*(?:months?|mos?))\s*\)?|[(·]\s*\d{1,2}\s*(?:years?|yrs?)\s*\)/giu
const TOWN = String.raw`\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,3}`
const REGION = String.raw`(?:[A-Z]{2}\b(?: \d{5})?|\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+){0,2})`
export const CITY_AND_REGION = new RegExp(`${TOWN}, ${REGION}`, 'u')
const PLACE = new RegExp(`^${TOWN}, ${REGION}(?:, ${REGION})?$`, 'u')
