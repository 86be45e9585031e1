import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import type { CoachContext } from '#shared/coach/coach-answer.ts'
import {
  ANSWER_MAX_SECONDS,
  type ChatMessage,
  CONVERSATION_MAX_MESSAGES,
} from '#shared/coach/conversation.ts'
import { Problem } from '#shared/problem.ts'
import { messageOf } from './queries.ts'
import { chatMessages, conversations } from './tables.ts'

/** A message that was kept, and its answer once it is there. */
export type KeptMessage = {
  id: string
  conversationId: string
  /** Messages of the person in the conversation. */
  count: number
  answer: ChatMessage | null
}

export async function selectKeptMessage(
  tx: Transaction,
  userId: string,
  requestId: string,
): Promise<KeptMessage | null> {
  const [row] = await tx
    .select({
      id: chatMessages.id,
      conversationId: chatMessages.conversationId,
      count: conversations.message_count,
    })
    .from(chatMessages)
    .innerJoin(
      conversations,
      and(eq(conversations.userId, chatMessages.userId), eq(conversations.id, chatMessages.conversationId)),
    )
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.requestId, requestId)))
  if (!row) return null
  const [answer] = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.replyTo, row.id)))
  return { ...row, answer: answer ? messageOf(answer) : null }
}

/** Whether nothing was counted for a conversation yet: nothing in it was answered, and no guide began it. */
export async function selectIsUncounted(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const answers = tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, userId),
        eq(chatMessages.conversationId, id),
        eq(chatMessages.sender, 'coach'),
      ),
    )
  const [row] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        eq(conversations.id, id),
        isNull(conversations.guide),
        notExists(answers),
      ),
    )
  return row !== undefined
}

/** Takes over a message that nobody answers any more; of two that try, one does. */
export async function claimMessage(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const claimed = await tx
    .update(chatMessages)
    .set({ created_at: sql`now()`, stoppedAt: null })
    .where(
      and(
        eq(chatMessages.userId, userId),
        eq(chatMessages.id, id),
        lt(chatMessages.created_at, sql`now() - make_interval(secs => ${ANSWER_MAX_SECONDS})`),
      ),
    )
  return claimed.rowCount === 1
}

/** Keeps a message; of two at the limit one is refused, because the row is locked while it counts. */
export async function insertMessage(
  tx: Transaction,
  userId: string,
  { conversationId, requestId, text }: { conversationId: string; requestId: string; text: string },
): Promise<Omit<KeptMessage, 'answer'>> {
  const [counted] = await tx
    .update(conversations)
    .set({ message_count: sql`${conversations.message_count} + 1`, updated_at: sql`now()` })
    .where(
      and(
        eq(conversations.userId, userId),
        eq(conversations.id, conversationId),
        lt(conversations.message_count, CONVERSATION_MAX_MESSAGES),
      ),
    )
    .returning({ count: conversations.message_count })
  if (!counted) throw new Problem('conversation_full')
  const id = uuidV7()
  const kept = await tx
    .insert(chatMessages)
    .values({ userId, id, conversationId, sender: 'user', text, requestId })
    .onConflictDoNothing()
  // Sent twice at once: the other one is being answered.
  if (kept.rowCount === 0) throw new Problem('answer_pending')
  return { id, conversationId, count: counted.count }
}

/** Null where the conversation was deleted while its answer was written. */
export async function insertAnswer(
  tx: Transaction,
  userId: string,
  message: Omit<KeptMessage, 'answer'>,
  answer: {
    text: string
    details: Pick<ChatMessage, 'used' | 'actions' | 'wording' | 'ended'>
    context: CoachContext
  },
): Promise<string | null> {
  const updated = await tx
    .update(conversations)
    .set({ context: answer.context, updated_at: sql`now()` })
    .where(and(eq(conversations.userId, userId), eq(conversations.id, message.conversationId)))
  if (updated.rowCount === 0) return null
  const id = uuidV7()
  await tx.insert(chatMessages).values({
    userId,
    id,
    conversationId: message.conversationId,
    sender: 'coach',
    text: answer.text,
    details: answer.details,
    replyTo: message.id,
  })
  return id
}

/** Takes a message back that gets no answer; a conversation that holds nothing else goes with it. */
export async function deleteMessage(
  tx: Transaction,
  userId: string,
  { id, conversationId }: Pick<KeptMessage, 'id' | 'conversationId'>,
): Promise<void> {
  const gone = await tx
    .delete(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.id, id)))
  if (gone.rowCount === 0) return
  const [left] = await tx
    .update(conversations)
    .set({ message_count: sql`${conversations.message_count} - 1` })
    .where(and(eq(conversations.userId, userId), eq(conversations.id, conversationId)))
    .returning({ count: conversations.message_count })
  if (left?.count === 0)
    await tx
      .delete(conversations)
      .where(
        and(
          eq(conversations.userId, userId),
          eq(conversations.id, conversationId),
          isNull(conversations.guide),
        ),
      )
}

/** Marks a message whose answer is being written; false where the answer is there already. */
export async function updateStopped(tx: Transaction, userId: string, requestId: string): Promise<boolean> {
  const kept = await selectKeptMessage(tx, userId, requestId)
  if (!kept) throw new Problem('not_found')
  if (kept.answer) return false
  await tx
    .update(chatMessages)
    .set({ stoppedAt: sql`now()` })
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.id, kept.id)))
  return true
}

export async function selectIsStopped(tx: Transaction, userId: string, requestId: string): Promise<boolean> {
  const [row] = await tx
    .select({ stoppedAt: chatMessages.stoppedAt })
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.requestId, requestId)))
  return row?.stoppedAt != null
}
