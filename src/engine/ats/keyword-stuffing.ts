import { atoms } from '#engine/text/tokens.ts'
import type { EvidenceLine } from './read-evidence.ts'

export interface StuffingFinding {
  code: 'hidden' | 'copied' | 'repeated' | 'dumped' | 'overused'
  points: number
  lines: number[]
  count: number
}

export interface Stuffing {
  findings: StuffingFinding[]
  /** Lines that prove nothing, by number. */
  voided: Set<number>
}

/** A posting's lines and runs of words, for finding what was copied from it. */
export interface PostingText {
  runs: ReadonlySet<string>
  wholeLines: ReadonlySet<string>
}

export function postingText(posting: string): PostingText {
  const { words } = atoms(posting)
  const runs = new Set<string>()
  for (let i = 0; i + RUN_WORDS <= words.length; i++) runs.add(words.slice(i, i + RUN_WORDS).join(' '))
  return { runs, wholeLines: new Set(posting.split('\n').map(line => atoms(line).words.join(' '))) }
}

/** Tricks aimed at a keyword counter: hidden characters, the posting pasted in, lists said over and over. */
export function stuffing(lines: EvidenceLine[], posting: PostingText): Stuffing {
  const total = lines.reduce((sum, { words }) => sum + words.length, 0)
  const hidden = lines
    .filter(({ line }) => hiddenCount(line.raw) >= MANY_HIDDEN)
    .map(({ line }) => line.number)
  const copied = copiedLines(lines, posting)
  const copiedWords = lines
    .filter(({ line }) => copied.has(line.number))
    .reduce((sum, { words }) => sum + words.length, 0)
  const isCopy = copiedWords >= FEWEST_COPIED_WORDS && copiedWords / Math.max(1, total) > MOST_COPIED_SHARE
  const repeated = repeatedLines(lines)
  const again = new Set(repeated)
  // Where no list stands under "Skills", a list elsewhere has merely lost its heading.
  const hasSkills = lines.some(({ line, concepts }) => line.section === 'skills' && concepts.length >= 3)
  const dumped = lines
    .filter(one => hasSkills && isDump(one) && !again.has(one.line.number))
    .map(({ line }) => line.number)
  const overused = overusedCount(lines, total, new Set([...hidden, ...repeated, ...dumped]))

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
  if (dumped.length > 0) findings.push({ code: 'dumped', points: 8, lines: dumped, count: dumped.length })
  if (overused > 0)
    findings.push({ code: 'overused', points: Math.min(15, 4 + overused), lines: [], count: overused })
  return { findings, voided: new Set([...hidden, ...repeated, ...dumped, ...(isCopy ? copied : [])]) }
}

export function hiddenCount(text: string): number {
  return text.match(HIDDEN)?.length ?? 0
}

export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, '')
}

function copiedLines(lines: EvidenceLine[], { runs, wholeLines }: PostingText): Set<number> {
  const copied = new Set<number>()
  for (const { line, words: own } of lines) {
    if (own.length >= RUN_WORDS) {
      let covered = 0
      let until = 0
      for (let i = 0; i + RUN_WORDS <= own.length; i++) {
        if (!runs.has(own.slice(i, i + RUN_WORDS).join(' '))) continue
        covered += i + RUN_WORDS - Math.max(until, i)
        until = i + RUN_WORDS
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
    const twice = distinct.size >= 2 && seen.has(key)
    seen.add(key)
    const most = countsOf(concepts)
      .values()
      .reduce((top, count) => Math.max(top, count), 0)
    const isList = concepts.length >= 4 && concepts.length * 4 >= words.length
    // A job's own "Technologies:" line may well name what the skills list names.
    const mayRepeat = line.section === 'work' || line.section === 'projects'
    const again = isList && !mayRepeat ? [...distinct].filter(concept => listed.has(concept)).length : 0
    if (isList && !mayRepeat)
      for (const concept of distinct) listed.set(concept, (listed.get(concept) ?? 0) + 1)
    const saysAgain = again >= 5 && again * 3 >= distinct.size * 2
    if (twice || (most >= 4 && most * 6 >= words.length) || (most >= 3 && isList) || saysAgain)
      repeated.push(line.number)
  }
  return repeated
}

/** A bare list of keywords where no list belongs: what is left of white text. */
function isDump({ line, words, concepts }: EvidenceLine): boolean {
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
  const most = Math.max(FEWEST_OVERUSED, total * MOST_CONCEPT_SHARE)
  return [...counts.values()].filter(count => count > most).length
}

function countsOf(concepts: number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const concept of concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1)
  return counts
}

const HIDDEN = /\p{Cf}/gu
const MANY_HIDDEN = 3
const RUN_WORDS = 7
const FEWEST_COPIED_WORDS = 35
const MOST_COPIED_SHARE = 0.12
const FEWEST_OVERUSED = 12
const MOST_CONCEPT_SHARE = 0.04
