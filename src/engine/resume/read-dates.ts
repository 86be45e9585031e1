import { monthOfName } from '#engine/text/months.ts'

const FIRST_YEAR = 1950
const LAST_YEAR = 2099
const MONTHS_PER_YEAR = 12
const SHORT_MONTH_CHARS = 3
/** '60 is 2060 still, '61 is 1961. */
const LAST_SHORT_YEAR_AFTER_2000 = 60

export interface DateSpan {
  start: string | null
  end: string | null
  current: boolean
  /** The words of the span in the line. */
  from: number
  to: number
  style: string
}

/** The first span of dates in a line ("Jan 2019 – Present", "03/2018 to 05/2020", "2015-19"), or a lone date. */
export function readDates(line: string): DateSpan | null {
  if (!/\d\d/u.test(line)) return null
  const span = DATE_RANGE.exec(line)
  if (span?.groups) {
    const { start = '', end = '' } = span.groups
    const current = PRESENT_WORD.test(end)
    const first = readDate(start)
    const last = current ? null : readDate(end, first?.date)
    if (first && (current || last)) {
      return {
        start: first.date,
        end: last?.date ?? null,
        current,
        from: span.index,
        to: span.index + span[0].length,
        style: first.style,
      }
    }
  }
  const single = SINGLE_DATE.exec(line)
  const date = single ? readDate(single[0]) : null
  if (!single || !date) return null
  return {
    start: null,
    end: date.date,
    current: false,
    from: single.index,
    to: single.index + single[0].length,
    style: date.style,
  }
}

export function monthNumber(date: string, fallbackMonth: number): number {
  return (
    Number(date.slice(0, 4)) * MONTHS_PER_YEAR +
    (date.length > 4 ? Number(date.slice(5, 7)) : fallbackMonth) -
    1
  )
}

function readDate(words: string, after?: string): { date: string; style: string } | null {
  const named = NAMED_MONTH_DATE.exec(words)
  if (named?.groups) {
    const year = fullYear(named.groups.year ?? '', after)
    const month = monthOfName(named.groups.month ?? '')
    const style = (named.groups.month ?? '').length > SHORT_MONTH_CHARS ? 'month name' : 'short month'
    if (year && month > 0) return { date: `${year}-${pad(month)}`, style }
    const season = SEASONS[(named.groups.month ?? '').toLowerCase()]
    return year && season ? { date: `${year}-${season}`, style: 'season' } : null
  }
  const numbers = /(\d{1,4})[/.-](\d{1,4})(?:[/.-](\d{1,4}))?/u.exec(words)
  if (numbers) {
    const parts = numbers.slice(1).filter(Boolean).map(Number)
    const year = parts.find(isYear)
    const month =
      parts[0] === year
        ? parts[1]
        : parts.length === 3
          ? parts[1] && parts[0] && parts[0] > MONTHS_PER_YEAR
            ? parts[1]
            : parts[0]
          : parts[0]
    if (year && month && month <= MONTHS_PER_YEAR) return { date: `${year}-${pad(month)}`, style: 'numbers' }
  }
  const year = /(?:19[5-9]|20\d)\d|['’]\d{2}|^\d{2}$/u.exec(words.trim())?.[0]
  const full = year ? fullYear(year.replace(/['’]/u, ''), after) : null
  return full ? { date: full, style: 'year' } : null
}

function fullYear(year: string, after?: string): string | null {
  if (year.length === 4) return isYear(Number(year)) ? year : null
  const century = after ? after.slice(0, 2) : Number(year) > LAST_SHORT_YEAR_AFTER_2000 ? '19' : '20'
  return /^\d{2}$/u.test(year) ? `${century}${year}` : null
}

function isYear(number: number): boolean {
  return number >= FIRST_YEAR && number <= LAST_YEAR
}

function pad(month: number): string {
  return String(month).padStart(2, '0')
}

const SEASONS: Record<string, string> = { spring: '04', summer: '06', autumn: '09', fall: '09', winter: '12' }
const MONTH =
  '\\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|fall|winter)'
const DATE = `(?:${MONTH}[.,]?\\s*['’]?(?:\\d{4}|\\d{2}\\b)|\\b\\d{1,2}[/.]\\d{4}|\\b\\d{4}[/.-]\\d{2}\\b|\\b(?:19[5-9]|20\\d)\\d\\b|['’]\\d{2}\\b)`
const NAMED_MONTH_DATE = new RegExp(`(?<month>${MONTH})[.,]?\\s*['’]?(?<year>\\d{4}|\\d{2})`, 'iu')
const PRESENT = '(?:present|current(?:ly)?|now|today|ongoing|to date|till date|date|heute|actuel)'
const PRESENT_WORD = new RegExp(`^\\W*${PRESENT}`, 'iu')
const DATE_RANGE = new RegExp(
  `(?<start>${DATE})\\s*(?:[-–—−‒~]+|to|until|till|through|bis)\\s*(?<end>${DATE}|${PRESENT}\\b|\\b\\d{2}\\b(?!/))`,
  'iu',
)
const SINGLE_DATE = new RegExp(DATE, 'iu')
