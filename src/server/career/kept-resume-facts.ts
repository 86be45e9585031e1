import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import { userIdOf } from '#server/platform/http/call-context.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { type KeptResumeFacts, keptResumeFacts } from '#shared/career/resume-facts-operations.ts'
import type { CareerDeps, CareerOs } from './career-deps.ts'
import { keptFacts } from './tables.ts'

export function keptResumeFactsHandlers(os: CareerOs, { database, engine, now }: CareerDeps) {
  return {
    getResumeFacts: os.getResumeFacts.handler(({ context }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, tx => selectKeptFacts(tx, userId))
    }),

    keepResumeFacts: os.keepResumeFacts.handler(async ({ context, input }) => {
      const userId = userIdOf(context)
      const facts = await engine.run('readResume', input, context.clientSignal())
      const created_at = now()
      await database.asUser(userId, tx => upsertKeptFacts(tx, userId, facts, created_at))
      return { facts, created_at: created_at.toISOString() }
    }),

    deleteResumeFacts: os.deleteResumeFacts.handler(async ({ context }) => {
      const userId = userIdOf(context)
      const deleted = await database.asUser(userId, tx =>
        tx.delete(keptFacts).where(eq(keptFacts.userId, userId)).returning({ userId: keptFacts.userId }),
      )
      return { deleted: deleted.length }
    }),
  }
}

/** Kept as an earlier engine read them: facts that no longer fit are as good as none. */
export async function selectKeptFacts(tx: Transaction, userId: string): Promise<KeptResumeFacts | null> {
  const [row] = await tx
    .select({ facts: keptFacts.facts, created_at: keptFacts.created_at })
    .from(keptFacts)
    .where(eq(keptFacts.userId, userId))
  if (!row) return null
  return (
    keptResumeFacts.safeParse({ facts: row.facts, created_at: row.created_at.toISOString() }).data ?? null
  )
}

async function upsertKeptFacts(
  tx: Transaction,
  userId: string,
  facts: ResumeFacts,
  created_at: Date,
): Promise<void> {
  await tx
    .insert(keptFacts)
    .values({ userId, facts, created_at })
    .onConflictDoUpdate({ target: keptFacts.userId, set: { facts, created_at } })
}
