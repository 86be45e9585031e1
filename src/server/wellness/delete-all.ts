import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'
import { careerEvents, checkIns } from './tables.ts'

export async function deleteAllCheckIns(database: Database, userId: string): Promise<{ deleted: number }> {
  const { rowCount } = await database.asUser(userId, tx =>
    tx.delete(checkIns).where(eq(checkIns.userId, userId)),
  )
  return { deleted: rowCount ?? 0 }
}

export async function deleteAllNotes(database: Database, userId: string): Promise<{ deleted: number }> {
  const { rowCount } = await database.asUser(userId, tx =>
    tx
      .update(checkIns)
      .set({ notes: null })
      .where(and(eq(checkIns.userId, userId), isNotNull(checkIns.notes))),
  )
  return { deleted: rowCount ?? 0 }
}

export async function deleteAllContext(database: Database, userId: string): Promise<{ deleted: number }> {
  const nothing = { drained: null, gave_energy: null, sleep_hours: null, work_hours: null, ease: null }
  const { drained, gave_energy, sleep_hours, work_hours, ease } = checkIns
  const { rowCount } = await database.asUser(userId, tx =>
    tx
      .update(checkIns)
      .set(nothing)
      .where(
        and(
          eq(checkIns.userId, userId),
          or(...[drained, gave_energy, sleep_hours, work_hours, ease].map(column => isNotNull(column))),
        ),
      ),
  )
  return { deleted: rowCount ?? 0 }
}

export async function deleteAllCareerEvents(
  database: Database,
  userId: string,
): Promise<{ deleted: number }> {
  const { rowCount } = await database.asUser(userId, tx =>
    tx.delete(careerEvents).where(eq(careerEvents.userId, userId)),
  )
  return { deleted: rowCount ?? 0 }
}
