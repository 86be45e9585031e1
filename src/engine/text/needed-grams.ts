import { rarestGram } from './letter-grams.ts'

/** Grams of which every match contains at least one, and how often they are counted all together. */
type NeededGrams = { grams: readonly number[]; count: number }
/** What a part of a pattern matches: all its texts, where they are few, and what each of its matches needs. */
type Part = { exact: readonly string[] | null; needed: NeededGrams | null }
type Reader = { source: string; at: number; countOf: (gram: number) => number }

const MAX_EXACT_TEXTS = 12
const MAX_CLASS_CHARS = 4
const ANYTHING: Part = { exact: null, needed: null }
const NO_WIDTH: Part = { exact: [''], needed: null }

/**
 * Grams in lower case of which every match of a pattern contains at least one, however its letters are written; null
 * where there are none to tell. Of several such lists, the one that stands in the fewest texts, as `countOf` counts them.
 */
export function neededGrams(source: string, countOf: (gram: number) => number): readonly number[] | null {
  const reader = { source, at: 0, countOf }
  const whole = neededBy(reader, readAlternatives(reader))
  if (reader.at < source.length) throw new Error(`The pattern ${source} has a bracket too many.`)
  return whole?.grams ?? null
}

function readAlternatives(reader: Reader): Part {
  const first = readSequence(reader)
  if (reader.source[reader.at] !== '|') return first
  const branches = [first]
  while (reader.source[reader.at] === '|') {
    reader.at += 1
    branches.push(readSequence(reader))
  }
  const exact = branches.flatMap(branch => branch.exact ?? [])
  if (exact.length <= MAX_EXACT_TEXTS && branches.every(branch => branch.exact))
    return { exact, needed: null }
  return { exact: null, needed: oneOf(branches.map(branch => neededBy(reader, branch))) }
}

function readSequence(reader: Reader): Part {
  let needed: NeededGrams | null = null
  /** The texts of the last parts in a row whose texts are known. */
  let run: readonly string[] = ['']
  let isExact = true
  while (!isSequenceEnd(reader.source[reader.at])) {
    const part = readRepeated(reader)
    if (part.exact && run.length * part.exact.length <= MAX_EXACT_TEXTS) {
      run = joined(run, part.exact)
    } else {
      needed = rarer(rarer(needed, gramsOfTexts(reader, run)), part.needed)
      run = part.exact ?? ['']
      isExact = false
    }
  }
  return isExact
    ? { exact: run, needed: null }
    : { exact: null, needed: rarer(needed, gramsOfTexts(reader, run)) }
}

function isSequenceEnd(char: string | undefined): boolean {
  return char === undefined || char === '|' || char === ')'
}

/** Each of these texts before each of those. */
function joined(starts: readonly string[], ends: readonly string[]): readonly string[] {
  const [start, end] = [starts[0] ?? '', ends[0] ?? '']
  // Nearly always there is one of each.
  if (starts.length === 1 && ends.length === 1) return [start + end]
  return starts.flatMap(first => ends.map(second => first + second))
}

function readRepeated(reader: Reader): Part {
  const part = readAtom(reader)
  if (!'?*+{'.includes(reader.source[reader.at] ?? ' ')) return part
  REPETITION.lastIndex = reader.at
  const [repetition = '', sign, least] = REPETITION.exec(reader.source) ?? []
  if (repetition === '') throw new Error(`The pattern ${reader.source} repeats nothing readable.`)
  reader.at += repetition.length
  if (sign === '?') return { exact: part.exact && ['', ...part.exact], needed: null }
  if (sign === '*' || least === '0') return ANYTHING
  return { exact: null, needed: neededBy(reader, part) }
}

const REPETITION = /(?:([?*+])|\{(\d+)(?:,\d*)?\})\??/y

function readAtom(reader: Reader): Part {
  LETTERS.lastIndex = reader.at
  const letters = LETTERS.exec(reader.source)?.[0]
  if (letters !== undefined) {
    reader.at += letters.length
    return { exact: [letters.toLowerCase()], needed: null }
  }
  const char = reader.source[reader.at] ?? ''
  if (char === '(') return readGroup(reader)
  if (char === '[') return readClass(reader)
  if (char === '\\') return readEscape(reader)
  reader.at += 1
  if (char === '^' || char === '$') return NO_WIDTH
  return char === '.' ? ANYTHING : literal(char)
}

/** Several in a row, but none that may be left out or come again. */
const LETTERS = /[a-z0-9 ]+(?![?*+{])/iy

function readGroup(reader: Reader): Part {
  GROUP_START.lastIndex = reader.at
  const [start = '(', look] = GROUP_START.exec(reader.source) ?? []
  reader.at += start.length
  const inside = readAlternatives(reader)
  if (reader.source[reader.at] !== ')') throw new Error(`The pattern ${reader.source} has an open bracket.`)
  reader.at += 1
  return look === undefined ? inside : NO_WIDTH
}

const GROUP_START = /\((?:\?(?::|<\w+>|(<?[=!])))?/y

function readClass(reader: Reader): Part {
  CLASS.lastIndex = reader.at
  const [whole = '[', negation, chars = ''] = CLASS.exec(reader.source) ?? []
  reader.at += whole.length
  if (negation || chars.length > MAX_CLASS_CHARS || /\\|.-.|[^ -~]/.test(chars)) return ANYTHING
  return { exact: Array.from(chars.toLowerCase()), needed: null }
}

const CLASS = /\[(\^)?((?:\\.|[^\]\\])*)\]/uy

function readEscape(reader: Reader): Part {
  ESCAPE.lastIndex = reader.at
  const [whole = '\\', char] = ESCAPE.exec(reader.source) ?? []
  reader.at += whole.length
  if (char === 'b' || char === 'B') return NO_WIDTH
  return char === undefined || /[\p{L}\p{N}]/u.test(char) ? ANYTHING : literal(char)
}

/** A character by its number, or a class of them, is read over and may be anything. */
const ESCAPE = /\\(?:[pP]\{[^}]*\}|k<\w+>|u\{\w+\}|u\w{4}|x\w{2}|c\w|(.))/suy

/** Letters beyond ASCII have other rules for their two cases, so that no pattern is looked up by them. */
function literal(char: string): Part {
  return /^[ -~]$/.test(char) ? { exact: [char.toLowerCase()], needed: null } : ANYTHING
}

function neededBy(reader: Reader, { exact, needed }: Part): NeededGrams | null {
  return exact ? gramsOfTexts(reader, exact) : needed
}

function gramsOfTexts({ countOf }: Reader, texts: readonly string[]): NeededGrams | null {
  const grams: number[] = []
  let total = 0
  for (const text of texts) {
    const rarest = rarestGram(text, countOf)
    if (!rarest) return null
    grams.push(rarest.gram)
    total += rarest.count
  }
  return { grams, count: total }
}

function oneOf(choices: (NeededGrams | null)[]): NeededGrams | null {
  const known = choices.filter(choice => choice !== null)
  if (known.length < choices.length) return null
  return {
    grams: known.flatMap(({ grams }) => grams),
    count: known.reduce((sum, { count }) => sum + count, 0),
  }
}

function rarer(one: NeededGrams | null, other: NeededGrams | null): NeededGrams | null {
  if (!one || !other) return one ?? other
  return one.count <= other.count ? one : other
}
