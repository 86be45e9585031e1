import { wordRoot } from '#engine/text/word-root.ts'
import { FUNCTION_WORDS } from './claim-words.ts'
import { MULTIPLES } from './number-words.ts'
import { CURRENCIES, FILLERS, MONTHS, SYMBOLS, TIME_UNITS } from './quantity-units.ts'
import { type ReadNumber, readNumber } from './read-number.ts'
import { replyTokens, type Token } from './reply-tokens.ts'

type Bound = 'over' | 'under' | 'about'

/** A number with what it measures. Lengths of time are in months, days, hours or minutes. */
export interface Quantity {
  kind: 'money' | 'percent' | 'time' | 'year' | 'day' | 'multiple' | 'count'
  value: number
  /** Currency or unit of time. */
  unit: string
  /** "a year", "per shift". */
  per: string | null
  bound: Bound | null
  /** Of a date: 1 to 12. */
  month: number | null
  isFraction: boolean
  /** The other number of "64 of 100". */
  whole: number | null
  /** "By 12%" is a change, "12% of" a level. */
  isChange: boolean
  isLevel: boolean
  /** Roots of the words right behind a count. */
  nouns: string[]
  start: number
  end: number
}

/** Every number of a text, written in figures or words. */
export function readQuantities(text: string): Quantity[] {
  const tokens = replyTokens(text)
  const found: Quantity[] = []
  for (let at = 0; at < tokens.length; ) {
    const number = readNumber(tokens, at)
    const multiple = MULTIPLES.get(tokens[at]?.lower ?? '')
    const quantity =
      number !== null
        ? describe(text, tokens, at, number)
        : multiple !== undefined
          ? plain(
              tokens,
              at,
              { value: multiple, next: at + 1, isFraction: false, isBareFigure: false },
              'multiple',
            )
          : null
    if (quantity) found.push(quantity.read)
    at = quantity?.next ?? number?.next ?? at + 1
  }
  shareUnits(text, found)
  return found.filter(quantity => !isPronoun(text, quantity))
}

type Described = { read: Quantity; next: number }

function describe(text: string, tokens: readonly Token[], at: number, number: ReadNumber): Described {
  const { next } = number
  const word = (index: number) => tokens[index]?.lower ?? ''
  const money = currencyOf(tokens, at, next)
  const base = plain(tokens, at, number, 'count')
  const { read } = base
  read.bound = boundOf(text, tokens, at, next)
  const afterPlus = /^(?:\+|plus)$/u.test(word(next))
    ? next + 1
    : word(next) === '-' && word(next + 1) === 'plus'
      ? next + 2
      : next
  const unitAt = FILLERS.has(word(afterPlus)) || word(afterPlus) === '-' ? afterPlus + 1 : afterPlus
  const time = TIME_UNITS.get(word(unitAt))
  if (money) return withPer(tokens, read, { kind: 'money', unit: money.unit }, money.next)
  if (word(next) === '%' || /^(?:percent|pct|percentage)$/u.test(word(next)))
    return withPer(tokens, read, { kind: 'percent', isLevel: word(next + 1) === 'of' }, next + 1)
  // The 25th percentile is where a quarter ends.
  if (/^(?:st|nd|rd|th)$/u.test(word(next)) && word(next + 1) === 'percentile')
    return { read: { ...read, kind: 'percent' }, next: next + 2 }
  if (word(next) === 'per' && word(next + 1) === 'cent')
    return withPer(tokens, read, { kind: 'percent' }, next + 2)
  if (number.isFraction) return { read: { ...read, kind: 'percent', value: read.value * 100 }, next }
  if (time)
    return withPer(tokens, read, { kind: 'time', unit: time.unit, value: read.value * time.many }, unitAt + 1)
  if (/^(?:x|times|fold)$/u.test(word(next))) return { read: { ...read, kind: 'multiple' }, next: next + 1 }
  const date = number.isBareFigure ? dateOf(tokens, at) : null
  if (date) return { read: { ...read, ...date.read }, next: date.next }
  const whole = wholeOf(tokens, next)
  if (whole)
    return { read: { ...read, whole: whole.value, nouns: nounsAfter(tokens, whole.next) }, next: whole.next }
  read.nouns = nounsAfter(tokens, afterPlus)
  return withPer(tokens, read, {}, afterPlus)
}

function plain(tokens: readonly Token[], at: number, number: ReadNumber, kind: Quantity['kind']): Described {
  const { value, next, isFraction } = number
  const read: Quantity = {
    kind,
    value,
    unit: '',
    per: null,
    bound: null,
    month: null,
    isFraction,
    whole: null,
    isChange: tokens[at - 1]?.lower === 'by',
    isLevel: false,
    nouns: [],
    start: tokens[at]?.start ?? 0,
    end: tokens[next - 1]?.end ?? 0,
  }
  return { read, next }
}

function withPer(tokens: readonly Token[], read: Quantity, more: Partial<Quantity>, next: number): Described {
  return { read: { ...read, ...more, per: perOf(tokens, next) }, next }
}

function currencyOf(
  tokens: readonly Token[],
  at: number,
  next: number,
): { unit: string; next: number } | null {
  const before = tokens[at - 1]
  const unitBefore = SYMBOLS.get(before?.text ?? '') ?? CURRENCIES.get(before?.lower ?? '')
  if (unitBefore) return { unit: unitBefore, next }
  // In "2021 $60,040" the sign belongs to the figure after it.
  const symbolAfter = tokens[next + 1]?.kind === 'number' ? undefined : SYMBOLS.get(tokens[next]?.text ?? '')
  const unitAfter = symbolAfter ?? CURRENCIES.get(tokens[next]?.lower ?? '')
  return unitAfter ? { unit: unitAfter, next: next + 1 } : null
}

const PERIODS = /^(?:year|month|week|day|hour|quarter|shift|decade)$/u
const PERIOD_ADVERBS = new Map([
  ['annually', 'year'],
  ['yearly', 'year'],
  ['annual', 'year'],
  ['monthly', 'month'],
  ['weekly', 'week'],
  ['daily', 'day'],
  ['hourly', 'hour'],
])
/** "12 million transactions a day": words that may stand between a number and its period. */
const PERIOD_REACH_TOKENS = 4
const PERIOD_STOPS = /^(?:in|within|over|by|from|until|half|after|before)$/u

function perOf(tokens: readonly Token[], from: number): string | null {
  for (let index = from; index <= from + PERIOD_REACH_TOKENS; index++) {
    const token = tokens[index]
    if (token === undefined || token.kind === 'number' || PERIOD_STOPS.test(token.lower)) return null
    const adverb = PERIOD_ADVERBS.get(token.lower)
    if (adverb) return adverb
    if (token.kind === 'symbol' && token.text !== '/') return null
    const next = tokens[index + 1]?.lower ?? ''
    if (/^(?:a|an|per|each|every|\/)$/u.test(token.lower) && PERIODS.test(next)) return next
  }
  return null
}

const BOUNDS_BEFORE: [Bound, RegExp][] = [
  [
    'over',
    /(?:more than|well over|over|above|exceeding|upwards? of|at least|beyond|north of|greater than|surpassing)(?: the| an?)?\s*[$€£¥₹]?\s*$/iu,
  ],
  [
    'under',
    /(?:less than|fewer than|under|below|up to|at most|nearly|almost|just under|close to|not quite|as many as)(?: the| an?)?\s*[$€£¥₹]?\s*$/iu,
  ],
  [
    'about',
    /(?:about|around|roughly|approximately|approx\.?|circa|some|an estimated|estimated|~|a good)(?: an?)?\s*[$€£¥₹]?\s*$/iu,
  ],
]
const BOUND_REACH_CHARS = 24

function boundOf(text: string, tokens: readonly Token[], at: number, next: number): Bound | null {
  const after = tokens[next]
  const isPlus =
    after?.text === '+' ||
    after?.lower === 'plus' ||
    (after?.text === '-' && tokens[next + 1]?.lower === 'plus')
  if (isPlus || (after?.lower === 'or' && tokens[next + 1]?.lower === 'more')) return 'over'
  const start = tokens[at]?.start ?? 0
  const before = text.slice(Math.max(0, start - BOUND_REACH_CHARS), start)
  return BOUNDS_BEFORE.find(([, pattern]) => pattern.test(before))?.[0] ?? null
}

const FIRST_YEAR = 1900
const LAST_YEAR = 2099

function dateOf(tokens: readonly Token[], at: number): { read: Partial<Quantity>; next: number } | null {
  const value = Number(tokens[at]?.text)
  const isYear = value >= FIRST_YEAR && value <= LAST_YEAR
  const before = tokens[at - 1]?.text === ',' || tokens[at - 1]?.lower === 'of' ? at - 2 : at - 1
  const monthBefore =
    MONTHS.get(tokens[at - 1]?.lower ?? '') ??
    MONTHS.get(tokens[before]?.lower ?? '') ??
    MONTHS.get(tokens[before - 1]?.lower ?? '')
  if (isYear) {
    // 2021-03 and 2021/03
    const [joint, month] = [tokens[at + 1], tokens[at + 2]]
    const isIso =
      /^[-/]$/u.test(joint?.text ?? '') &&
      /^(?:0[1-9]|1[0-2])$/u.test(month?.text ?? '') &&
      joint?.end === month?.start
    if (isIso) return { read: { kind: 'year', month: Number(month?.text) }, next: at + 3 }
    return { read: { kind: 'year', month: monthBefore ?? null }, next: at + 1 }
  }
  const [joint, year] = [tokens[at + 1], tokens[at + 2]]
  if (
    /^[/.]$/u.test(joint?.text ?? '') &&
    value >= 1 &&
    value <= 12 &&
    /^(?:19|20)\d\d$/u.test(year?.text ?? '')
  )
    return { read: { kind: 'year', value: Number(year?.text), month: value }, next: at + 3 }
  const isDay =
    value >= 1 &&
    value <= 31 &&
    (MONTHS.has(tokens[at - 1]?.lower ?? '') || MONTHS.has(tokens[at + 1]?.lower ?? ''))
  return isDay ? { read: { kind: 'day' }, next: at + 1 } : null
}

/** The 100 of "64 of 100", "64 out of the 100", "one in ten". */
function wholeOf(tokens: readonly Token[], next: number): ReadNumber | null {
  const joint = tokens[next]?.lower
  let at = next + 1
  if (joint === 'out' && tokens[at]?.lower === 'of') at++
  else if (joint !== 'of' && joint !== 'in' && joint !== '/') return null
  if (/^(?:the|all)$/u.test(tokens[at]?.lower ?? '')) at++
  const whole = readNumber(tokens, at)
  if (whole === null || whole.isFraction) return null
  const isYear = whole.isBareFigure && whole.value >= FIRST_YEAR && whole.value <= LAST_YEAR
  const isLength = TIME_UNITS.has(tokens[whole.next]?.lower ?? '')
  return isYear || isLength ? null : whole
}

const NOUNS_MAX = 3

function nounsAfter(tokens: readonly Token[], from: number): string[] {
  const nouns: string[] = []
  for (let index = from; index < tokens.length && nouns.length < NOUNS_MAX; index++) {
    const token = tokens[index]
    if (token?.text === '-') continue
    if (token?.kind !== 'word' || FUNCTION_WORDS.has(token.lower)) break
    nouns.push(wordRoot(token.lower))
  }
  return nouns
}

/** "5 to 6 patients": the first number measures what the second does. */
function shareUnits(text: string, found: Quantity[]): void {
  for (let index = found.length - 2; index >= 0; index--) {
    const [first, second] = [found[index], found[index + 1]]
    if (!first || !second || first.kind !== 'count' || first.whole !== null) continue
    const between = text.slice(first.end, second.start)
    if (!/^(?: ?(?:to|-|or|and|through) ?)[$€£¥₹]?$/u.test(between)) continue
    const { kind, unit, per } = second
    if (first.nouns.length > 0 || kind === 'year' || kind === 'day') continue
    const factor = kind === 'time' ? timeFactor(text, second) : 1
    Object.assign(first, { kind, unit, per, nouns: second.nouns, value: first.value * factor })
  }
}

function timeFactor(text: string, { end }: Quantity): number {
  const unit = replyTokens(text.slice(end, end + BOUND_REACH_CHARS)).find(token =>
    TIME_UNITS.has(token.lower),
  )
  return TIME_UNITS.get(unit?.lower ?? '')?.many ?? 1
}

/** "One of them", "one good question". */
function isPronoun(text: string, { kind, whole, start, end }: Quantity): boolean {
  return kind === 'count' && whole === null && /^one$/iu.test(text.slice(start, end))
}
