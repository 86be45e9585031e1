import type { Database } from '#server/platform/database/database.ts'
import { sqlFunction } from '#server/platform/database/sql-function.ts'
import type { RateLimit } from '#server/platform/http/rate-limit.ts'
import {
  CHECK_INS_LIMIT,
  type CheckIn,
  type CheckInChange,
  SEARCH_RESULTS_MAX,
} from '#shared/wellness/check-in.ts'
import type { CheckInHistory } from '#shared/wellness/read-history.ts'
import { callCheckInFunction } from './call-check-in-function.ts'
import { CHECK_IN_CONSENT } from './save-check-in.ts'
import { openUndoToken, sealUndoToken } from './undo-token.ts'

const GET_CHECK_IN = sqlFunction('get_check_in', 2, { reads: true })
const GET_HISTORY = sqlFunction('get_history', 1, { reads: true })
const SEARCH_CHECK_INS = sqlFunction('search_check_ins', 3, { reads: true })
const EXPORT_CHECK_INS = sqlFunction('export_check_ins', 1, { reads: true })
const UPDATE_CHECK_IN = sqlFunction('update_check_in', 11)
const DELETE_CHECK_IN = sqlFunction('delete_check_in', 2)
const RESTORE_CHECK_IN = sqlFunction('restore_check_in', 2)

export type HistoryDeps = { database: Database; rateLimit: RateLimit; secret: string }

export function getCheckIn({ database }: HistoryDeps, userId: string, id: string): Promise<CheckIn> {
  return callCheckInFunction(database, GET_CHECK_IN, [userId, id])
}

/** Under the rules of a new check-in: an edit keeps new words too. */
export function updateCheckIn(
  { database, rateLimit }: HistoryDeps,
  userId: string,
  { id, mood, energy, notes, noted_at, context }: CheckInChange & { id: string },
): Promise<CheckIn> {
  return callCheckInFunction(database, UPDATE_CHECK_IN, [
    userId,
    id,
    mood,
    energy,
    notes,
    context === undefined ? null : JSON.stringify(context ?? {}),
    noted_at ?? null,
    CHECK_IN_CONSENT,
    ...rateLimit.counter('check-in', userId, CHECK_INS_LIMIT),
  ])
}

export async function deleteCheckIn(
  { database, secret }: HistoryDeps,
  userId: string,
  id: string,
): Promise<{ undo: string }> {
  const row = await callCheckInFunction<unknown>(database, DELETE_CHECK_IN, [userId, id])
  return { undo: sealUndoToken({ row, userId, secret, nowMs: Date.now() }) }
}

/** No consent is asked for: it was given for this very row when it was written. */
export function restoreCheckIn(
  { database, secret }: HistoryDeps,
  userId: string,
  undo: string,
): Promise<CheckIn> {
  const row = openUndoToken(undo, { userId, secret, nowMs: Date.now() })
  return callCheckInFunction(database, RESTORE_CHECK_IN, [userId, row])
}

export function getHistory(
  { database }: Pick<HistoryDeps, 'database'>,
  userId: string,
): Promise<CheckInHistory> {
  return callCheckInFunction(database, GET_HISTORY, [userId])
}

export function searchCheckIns({ database }: HistoryDeps, userId: string, words: string): Promise<CheckIn[]> {
  return callCheckInFunction(database, SEARCH_CHECK_INS, [userId, words, SEARCH_RESULTS_MAX])
}

export function exportCheckIns({ database }: HistoryDeps, userId: string): Promise<CheckIn[]> {
  return callCheckInFunction(database, EXPORT_CHECK_INS, [userId])
}
