import { tokenize } from '#engine/text/tokens.ts'
import type { EvidenceLine } from './evidence.ts'

export interface StuffingFinding {
  code: 'hidden' | 'copied' | 'repeated' | 'dumped' | 'overused'
  points: number
  lines: number[]
  count: number
}

export interface Stuffing {
  findings: StuffingFinding[]
  /** Lines that prove nothing, by number. */
  ignoredLines: Set<number>
}

/** A posting's lines and runs of words, for finding what was copied from it. */
export interface PostingText {
  wordRuns: ReadonlySet<string>
  wholeLines: ReadonlySet<string>
}

export function postingText(posting: string): PostingText {
  const { words } = tokenize(posting)
  const wordRuns = new Set<string>()
  for (let i = 0; i + COPIED_RUN_WORDS <= words.length; i++)
    wordRuns.add(words.slice(i, i + COPIED_RUN_WORDS).join(' '))
  return {
    wordRuns,
    wholeLines: new Set(posting.split('\n').map(line => tokenize(line).words.join(' '))),
  }
}

/** Lines that would inflate a keyword count: hidden characters, copied postings, repeated lists. */
export function keywordStuffing(lines: EvidenceLine[], posting: PostingText): Stuffing {
  const total = lines.reduce((sum, { words }) => sum + words.length, 0)
  const hidden = lines
    .filter(({ line }) => hiddenCount(line.raw) >= MIN_HIDDEN_CHARACTERS)
    .map(({ line }) => line.number)
  const copied = copiedLines(lines, posting)
  const copiedWords = lines
    .filter(({ line }) => copied.has(line.number))
    .reduce((sum, { words }) => sum + words.length, 0)
  const isCopy = copiedWords >= FEWEST_COPIED_WORDS && copiedWords / Math.max(1, total) > MOST_COPIED_SHARE
  const repeated = repeatedLines(lines)
  const repeatedConcepts = new Set(repeated)
  // Where no list stands under "Skills", a list elsewhere has merely lost its heading.
  const hasSkills = lines.some(({ line, concepts }) => line.section === 'skills' && concepts.length >= 3)
  const keywordList = lines
    .filter(one => hasSkills && isBareKeywordList(one) && !repeatedConcepts.has(one.line.number))
    .map(({ line }) => line.number)
  const overused = overusedCount(lines, total, new Set([...hidden, ...repeated, ...keywordList]))

  const findings: StuffingFinding[] = []
  if (hidden.length > 0) findings.push({ code: 'hidden', points: 10, lines: hidden, count: hidden.length })
  if (isCopy) {
    const points = Math.round(10 + (30 * copiedWords) / Math.max(1, total))
    findings.push({ code: 'copied', points, lines: [...copied], count: copiedWords })
  }
  if (repeated.length > 0)
    findings.push({
      code: 'repeated',
      points: Math.min(20, 8 + 2 * repeated.length),
      lines: repeated,
      count: repeated.length,
    })
  if (keywordList.length > 0)
    findings.push({ code: 'dumped', points: 8, lines: keywordList, count: keywordList.length })
  if (overused > 0)
    findings.push({ code: 'overused', points: Math.min(15, 4 + overused), lines: [], count: overused })
  return {
    findings,
    ignoredLines: new Set([...hidden, ...repeated, ...keywordList, ...(isCopy ? copied : [])]),
  }
}

export function hiddenCount(text: string): number {
  return text.match(HIDDEN)?.length ?? 0
}

export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, '')
}

function copiedLines(lines: EvidenceLine[], { wordRuns, wholeLines }: PostingText): Set<number> {
  const copied = new Set<number>()
  for (const { line, words: own } of lines) {
    if (own.length >= COPIED_RUN_WORDS) {
      let covered = 0
      let until = 0
      for (let i = 0; i + COPIED_RUN_WORDS <= own.length; i++) {
        if (!wordRuns.has(own.slice(i, i + COPIED_RUN_WORDS).join(' '))) continue
        covered += i + COPIED_RUN_WORDS - Math.max(until, i)
        until = i + COPIED_RUN_WORDS
      }
      if (covered / own.length >= 0.6) copied.add(line.number)
    } else if (own.length >= 3 && wholeLines.has(own.join(' '))) copied.add(line.number)
  }
  return copied
}

/** Lines that name one skill three times, that stand twice, or that list again what a list has said. */
function repeatedLines(lines: EvidenceLine[]): number[] {
  const repeated: number[] = []
  const seen = new Set<string>()
  const listed = new Map<number, number>()
  for (const { line, words, concepts } of lines) {
    const distinct = new Set(concepts)
    const key = words.join(' ')
    const isDuplicateLine = distinct.size >= 2 && seen.has(key)
    seen.add(key)
    const most = countsOf(concepts)
      .values()
      .reduce((top, count) => Math.max(top, count), 0)
    const isList = concepts.length >= 4 && concepts.length * 4 >= words.length
    // A job's own "Technologies:" line may well name what the skills list names.
    const isJobSection = line.section === 'work' || line.section === 'projects'
    const repeatedConcepts =
      isList && !isJobSection ? [...distinct].filter(concept => listed.has(concept)).length : 0
    if (isList && !isJobSection)
      for (const concept of distinct) listed.set(concept, (listed.get(concept) ?? 0) + 1)
    const repeatsList = repeatedConcepts >= 5 && repeatedConcepts * 3 >= distinct.size * 2
    if (isDuplicateLine || (most >= 4 && most * 6 >= words.length) || (most >= 3 && isList) || repeatsList)
      repeated.push(line.number)
  }
  return repeated
}

/** A bare list of keywords where no list belongs: what is left of white text. */
function isBareKeywordList({ line, words, concepts }: EvidenceLine): boolean {
  if (
    line.section === 'skills' ||
    line.section === 'summary' ||
    line.section === 'head' ||
    /^[\p{L} &/]{3,30}:/u.test(line.raw.trim())
  )
    return false
  const isBare = concepts.length >= 8 && concepts.length * 5 >= words.length * 2
  return isBare && !(line.isBullet && line.section !== 'other')
}

function overusedCount(lines: EvidenceLine[], total: number, skip: ReadonlySet<number>): number {
  const counts = countsOf(
    lines.filter(({ line }) => !skip.has(line.number)).flatMap(({ concepts }) => concepts),
  )
  const most = Math.max(MIN_OVERUSED_MENTIONS, total * MAX_MENTIONS_PER_WORD)
  return [...counts.values()].filter(count => count > most).length
}

function countsOf(concepts: number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const concept of concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1)
  return counts
}

const HIDDEN = /\p{Cf}/gu
const MIN_HIDDEN_CHARACTERS = 3
const COPIED_RUN_WORDS = 7
const FEWEST_COPIED_WORDS = 35
const MOST_COPIED_SHARE = 0.12
const MIN_OVERUSED_MENTIONS = 12
const MAX_MENTIONS_PER_WORD = 0.04
