import { once } from '#engine/lazy.ts'
import type { MatchedOccupation } from '#shared/career/market-result.ts'
import type { Career } from './load-career-data.ts'

export type TitleMatch = { code: string; title: string; score: number }

/** What the career questions need: the facts, and a reader of job titles. */
export type CareerEngine = { career: Career; matchTitle: (title: string, limit: number) => TitleMatch[] }

export type ResolvedRole = MatchedOccupation & { row: number }

const ALTERNATIVES = 4
const LONGEST_TITLE = 200

/** The occupation a role's wording means, how sure that is, and what else it may mean. */
export function resolveRole(engine: CareerEngine, role: string, code?: string | null): ResolvedRole | null {
  const { occupations } = engine.career
  const chosen = code ? occupations.rowOf.get(code) : undefined
  const text = role.slice(0, LONGEST_TITLE)
  const named = chosen ?? namesOf(engine.career).get(text.trim().toLowerCase())
  const matches = engine.matchTitle(text, ALTERNATIVES + 2).flatMap(match => {
    const row = occupations.rowOf.get(match.code)
    return row === undefined ? [] : [{ row, score: Math.min(1, Math.max(0, match.score)) }]
  })
  const best = named === undefined ? matches[0] : { row: named, score: 1 }
  if (!best) return null
  const naming = (row: number, score: number) => ({
    code: occupations.codes[row] ?? '',
    title: occupations.titles[row] ?? '',
    role: occupations.roles[row] ?? '',
    confidence: Math.round(score * 100) / 100,
  })
  const others = matches.filter(({ row }) => row !== best.row).slice(0, ALTERNATIVES)
  return {
    row: best.row,
    ...naming(best.row, best.score),
    alternatives: others.map(({ row, score }) =>
      naming(row, named === undefined ? score : Math.min(score, 0.9)),
    ),
  }
}

const names = new WeakMap<Career, () => Map<string, number>>()

function namesOf(career: Career): Map<string, number> {
  const known =
    names.get(career) ??
    once(() => {
      const rows = new Map<string, number>()
      career.occupations.roles.forEach((role, row) => {
        if (!rows.has(role.toLowerCase())) rows.set(role.toLowerCase(), row)
      })
      career.occupations.titles.forEach((title, row) => {
        rows.set(title.toLowerCase(), row)
      })
      return rows
    })
  names.set(career, known)
  return known()
}
