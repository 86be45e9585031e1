import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import type { ContactRequest } from '#shared/support/contact-request.ts'
import { contactRequests, newsletterSubscribers } from './tables.ts'

export async function insertSubscriber(tx: Transaction, email: string): Promise<string> {
  const id = uuidV7()
  await tx.insert(newsletterSubscribers).values({ id, email })
  return id
}

export async function deleteSubscriber(tx: Transaction, id: string): Promise<boolean> {
  const gone = await tx
    .delete(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, id))
    .returning({ id: newsletterSubscribers.id })
  return gone.length > 0
}

export async function insertContactRequest(tx: Transaction, request: ContactRequest): Promise<string> {
  const id = uuidV7()
  const { name, email, category, subject, message } = request
  await tx.insert(contactRequests).values({ id, name, email, category, subject, message })
  return id
}

/** Marks a request as mailed; false when it was already, so that two callers send one mail. */
export async function updateContactRequestMailed(tx: Transaction, id: string): Promise<boolean> {
  const marked = await tx
    .update(contactRequests)
    .set({ mailedAt: sql`now()` })
    .where(and(eq(contactRequests.id, id), sql`${contactRequests.mailedAt} is null`))
    .returning({ id: contactRequests.id })
  return marked.length > 0
}

/** The newest row of the last hour that holds just this request. */
export async function selectRecentContactRequest(
  tx: Transaction,
  request: ContactRequest,
): Promise<string | null> {
  const [row] = await tx
    .select({ id: contactRequests.id })
    .from(contactRequests)
    .where(
      and(
        eq(contactRequests.email, request.email),
        eq(contactRequests.name, request.name),
        eq(contactRequests.category, request.category),
        eq(contactRequests.subject, request.subject),
        eq(contactRequests.message, request.message),
        gt(contactRequests.createdAt, sql`now() - interval '1 hour'`),
      ),
    )
    .orderBy(desc(contactRequests.id))
    .limit(1)
  return row?.id ?? null
}
