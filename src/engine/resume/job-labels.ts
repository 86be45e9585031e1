import { type Heading, type JobNames, textWithoutDates } from './heading-parts.ts'

type Label = keyof typeof LABELS

/** "Organisation: …", "Designation: …", as forms ask for them. */
export function labelledNames({ lines, datedAt, dates }: Heading): JobNames | null {
  const value = (label: Label) => {
    for (const [at, line] of lines.entries()) {
      const text = at === datedAt ? textWithoutDates(line.text, dates) : line.text
      const found = LABELS[label].exec(text)?.[1]?.trim()
      if (found) return found
    }
    return null
  }
  const employer = value('employer')?.replace(SIZE_IN_BRACKETS, '').replace(TOWN_IN_BRACKETS, ', $1') ?? null
  const [name = null, ...towns] = employer?.split(TOWN_BEHIND) ?? []
  const position = value('title')?.replace(/(?<=\p{Ll}{3})\.$/u, '') ?? null
  return name === null && position === null
    ? null
    : { name, position, location: value('place') ?? (towns.join(', ') || null) }
}

/** What a line of a form says about a job: its label stands in no other line of the same job. */
export function jobLabel(text: string): Label | null {
  const labels: Label[] = ['employer', 'title', 'place', 'dates']
  return labels.find(label => LABELS[label].test(text)) ?? null
}

/** What a form asks for beside each job: hours, pay and grade are neither its name nor an achievement. */
export function isJobDetail(text: string): boolean {
  return JOB_DETAIL.test(text) || KIND_OF_CONTRACT.test(text)
}

/** "Period    Employer    Position": the names of columns. */
export function isTableHead(text: string): boolean {
  const cells = cellsOf(text)
  return cells.length > 1 && cells.every(cell => COLUMN_NAME.test(cell))
}

export function isColumnName(text: string): boolean {
  return COLUMN_NAME.test(text)
}

/** Which of the names stands first in a table, where its head says so. */
export function orderInTable(texts: string[]): 'title first' | 'employer first' | null {
  const cells = cellsOf(texts.find(isTableHead) ?? '')
  const [title, employer] = [TITLE_COLUMN, EMPLOYER_COLUMN].map(column =>
    cells.findIndex(cell => column.test(cell)),
  )
  if (title === undefined || employer === undefined || title < 0 || employer < 0) return null
  return title < employer ? 'title first' : 'employer first'
}

function cellsOf(text: string): string[] {
  return text.split(/\s*[|\t]\s*|\s{2,}|\s+\/\s+/u)
}

const TITLE_COLUMN = /^(?:job |work )?(?:position|post|role|title|designation)\b/iu
const EMPLOYER_COLUMN = /^(?:employer|company|organi[sz]ation|firm|institution)\b/iu

const COLUMN_NAME =
  /^(?:(?:job |work )?(?:period|dates?|years?|from|to|start|end|until|employer|company|organi[sz]ation|firm|institution|school|position|post|role|title|job title|designation|town|city|place|location|country|duties|responsibilities|degree|qualification|grade)(?: of employment| held| attended)?(?: (?:and|&) (?:main )?(?:duties|responsibilities))?|start date|end date)$/iu
/** What stands behind a label. */
const VALUE = String.raw`(?:\s*[:：]\s*|\t\s*|\s{3,})(\S.*)$`
const NAMES_OF_LABELS = {
  employer: [
    '(?:name of )?(?:the )?(?:organi[sz]ation|company|employer|firm|agency|hospital|institution|workplace|place of work|restaurant|manning agent)',
    'name and address of (?:the )?employer',
    'employed by',
    'empresa|empleador|firma|arbeitgeber|unternehmen|betrieb|employeur|entreprise|société|azienda|datore di lavoro|werkgever|bedrijf|pracodawca',
    "nom (?:et adresse )?de l['’]employeur",
    'nome e indirizzo del datore di lavoro',
    'name und adresse des arbeitgebers',
  ],
  title: [
    'designation|position|role|title|job',
    '(?:job|position|role|work) (?:title|position|role)',
    'occupation(?: or position)?|post|employed as|capacity',
    'rank(?=[\\s:]{1,4}.{0,20}\\p{L}{4})',
    'puesto|cargo|función|fonction|poste|funktion|tätigkeit|beruf oder funktion|mansione|ruolo|qualifica|functie|stanowisko',
    'tipo di impiego|lavoro o posizione ricoperti|fonction ou poste occupé',
  ],
  place: ['(?:work )?location', 'place|city|town|address|company address', 'ort|lieu|luogo|lugar|plaats'],
  dates: [
    '(?:inclusive )?dates?(?: (?:employed|of employment|worked|of service))?',
    'duration|period(?: of employment)?|from|tenure|time|years?|when|employment dates?',
    'zeitraum|période|per[ií]odo|dauer|durée|fechas?|datum|okres',
  ],
} as const
const labelPattern = (label: keyof typeof NAMES_OF_LABELS) =>
  new RegExp(`^(?:${NAMES_OF_LABELS[label].join('|')})(?: name| held)?(?: \\([^()]{2,14}\\))?${VALUE}`, 'iu')
const LABELS = {
  employer: labelPattern('employer'),
  title: labelPattern('title'),
  place: labelPattern('place'),
  dates: labelPattern('dates'),
}
/** "Gulf Steel Fabricators W.L.L. (Doha, Qatar)". */
const TOWN_IN_BRACKETS = /\s*\((\p{Lu}[\p{L} '’-]{1,30}, \p{Lu}[\p{L} '’-]{1,30})\)$/u
/** "Tsukinowa Precision Co., Ltd. (capital 90 million yen, 310 employees)". */
const SIZE_IN_BRACKETS = /\s*\([^()]*\d[^()]*\p{Ll}{3}[^()]*\)$/u
/** "TalaConnect Inc., Lipa City": a firm's form and "and" go on with its name. */
const TOWN_BEHIND =
  /,\s+(?!(?:Inc|Ltd|LLC|LLP|PLC|Limited|Corp|Co|S\.|and|&)\b|[^,]*(?:,? (?:and|&) |\b(?:Department|Division|Ministry|University|Bank|Partners|Office|Unit|Branch|Station|Centre|Center|Battalion|Company|Army|Command|Faculty)\b))(?=\p{Lu})/u
/** A line of its own between title and dates, as networks show it. */
const KIND_OF_CONTRACT =
  /^(?:(?:full|part)[- ]time|permanent|temporary|seasonal|internship|apprenticeship)$/iu
const JOB_DETAIL =
  /^(?:(?:hours(?: per week| worked)?|salary|pay(?: plan| grade)?|supervisor|reason for leaving|(?:may|okay to|ok to) (?:we )?contact|grade|series|job series|occupational series|full[- ]?time\/part[- ]?time|type of (?:business|contract)|vessel|ship|flag|grt|business or sector|sector|industry|reports? to|reporting to|team size|subordinates|notice period|contract type|employment type)\b[^.]{0,30}:|\d{2} ?(?:hours|hrs)(?: per |\/| a )(?:week|wk)\.?$)/iu
