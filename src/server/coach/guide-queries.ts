import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import type { CoachContext } from '#shared/coach/coach-answer.ts'
import { type StoredGuide, storedGuide } from '#shared/coach/guide.ts'
import { Problem } from '#shared/problem.ts'
import { conversations } from './tables.ts'

/** The guide of a conversation; null of an open one, and of what a later version can no longer read. */
export async function selectGuide(tx: Transaction, userId: string, id: string): Promise<StoredGuide | null> {
  const [row] = await tx
    .select({ guide: conversations.guide })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), eq(conversations.id, id)))
  if (!row) throw new Problem('not_found')
  return storedGuide.safeParse(row.guide).data ?? null
}

export async function updateGuide(
  tx: Transaction,
  userId: string,
  id: string,
  { guide, title, context }: { guide: StoredGuide; title: string; context: CoachContext | null },
): Promise<void> {
  await tx
    .update(conversations)
    .set({ guide, title, ...(context && { context }), updated_at: sql`now()` })
    .where(and(eq(conversations.userId, userId), eq(conversations.id, id)))
}
