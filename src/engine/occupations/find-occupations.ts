import type { CareerEngine } from './resolve-role.ts'

const FOUND_MAX = 5
/** A guess below it would be noise in a list that grows as one types. */
const MIN_CONFIDENCE = 0.1

/** Occupations that the words may stand for: those whose name begins so first, then what the title reader understands. */
export function findOccupations(engine: CareerEngine, words: string): { code: string; role: string }[] {
  const { codes, roles, rowOf } = engine.career.occupations
  const typed = words.trim().toLowerCase()
  const named = roles.flatMap((role, row) => (startsWith(role, typed) ? [row] : []))
  const understood = engine
    .matchTitle(words, FOUND_MAX)
    .filter(({ score }) => score >= MIN_CONFIDENCE)
    .flatMap(({ code }) => rowOf.get(code) ?? [])
  // An unfinished word is no title yet: what it begins stands first.
  const best = understood.filter(row => named.includes(row))
  return [...new Set([...best, ...named, ...understood])]
    .slice(0, FOUND_MAX)
    .map(row => ({ code: codes[row] ?? '', role: roles[row] ?? '' }))
}

/** The name or a later word of it. */
function startsWith(role: string, typed: string): boolean {
  const name = role.toLowerCase()
  return name.startsWith(typed) || name.includes(` ${typed}`)
}
