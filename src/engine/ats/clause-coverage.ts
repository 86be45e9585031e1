import type { ClauseTerm } from './clause-terms.ts'
import type { Requirement } from './requirement.ts'

/** Which lines of a résumé hold a key, and which lines follow each other in one job. */
export interface LineIndex {
  byKey: Map<string, number[]>
  /** By line: whether the next one goes on about the same work. */
  continues: boolean[]
}

interface Coverage {
  /** Share of the requirement's weight that the best line, or it and the next, holds: 0 to 1. */
  share: number
  line: number
}

/** A word that ESCO exchanges for another in the names of skills says nearly the same. */
const SYNONYM_VALUE = 0.6

/** Of a demand of so many words, one plain word alone is too little to be met. */
const MIN_TERMS_FOR_ONE_WORD = 3
const ONE_WORD_MOST = 0.36

export function lineIndex(lines: { keys: ReadonlySet<string>; continues: boolean }[]): LineIndex {
  const byKey = new Map<string, number[]>()
  for (const [at, { keys }] of lines.entries())
    for (const key of keys) {
      const known = byKey.get(key)
      if (known) known.push(at)
      else byKey.set(key, [at])
    }
  return { byKey, continues: lines.map(line => line.continues) }
}

/** How much of a requirement one line, or two lines that follow each other in a job, shows. */
export function clauseCoverage(
  variants: ClauseTerm[][],
  index: LineIndex,
  isWanted: (line: number) => boolean,
): Coverage {
  let best: Coverage = { share: 0, line: -1 }
  for (const terms of variants) {
    const found = termsCoverage(terms, index, isWanted)
    if (found.share > best.share) best = found
  }
  return best
}

/** The mean share of each task's significant words that a wanted line holds. */
export function namedTasks(
  requirements: Requirement[],
  index: LineIndex,
  isWanted: (line: number) => boolean,
): number {
  const tasks = requirements.filter(({ kind, isSoft }) => (kind === 'phrase' || kind === 'skill') && !isSoft)
  const whole = tasks.reduce((sum, { weight }) => sum + weight, 0)
  const named = tasks.reduce(
    (sum, { weight, variants }) => sum + weight * clauseCoverage(variants, index, isWanted).share,
    0,
  )
  return whole === 0 ? 0 : named / whole
}

function termsCoverage(terms: ClauseTerm[], index: LineIndex, isWanted: (line: number) => boolean): Coverage {
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return { share: 0, line: -1 }
  const exact = masks(terms, index, isWanted, term => term.keys)
  const similar = masks(terms, index, isWanted, term => term.synonymKeys)
  let best: Coverage = { share: 0, line: -1 }
  let bestOwn = 0
  for (const line of new Set([...exact.keys(), ...similar.keys()])) {
    const next = line + 1
    const alone = lineShare(line)
    const joined = index.continues[line] ? pairShare(line, next) : alone
    const share = isOneWord(line, next) ? Math.min(joined, ONE_WORD_MOST) : joined
    // Of two lines that show it together, the one that holds more of it is named.
    const top = joined > alone && lineShare(next) > alone ? next : line
    const own = Math.max(alone, top === next ? lineShare(next) : 0)
    if (share > best.share || (share === best.share && own > bestOwn)) {
      best = { share, line: top }
      bestOwn = own
    }
  }
  return best

  function pairShare(line: number, other: number): number {
    const own = held(exact, line) | held(exact, other)
    const like = (held(similar, line) | held(similar, other)) & ~own
    return (weightIn(terms, own) + SYNONYM_VALUE * weightIn(terms, like)) / whole
  }
  function lineShare(line: number): number {
    return pairShare(line, line)
  }
  /** "Front desk" shares one word with "service desk tool". */
  function isOneWord(line: number, next: number): boolean {
    if (terms.length < MIN_TERMS_FOR_ONE_WORD) return false
    const other = index.continues[line] ? next : line
    const mask = held(exact, line) | held(similar, line) | held(exact, other) | held(similar, other)
    return (mask & (mask - 1)) === 0 && !hasName(terms[Math.log2(mask)], line, other)
  }
  function hasName(term: ClauseTerm | undefined, ...lines: number[]): boolean {
    return (term?.keys ?? []).some(
      key => key.includes(':') && lines.some(line => isWanted(line) && index.byKey.get(key)?.includes(line)),
    )
  }
}

function masks(
  terms: ClauseTerm[],
  { byKey }: LineIndex,
  isWanted: (line: number) => boolean,
  keysOf: (term: ClauseTerm) => string[],
): Map<number, number> {
  const byLine = new Map<number, number>()
  for (const [bit, term] of terms.entries())
    for (const key of keysOf(term))
      for (const line of byKey.get(key) ?? [])
        if (isWanted(line)) byLine.set(line, held(byLine, line) | (1 << bit))
  return byLine
}

function held(byLine: Map<number, number>, line: number): number {
  return byLine.get(line) ?? 0
}

function weightIn(terms: ClauseTerm[], mask: number): number {
  let sum = 0
  for (const [bit, { weight }] of terms.entries()) if (mask & (1 << bit)) sum += weight
  return sum
}
