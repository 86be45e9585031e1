import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import { isoCreatedAt } from '#server/platform/database/iso-created-at.ts'
import type { GoalCorrections } from '#shared/career/goal-reading.ts'
import type { HiddenSuggestion, HideReason } from '#shared/career/hidden-suggestion.ts'
import type { CareerSuggestions } from '#shared/career/suggestion-operations.ts'
import {
  readPreviousSuggestions,
  readStoredCorrections,
  readStoredRun,
  readStoredSuggestions,
} from './stored-suggestions.ts'
import { goalCorrections, hiddenSuggestions, suggestionRuns, suggestions } from './tables.ts'

/** The newest, and the one before, so that a refresh can say what changed. */
export const RUNS_KEPT = 2
export const HIDDEN_MAX = 500
const { userId: _owner, ...hiddenColumns } = getTableColumns(hiddenSuggestions)
const { userId: _person, place: _place, ...suggestionColumns } = getTableColumns(suggestions)

export async function selectSuggestions(tx: Transaction, userId: string): Promise<CareerSuggestions> {
  // Sent together, so that the list waits for the database once and not four times.
  const [[newest, before], rows, hidden, corrections] = await Promise.all([
    tx
      .select()
      .from(suggestionRuns)
      .where(inArray(suggestionRuns.id, newestRuns(tx, userId)))
      .orderBy(desc(suggestionRuns.id)),
    tx
      .select(suggestionColumns)
      .from(suggestions)
      .where(and(eq(suggestions.userId, userId), inArray(suggestions.runId, newestRuns(tx, userId))))
      .orderBy(suggestions.place),
    selectHidden(tx, userId),
    selectCorrections(tx, userId),
  ])
  const hiddenCodes = new Set(hidden.map(({ code }) => code))
  const newestRows = rows.filter(({ runId }) => runId === newest?.id).map(({ runId: _run, ...row }) => row)
  return {
    suggestions: readStoredSuggestions(newestRows).filter(({ code }) => !hiddenCodes.has(code)),
    ...readStoredRun(newest),
    generated_at: newest?.created_at.toISOString() ?? null,
    previous: readPreviousSuggestions(
      rows
        .filter(({ runId }) => runId === before?.id)
        .map(({ details, role, match_score }) => ({ code: Object(details).code, role, match_score })),
    ),
    corrections,
    hidden,
  }
}

function newestRuns(tx: Transaction, userId: string) {
  return tx
    .select({ id: suggestionRuns.id })
    .from(suggestionRuns)
    .where(eq(suggestionRuns.userId, userId))
    .orderBy(desc(suggestionRuns.id))
    .limit(RUNS_KEPT)
}

async function selectHidden(tx: Transaction, userId: string): Promise<HiddenSuggestion[]> {
  const rows = await tx
    .select(hiddenColumns)
    .from(hiddenSuggestions)
    .where(eq(hiddenSuggestions.userId, userId))
    .orderBy(desc(hiddenSuggestions.created_at))
    .limit(HIDDEN_MAX)
  return rows.map(isoCreatedAt)
}

/** What a suggestion was called when it was made; nothing where the code was never suggested. */
export async function selectSuggestedRole(
  tx: Transaction,
  userId: string,
  code: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ role: suggestions.role })
    .from(suggestions)
    .where(and(eq(suggestions.userId, userId), sql`${suggestions.details} ->> 'code' = ${code}`))
    .limit(1)
  return row?.role ?? null
}

export async function upsertHidden(
  tx: Transaction,
  userId: string,
  hidden: { code: string; role: string; reason: HideReason; note: string | null },
): Promise<void> {
  const { reason, note } = hidden
  await tx
    .insert(hiddenSuggestions)
    .values({ userId, ...hidden })
    .onConflictDoUpdate({
      target: [hiddenSuggestions.userId, hiddenSuggestions.code],
      set: { reason, note },
    })
}

export async function deleteHidden(tx: Transaction, userId: string, code: string): Promise<void> {
  await tx
    .delete(hiddenSuggestions)
    .where(and(eq(hiddenSuggestions.userId, userId), eq(hiddenSuggestions.code, code)))
}

export async function selectCorrections(tx: Transaction, userId: string): Promise<GoalCorrections> {
  const [row] = await tx
    .select({ corrections: goalCorrections.corrections })
    .from(goalCorrections)
    .where(eq(goalCorrections.userId, userId))
  return readStoredCorrections(row?.corrections)
}

export async function upsertCorrections(
  tx: Transaction,
  userId: string,
  corrections: GoalCorrections,
): Promise<void> {
  await tx
    .insert(goalCorrections)
    .values({ userId, corrections })
    .onConflictDoUpdate({ target: goalCorrections.userId, set: { corrections } })
}
