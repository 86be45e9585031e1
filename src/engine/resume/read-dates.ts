import { keepLatest } from '#engine/lazy.ts'
import { MONTHS_PER_YEAR } from '#shared/career/covered-months.ts'
import { HAS_MONTH, MONTH, monthOfMarks, withMonthMarks } from './month-words.ts'

export interface DateSpan {
  readonly start: string | null
  readonly end: string | null
  readonly current: boolean
  /** The words of the span in the line. */
  readonly from: number
  readonly to: number
  readonly style: string
  /** Whether the end is only implied ("since Feb 2022"). */
  readonly isOpen: boolean
}

const FIRST_YEAR = 1950
const LAST_YEAR = 2099
const SHORT_MONTH_CHARS = 3
const MONTHS_PER_QUARTER = 3
/** '60 is 2060 still, '61 is 1961. */
const LAST_SHORT_YEAR_AFTER_2000 = 60

/** The first span of dates in a line ("Jan 2019 – Present", "06/15–08/22", "since Feb 2022"), or a lone date. */
export function readDates(line: string): DateSpan | null {
  if (!/\d\d/u.test(line)) return null
  return line.length > MAX_KEPT_CHARS ? datesIn(line) : latest(line, () => datesIn(line))
}

/** Headings, sections, jobs and each advice of a check ask again for the same lines. */
const latest = keepLatest<DateSpan | null>(400)
const MAX_KEPT_CHARS = 300

function datesIn(line: string): DateSpan | null {
  const marked = withMonthMarks(line)
  return (
    readRange(marked) ?? readSeason(line) ?? readSeasons(line) ?? readOpenSpan(marked) ?? readLoneDate(marked)
  )
}

/** "Summer 22/23", in countries where it runs over the new year. */
function readSeason(line: string): DateSpan | null {
  const season = SEASON_OVER_NEW_YEAR.exec(line)
  const [words = '', first = '', second = ''] = season ?? []
  const start = fullYear(first)
  const end = start && fullYear(second, start)
  if (!season || !end || Number(end) !== Number(start) + 1) return null
  const [from, to] = [season.index, season.index + words.length]
  return { start, end, current: false, from, to, style: 'season', isOpen: false }
}

/** "Summer 2016, Summer 2017": from the first to the last. */
function readSeasons(line: string): DateSpan | null {
  const seasons = SEASONS_LISTED.exec(line)
  const [words = '', start = '', end = ''] = seasons ?? []
  if (!seasons || start >= end) return null
  const [from, to] = [seasons.index, seasons.index + words.length]
  return { start, end, current: false, from, to, style: 'season', isOpen: false }
}

function readRange(line: string): DateSpan | null {
  const span = DATE_RANGE.exec(line) ?? (/^\W*pres/iu.test(line) ? RANGE_BACKWARDS.exec(line) : null)
  if (!span?.groups) return null
  const { start = '', end = '' } = span.groups
  const current = PRESENT_WORD.test(end)
  const last = current ? null : readDate(end, readDate(start)?.date)
  // "Jun–Dec 2018" and "06–08/2019" write the year once.
  const first =
    (last && /^\d{1,2}$/u.test(start) ? readDate(`${start}/${last.date.slice(0, 4)}`) : readDate(start)) ??
    (last ? readDate(`${start} ${last.date.slice(0, 4)}`) : null)
  if (!first || !(current || last)) return null
  const to = span.index + span[0].length
  return {
    start: first.date,
    end: last?.date ?? null,
    current,
    from: span.index,
    to: to + charsOfTranslation(line.slice(to), first.date),
    style: first.style,
    isOpen: false,
  }
}

/** "De mai 2015 à octobre 2019 / May 2015 to October 2019" says it twice. */
function charsOfTranslation(rest: string, start: string): number {
  if (!/^ ?[/|] ?/u.test(rest)) return 0
  const again = readRange(rest.slice(1))
  return again?.start === start && /^\W*$/u.test(rest.slice(0, again.from + 1)) ? again.to + 1 : 0
}

function readOpenSpan(line: string): DateSpan | null {
  const span = SINCE_DATE.exec(line)
  const first = readDate(
    span?.groups?.start ?? span?.groups?.onward ?? span?.groups?.running ?? span?.groups?.opening ?? '',
  )
  if (!span || !first) return null
  return {
    start: first.date,
    end: null,
    current: true,
    from: span.index,
    to: span.index + span[0].length,
    style: first.style,
    isOpen: true,
  }
}

function readLoneDate(line: string): DateSpan | null {
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
    isOpen: false,
  }
}

function readDate(words: string, after?: string): { date: string; style: string } | null {
  // Most dates are no quarters or school years; their patterns would be tried for each of thousands of lines.
  const quarter = /q/iu.test(words) ? QUARTER_DATE.exec(words) : null
  if (quarter?.groups) {
    const last = Number(quarter.groups.quarter) * MONTHS_PER_QUARTER
    return {
      date: `${quarter.groups.year}-${pad(after ? last : last - MONTHS_PER_QUARTER + 1)}`,
      style: 'quarter',
    }
  }
  const school = words.includes('/') ? SCHOOL_YEAR.exec(words) : null
  if (school)
    return { date: after ? `${school[1]?.slice(0, 2)}${school[2]}` : (school[1] ?? ''), style: 'year' }
  const named = HAS_MONTH.test(words) ? (YEAR_BEFORE_MONTH.exec(words) ?? NAMED_MONTH_DATE.exec(words)) : null
  if (named?.groups) {
    const { month: word = '', year: digits = '' } = named.groups
    const year = fullYear(digits, after)
    const month = monthOfMarks(word)
    const style = word.length > SHORT_MONTH_CHARS ? 'month name' : 'short month'
    if (year && month > 0) return { date: `${year}-${pad(month)}`, style }
    // Of a season people count the year: "Summer 2023" may be any of its months.
    return year ? { date: year, style: 'season' } : null
  }
  const numbers = readNumbers(words, after)
  if (numbers) return numbers
  if (after && /^\d$/u.test(words)) return { date: `${after.slice(0, 3)}${words}`, style: 'year' }
  const year = /(?:19[5-9]|20\d)\d|['’]\d{2}|^\d{2}$/u.exec(words.trim())?.[0]
  const full = year ? fullYear(year.replace(/['’]/u, ''), after) : null
  return full ? { date: full, style: 'year' } : null
}

function readNumbers(words: string, after?: string): { date: string; style: string } | null {
  const roman = ROMAN_DATE.exec(words)
  if (roman?.[1]) return { date: `${roman[2]}-${pad(ROMAN_MONTHS.indexOf(roman[1]) + 1)}`, style: 'numbers' }
  const numbers = /(\d{1,4})([/.年-])\s*(\d{1,4})(?:[/.月-]\s*(\d{2,4}))?/u.exec(words)
  if (!numbers) return null
  const [, first = '', mark, second = '', third] = numbers
  const [year, month] =
    first.length === 4
      ? [first, Number(second)]
      : third === undefined
        ? [second, Number(first)]
        : [third, monthOfDayAndMonth(Number(first), Number(second), mark === '/')]
  const full = fullYear(year, after)
  return full && month >= 1 && month <= MONTHS_PER_YEAR
    ? { date: `${full}-${pad(month)}`, style: 'numbers' }
    : null
}

/** Americans write 06/11/2018 for June; with dots, or a first number over 12, the day comes first. */
function monthOfDayAndMonth(first: number, second: number, isSlashed: boolean): number {
  return first > MONTHS_PER_YEAR || (!isSlashed && second <= MONTHS_PER_YEAR) ? second : first
}

function fullYear(year: string, after?: string): string | null {
  if (year.length === 4) return Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR ? year : null
  if (!/^\d{2}$/u.test(year)) return null
  const century = after ? after.slice(0, 2) : Number(year) > LAST_SHORT_YEAR_AFTER_2000 ? '19' : '20'
  // "'98-'11" ends in the next century.
  return after && `${century}${year}` < after.slice(0, 4)
    ? `${Number(century) + 1}${year}`
    : `${century}${year}`
}

function pad(month: number): string {
  return String(month).padStart(2, '0')
}

const SEASON_OVER_NEW_YEAR =
  /(?<!\p{L})(?:spring|summer|autumn|fall|winter)\s+((?:19|20)?\d{2})\/(\d{2})(?!\d)/iu
const SEASONS_LISTED =
  /(?<!\p{L})(?:spring|summer|autumn|fall|winter)s? ((?:19|20)\d\d)(?:(?:,| and| &|, and) (?:(?:spring|summer|autumn|fall|winter)s? )?((?:19|20)\d\d)){1,5}(?!\d)/iu
const YEAR_AFTER_MONTH = "[.,]?[\\s/-]*(?:(?:de|of)\\s+)?['’]?"
/** "1 Feb 2019", "12-Feb-2023". */
const DAY = '(?:\\b\\d{1,2}(?:(?:st|nd|rd|th)?\\s+|[-./](?=[\ufdd0-\ufddc])))?'
/** "Feb 1, 2019": the day between month and year. */
const DAY_AFTER_MONTH = '(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,(?=\\s*(?:19|20)\\d\\d))?'
const ROMAN_MONTH = '(?:XI{0,2}|IX|IV|VI{0,3}|I{1,3})'
/** "2021 (January)", "2019, August". */
const YEAR_THEN_MONTH = `\\b(?:19[5-9]|20\\d)\\d(?:,\\s*|\\s*\\(|\\s+)${MONTH}(?!${YEAR_AFTER_MONTH}\\d{4})\\)?`
const QUARTER = '\\bQ[1-4][\\s/]+(?:19[5-9]|20\\d)\\d'
/** "2014/15"; a month is written with two digits up to 12. */
const SCHOOL_YEARS = '\\b(?:19[5-9]|20\\d)\\d/(?:(?:19|20)\\d\\d|1[3-9]|[2-9]\\d)(?!\\d)'
const DATE = `(?:${YEAR_THEN_MONTH}|${QUARTER}|${SCHOOL_YEARS}|${DAY}${MONTH}${DAY_AFTER_MONTH}${YEAR_AFTER_MONTH}(?:\\d{4}|\\d{2}\\b)|\\b${ROMAN_MONTH}[./](?:19|20)\\d{2}\\b|\\b\\d{1,2}[/.]\\d{1,2}[/.](?:19|20)\\d{2}\\b|\\b\\d{1,2}-\\d{1,2}-(?:19|20)\\d{2}\\b|\\b\\d{1,2}[/.]\\d{4}|\\b(?:0?[1-9]|1[0-2])-(?:19[5-9]|20\\d)\\d\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b(?:19|20)\\d{2}[/.]\\d{2}[/.]\\d{2}\\b|\\b\\d{4}[/.-]\\d{2}\\b|\\b(?:19[5-9]|20\\d)\\d[/.][1-9]\\b(?!\\.)|\\b(?:19|20)\\d{2}\\s*年\\s*\\d{1,2}\\s*月|\\b(?:19[5-9]|20\\d)\\d(?!\\d)|['’]\\d{2}\\b)`
/** Two digits for the year are read only where both ends of a span, or "since", say that it is a date. */
const SHORT_DATE =
  '(?:(?<![\\d/])(?:0?[1-9]|1[0-2])/\\d{2}(?![\\d/])|(?<![\\d.])\\d{1,2}\\.\\d{1,2}\\.\\d{2}(?![\\d.])|(?<![\\d/])\\d{1,2}/\\d{1,2}/\\d{2}(?![\\d/]))'
const ROMAN_DATE = new RegExp(`^\\W*(${ROMAN_MONTH})[./](\\d{4})`, 'u')
const ROMAN_MONTHS = 'I II III IV V VI VII VIII IX X XI XII'.split(' ')
const YEAR_BEFORE_MONTH = new RegExp(`(?<year>(?:19[5-9]|20\\d)\\d)[\\s,(]+(?<month>${MONTH})\\)?$`, 'iu')
const QUARTER_DATE = /\bQ(?<quarter>[1-4])[\s/]+(?<year>\d{4})/iu
const SCHOOL_YEAR = /\b(\d{4})\/(?:19|20)?(\d\d)(?!\d)(?<!\/(?:0\d|1[0-2]))/u
const NAMED_MONTH_DATE = new RegExp(
  `(?<month>${MONTH})${DAY_AFTER_MONTH}${YEAR_AFTER_MONTH}(?<year>\\d{4}|\\d{2})`,
  'iu',
)
const PRESENT = `(?:${[
  '(?:the )?present(?:e|ly)?(?: day| time)?',
  'pre ?sent',
  'pres\\.?',
  'current(?:ly)?',
  '(?:till |until |up to )?(?:now|today)',
  'ongoing|continuing|to date|till date|date|this day|still',
  'heute|jetzt|laufend|fortlaufend',
  "actuel(?:lement)?|aujourd['’]hui|ce jour|maintenant",
  'actualidad|actualmente|la actualidad|la fecha|hoy|atual(?:mente)?|atualidade|o momento|hoje',
  'oggi|attuale|attualmente|heden|nu|nuvarande|pågående|idag|nåværende|i dag|dags dato|nykyinen',
  'obecnie|nadal|teraz|dziś|dnes|současnosti?|jelenleg|prezent|halen|günümüz|настоящее время|наст\\. ?время|сейчас',
  '至今|现在|現在|现|현재',
].join('|')})(?![\\p{L}])`
const PRESENT_WORD = new RegExp(`^\\W*${PRESENT}`, 'iu')
/** "mid-2018", "c. 2005": the year is what can be read. */
const ROUGHLY =
  '(?:\\b(?:(?:springs|summers|autumns|winters|mid|early|late|end of|beginning of|start of|circa|approx)|ca?(?=\\.))[.\\s-]+)?'
const BETWEEN = `\\s*(?:${[
  ',?\\s*(?:up )?(?:to|until|till)(?: and including|:)?',
  '[-–—−‒~〜～－至]*[-–—−‒~〜～－至→➔➜>](?:\\s*(?:to|until|till)\\b(?! date))?',
  '(?<=\\d)\\s*(?:\\.{3}|…)',
  '(?<=\\s)/(?=\\s)',
  '(?<=(?:19|20)\\d\\d)/(?=(?:19|20)\\d\\d(?!\\d))',
  '(?<=\\d\\s*)(?:\\||\\t|\\s{2})(?=\\s*(?:\\d|[\\p{L}\ufdd0-\ufddc]{3,9}\\.? \\d{4}|present\\b|now\\b))',
  'through(?: to)?|thru|bis|al?|ad|à|au|hasta|até|tot|fino a|do|til|t/m',
  "jusqu['’](?:à|en)",
].join('|')})\\s*`
/** "2005–8" ends in 2008. */
const ONE_DIGIT_END = '(?<=\\b(?:19|20)\\d\\d–)\\d(?![\\d./–-])'
/** "Period: 2015 – 2018", "School years 2017/2018 – present". */
const LABEL =
  '(?<!\\p{L})(?:(?:school|academic) years?|seasons?|period|duration|tenure|zeitraum|période|per[ií]odo|okres)\\s*:?\\s+'
/** These words of other languages are none where no date follows. */
const FROM_ABROAD = "dal|dall['’]|da|de|du|desde|von|vom|van|depuis|från|fra|od|ab|dès"
const MONTH_ALONE = '(?<![\\d./-])(?:0?[1-9]|1[0-2])(?=\\s?[-–—]\\s?(?:0?[1-9]|1[0-2])[./](?:19|20)\\d\\d)'
const DATE_RANGE = new RegExp(
  `(?:${LABEL})?(?:\\b(?:from|since|between|${FROM_ABROAD}):?\\s+)?${ROUGHLY}(?<start>${DATE}|${SHORT_DATE}|${MONTH_ALONE}|${MONTH}(?=[\\s.]*(?:[-–—]|to)\\s*${MONTH}${YEAR_AFTER_MONTH}\\d{4}))\\.?(?:${BETWEEN}|(?<=\\b(?:between\\s[^.]{4,20}|summers\\s\\d{4}))\\s+and\\s+)${ROUGHLY}(?<end>${PRESENT}|${DATE}|${SHORT_DATE}|\\b\\d{2}\\b(?!/)|${ONE_DIGIT_END})`,
  'iu',
)
/** "Present – June 2018": the newest first. */
const RANGE_BACKWARDS = new RegExp(`(?<end>${PRESENT})\\s*[-–—]\\s*(?<start>${DATE})`, 'iu')
const SINCE_DATE = new RegExp(
  `\\b(?:since|from|starting|started(?: in)?|beginning|as of|effective|commencing|joined(?: in)?|seit|desde|depuis|dal|sinds)\\s+(?<start>${DATE}|${SHORT_DATE})|(?<onward>${DATE})(?:\\s+onwards?\\b|\\+|\\s*(?:[-–—→➔➜]|…)(?:\\s*(?=$|[,|)])|(?=\\s{2,}\\p{Lu})))|^\\s*(?<opening>${DATE})[-–—]\\s+(?=\\p{Lu})|(?<running>${DATE})(?:,|\\s+and)?\\s+(?:still (?:there|employed|working|in post)|ongoing|continuing)\\b`,
  'iu',
)
const SINGLE_DATE = new RegExp(DATE, 'iu')
