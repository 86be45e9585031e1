import { lazy } from '#engine/lazy.ts'
import { MIN_TITLE_CONFIDENCE } from '#engine/titles/confidence.ts'
import type { OccupationMatch } from '#engine/titles/match-title.ts'
import type { MatchedOccupation } from '#shared/career/market-result.ts'
import type { CareerData } from './load-career-data.ts'

/** What the career questions need: the facts, and a reader of job titles. */
export type CareerEngine = {
  career: CareerData
  matchTitle: (title: string, limit: number) => readonly OccupationMatch[]
}

export type ResolvedRole = MatchedOccupation & { row: number }

const MAX_ALTERNATIVES = 4
/** Beside a role known by name or code no alternative is certain. */
const MAX_ALTERNATIVE_CONFIDENCE = 0.9
const MAX_ROLE_CHARS = 200

/** The occupation a role's wording means, how sure that is, and what else it may mean. */
export function resolveRole(engine: CareerEngine, role: string, code?: string | null): ResolvedRole | null {
  const { occupations } = engine.career
  const chosen = code ? occupations.rowOf.get(code) : undefined
  const text = role.slice(0, MAX_ROLE_CHARS)
  const exactRow = chosen ?? rowsByName(engine.career).get(text.trim().toLowerCase())
  const matches = engine.matchTitle(text, MAX_ALTERNATIVES + 2).flatMap(match => {
    const row = occupations.rowOf.get(match.code)
    return row === undefined ? [] : [{ row, score: Math.min(1, Math.max(0, match.score)) }]
  })
  const best = exactRow === undefined ? matches[0] : { row: exactRow, score: 1 }
  if (!best) return null
  const toMatchedOccupation = (row: number, score: number) => ({
    code: occupations.codes[row] ?? '',
    title: occupations.titles[row] ?? '',
    role: occupations.roles[row] ?? '',
    confidence: Math.round(score * 100) / 100,
  })
  const others = matches.filter(({ row }) => row !== best.row).slice(0, MAX_ALTERNATIVES)
  return {
    row: best.row,
    ...toMatchedOccupation(best.row, best.score),
    isClosestMatch: best.score < MIN_TITLE_CONFIDENCE,
    alternatives: others.map(({ row, score }) =>
      toMatchedOccupation(row, exactRow === undefined ? score : Math.min(score, MAX_ALTERNATIVE_CONFIDENCE)),
    ),
  }
}

const rowsByNameCache = new WeakMap<CareerData, () => Map<string, number>>()

function rowsByName(career: CareerData): Map<string, number> {
  const known =
    rowsByNameCache.get(career) ??
    lazy(() => {
      const rows = new Map<string, number>()
      career.occupations.roles.forEach((role, row) => {
        if (!rows.has(role.toLowerCase())) rows.set(role.toLowerCase(), row)
      })
      career.occupations.titles.forEach((title, row) => {
        rows.set(title.toLowerCase(), row)
      })
      return rows
    })
  rowsByNameCache.set(career, known)
  return known()
}
