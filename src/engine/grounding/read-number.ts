import { FRACTIONS, SCALE_LETTERS, SCALES, UNITS } from './number-words.ts'
import type { Token } from './reply-tokens.ts'

export interface ReadNumber {
  value: number
  /** The token after it. */
  next: number
  /** A share of a whole: half, a third, two thirds. */
  isFraction: boolean
  /** Written in figures without a separator or scale, as a calendar year is. */
  isBareFigure: boolean
}

/** The number that begins at a token, in figures or in words. */
export function readNumber(tokens: readonly Token[], at: number): ReadNumber | null {
  return tokens[at]?.kind === 'number' ? readFigure(tokens, at) : readSpelled(tokens, at)
}

function readFigure(tokens: readonly Token[], at: number): ReadNumber {
  const token = tokens[at]
  const figure = figureValue(token?.text ?? '')
  // "1/2" is half, "03/2021" a month.
  const { value, next } = fractionFigure(tokens, at) ?? { value: figure, next: at + 1 }
  const scaled = withScale(tokens, value, next)
  return {
    ...scaled,
    isFraction: next > at + 1,
    isBareFigure: scaled.next === at + 1 && /^\d+$/u.test(token?.text ?? ''),
  }
}

function figureValue(text: string): number {
  if (/^\d{1,3}(?:,\d{2,3})+(?:\.\d+)?$/u.test(text)) return Number(text.replaceAll(',', ''))
  if (/^\d{1,3}(?:\.\d{3}){2,}$/u.test(text)) return Number(text.replaceAll('.', ''))
  return Number(/^\d+,\d+$/u.test(text) ? text.replace(',', '.') : text.replaceAll(',', ''))
}

function fractionFigure(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const [top, slash, bottom] = tokens.slice(at, at + 3)
  if (slash?.text !== '/' || !/^\d$/u.test(top?.text ?? '') || !/^[2-9]$/u.test(bottom?.text ?? ''))
    return null
  return { value: Number(top?.text) / Number(bottom?.text), next: at + 3 }
}

function withScale(tokens: readonly Token[], value: number, from: number): { value: number; next: number } {
  const token = tokens[from]
  const isGlued = token?.start === tokens[from - 1]?.end
  const letter = isGlued ? SCALE_LETTERS.get(token?.lower ?? '') : undefined
  if (letter !== undefined) return { value: value * letter, next: from + 1 }
  const scale = SCALES.get(token?.lower ?? '')
  return scale === undefined ? { value, next: from } : { value: value * scale, next: from + 1 }
}

function readSpelled(tokens: readonly Token[], at: number): ReadNumber | null {
  const share = readShare(tokens, at) ?? readArticle(tokens, at)
  if (share) return share
  let total = 0
  let current: number | null = null
  let next = at
  if (isArticle(tokens[at]) && SCALES.has(wordAt(tokens, at + 1)) && wordAt(tokens, at + 1) !== 'score') {
    current = 1
    next = at + 1
  }
  for (let index = next; index < tokens.length; index++) {
    const word = wordAt(tokens, index)
    const unit = UNITS.get(word)
    const scale = SCALES.get(word)
    if (unit !== undefined) current = (current ?? 0) + unit
    else if (scale !== undefined && current !== null) {
      if (scale < 1e3) current = current * scale
      else {
        total += current * scale
        current = 0
      }
    } else if (current !== null && isJoint(tokens, index)) continue
    else break
    next = index + 1
  }
  if (current === null) return null
  const half = isHalfAfter(tokens, next)
  return {
    value: total + current + (half ? 0.5 : 0),
    next: half ? next + 3 : next,
    isFraction: false,
    isBareFigure: false,
  }
}

/** "A decade" and "a couple of" say how many without a number word. */
function readArticle(tokens: readonly Token[], at: number): ReadNumber | null {
  if (!isArticle(tokens[at])) return null
  const word = wordAt(tokens, at + 1)
  const plainNumber = { isFraction: false, isBareFigure: false }
  if (word === 'decade' || word === 'century') return { value: 1, next: at + 1, ...plainNumber }
  if (word === 'couple')
    return { value: 2, next: wordAt(tokens, at + 2) === 'of' ? at + 3 : at + 2, ...plainNumber }
  return null
}

/** Half, a third, three quarters; "half a million" and "a quarter of a million" are numbers. */
function readShare(tokens: readonly Token[], at: number): ReadNumber | null {
  const before = UNITS.get(wordAt(tokens, at)) ?? (isArticle(tokens[at]) ? 1 : null)
  const isBareHalf = wordAt(tokens, at) === 'half'
  let named = at
  if (!isBareHalf) {
    if (before === null) return null
    named = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
  }
  const fraction = FRACTIONS.get(wordAt(tokens, named))
  if (fraction === undefined) return null
  const value = (isBareHalf ? 1 : (before ?? 1)) * fraction
  const afterOf = wordAt(tokens, named + 1) === 'of' ? named + 2 : named + 1
  const afterArticle = isArticle(tokens[afterOf]) ? afterOf + 1 : afterOf
  const scale = SCALES.get(wordAt(tokens, afterArticle))
  if (scale !== undefined)
    return { value: value * scale, next: afterArticle + 1, isFraction: false, isBareFigure: false }
  if (afterArticle > afterOf && TIME_UNIT.test(wordAt(tokens, afterArticle)))
    return { value, next: afterArticle, isFraction: false, isBareFigure: false }
  return { value, next: named + 1, isFraction: true, isBareFigure: false }
}

const TIME_UNIT = /^(?:year|month|week|day|hour|decade|century)$/u

function isJoint(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  if (token?.text !== '-' && token?.lower !== 'and') return false
  // "twelve and sixty" are two numbers; "three hundred and five" is one.
  const before = wordAt(tokens, index - 1)
  const after = wordAt(tokens, index + 1)
  if (token.text === '-') return (UNITS.get(before) ?? 0) >= 20 && (UNITS.get(after) ?? 99) < 10
  return SCALES.has(before) && UNITS.has(after)
}

function isHalfAfter(tokens: readonly Token[], at: number): boolean {
  return wordAt(tokens, at) === 'and' && wordAt(tokens, at + 1) === 'a' && wordAt(tokens, at + 2) === 'half'
}

function isArticle(token: Token | undefined): boolean {
  return token?.lower === 'a' || token?.lower === 'an'
}

function wordAt(tokens: readonly Token[], index: number): string {
  return tokens[index]?.lower ?? ''
}
