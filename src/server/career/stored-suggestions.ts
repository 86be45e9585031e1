import * as z from 'zod/mini'
import { type GoalCorrections, goalCorrections, goalReading } from '#shared/career/goal-reading.ts'
import { DEFAULT_MATCH_SCORE, suggestion, suggestionList } from '#shared/career/suggestion.ts'
import {
  type CareerSuggestions,
  previousSuggestion,
  savedSuggestion,
} from '#shared/career/suggestion-operations.ts'
import { wording } from '#shared/career/wording.ts'
import type { suggestionRuns, suggestions } from './tables.ts'
import { WORDED_BY_ENGINE } from './word-reply.ts'

type SuggestionRow = Omit<typeof suggestions.$inferSelect, 'userId' | 'runId' | 'place'>
type RunRow = Pick<typeof suggestionRuns.$inferSelect, 'details'>

/** Suggestions are kept as an earlier engine made them: what no longer fits is left out, and the rest is shown. */
export function readStoredSuggestions(rows: readonly SuggestionRow[]): CareerSuggestions['suggestions'] {
  return rows.flatMap(({ details, created_at, match_score, ...columns }) => {
    const read = savedSuggestion.safeParse({
      ...record.parse(details),
      ...columns,
      match_score: match_score ?? DEFAULT_MATCH_SCORE,
      created_at: created_at.toISOString(),
    })
    return read.success ? [read.data] : []
  })
}

export function readStoredRun(
  run: RunRow | undefined,
): Pick<CareerSuggestions, 'reading' | 'now' | 'pay_history' | 'wording'> {
  const details = record.parse(run?.details ?? {})
  return {
    reading: goalReading.safeParse(details.reading).data ?? null,
    now: suggestion.safeParse(details.now).data ?? null,
    pay_history: suggestionList.shape.pay_history.safeParse(details.pay_history).data ?? [],
    wording: wording.safeParse(details.wording).data ?? WORDED_BY_ENGINE,
  }
}

/** Of the run before only what a comparison names; what an earlier engine named otherwise is left out. */
export function readPreviousSuggestions(
  rows: readonly { code: unknown; role: string; match_score: number | null }[],
): CareerSuggestions['previous'] {
  return rows.flatMap(({ code, role, match_score }) => {
    const read = previousSuggestion.safeParse({
      code,
      role,
      match_score: match_score ?? DEFAULT_MATCH_SCORE,
    })
    return read.success ? [read.data] : []
  })
}

export function readStoredCorrections(corrections: unknown): GoalCorrections {
  return goalCorrections.safeParse(corrections).data ?? { drop: [], add: [] }
}

const record = z.catch(z.record(z.string(), z.unknown()), {})
