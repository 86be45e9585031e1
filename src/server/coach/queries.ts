import { and, asc, desc, eq, getTableColumns, ilike, inArray, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Transaction } from '#server/platform/database/database.ts'
import { isoCreatedAt } from '#server/platform/database/iso-created-at.ts'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import { wording } from '#shared/career/wording.ts'
import {
  answerEnd,
  type CoachContext,
  coachAction,
  coachContext,
  coachUse,
} from '#shared/coach/coach-answer.ts'
import {
  ANSWER_MAX_SECONDS,
  type ChatFeedback,
  type ChatMessage,
  type Conversation,
  type ConversationSummary,
} from '#shared/coach/conversation.ts'
import { Problem } from '#shared/problem.ts'
import { chatFeedbackRows, chatMessages, conversations } from './tables.ts'

const LISTED_MAX = 500
const { userId: _owner, context: _context, guide: _guide, ...summaryColumns } = getTableColumns(conversations)

/** Conversations of a person, the one written to last first. */
export async function selectConversations(
  tx: Transaction,
  userId: string,
  search = '',
): Promise<ConversationSummary[]> {
  const words = search.trim()
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
  const rows = await tx
    .select(summaryColumns)
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        words === ''
          ? undefined
          : or(
              ilike(conversations.title, pattern),
              inArray(
                conversations.id,
                tx
                  .select({ id: chatMessages.conversationId })
                  .from(chatMessages)
                  .where(and(eq(chatMessages.userId, userId), ilike(chatMessages.text, pattern))),
              ),
            ),
      ),
    )
    .orderBy(desc(conversations.updated_at), desc(conversations.id))
    .limit(LISTED_MAX)
  return rows.map(summaryOf)
}

export async function selectConversation(
  tx: Transaction,
  userId: string,
  id: string,
  now: Date,
): Promise<Omit<Conversation, 'guide'>> {
  const summary = await selectSummary(tx, userId, id)
  const rows = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.conversationId, id)))
    // Of two messages sent at once each stands before its own answer.
    .orderBy(asc(sql`coalesce(${chatMessages.replyTo}, ${chatMessages.id})`), asc(chatMessages.id))
  return { ...summary, messages: withAnswerStates(rows, now) }
}

export async function renameConversation(
  tx: Transaction,
  userId: string,
  id: string,
  title: string,
): Promise<ConversationSummary> {
  await tx
    .update(conversations)
    .set({ title })
    .where(and(eq(conversations.userId, userId), eq(conversations.id, id)))
  return selectSummary(tx, userId, id)
}

export async function deleteConversation(tx: Transaction, userId: string, id: string): Promise<void> {
  const gone = await tx
    .delete(conversations)
    .where(and(eq(conversations.userId, userId), eq(conversations.id, id)))
  if (gone.rowCount === 0) throw new Problem('not_found')
}

/** What the next message goes on from. A context that an earlier version wrote and this one cannot read is none. */
export async function selectContext(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<CoachContext | null> {
  const [row] = await tx
    .select({ context: conversations.context })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), eq(conversations.id, id)))
  if (!row) throw new Problem('not_found')
  return coachContext.safeParse(row.context).data ?? null
}

export async function insertConversation(tx: Transaction, userId: string, title: string): Promise<string> {
  const id = uuidV7()
  await tx.insert(conversations).values({ userId, id, title })
  return id
}

export async function insertFeedback(tx: Transaction, userId: string, feedback: ChatFeedback): Promise<void> {
  await tx.insert(chatFeedbackRows).values({
    userId,
    id: uuidV7(),
    message_content: feedback.messageContent,
    ai_response: feedback.aiResponse,
    feedback_type: feedback.feedbackType,
    feedback_text: feedback.feedbackText || null,
    rating: feedback.rating ?? null,
  })
}

async function selectSummary(tx: Transaction, userId: string, id: string): Promise<ConversationSummary> {
  const [row] = await tx
    .select(summaryColumns)
    .from(conversations)
    .where(and(eq(conversations.userId, userId), eq(conversations.id, id)))
  if (!row) throw new Problem('not_found')
  return summaryOf(row)
}

function summaryOf<Row extends { created_at: Date; updated_at: Date }>(row: Row) {
  return { ...isoCreatedAt(row), updated_at: row.updated_at.toISOString() }
}

const storedDetails = z.object({
  used: z.array(coachUse),
  actions: z.array(coachAction),
  wording: z.catch(z.nullable(wording), null),
  ended: z.catch(answerEnd, 'complete'),
})
const NO_DETAILS: z.infer<typeof storedDetails> = { used: [], actions: [], wording: null, ended: 'complete' }

type MessageRow = typeof chatMessages.$inferSelect

export function messageOf({ id, text, sender, created_at, details, requestId }: MessageRow): ChatMessage {
  return {
    id,
    text,
    sender,
    created_at: created_at.toISOString(),
    ...(storedDetails.safeParse(details).data ?? NO_DETAILS),
    answer: 'given',
    request_id: requestId,
  }
}

/** Only messages sent under an id of their own can wait: those from before it were kept together with their answers. */
function withAnswerStates(rows: readonly MessageRow[], now: Date): ChatMessage[] {
  const answered = new Set(rows.map(({ replyTo }) => replyTo))
  return rows.map(row => {
    const waits = row.sender === 'user' && row.requestId !== null && !answered.has(row.id)
    const isLost = now.getTime() - row.created_at.getTime() > ANSWER_MAX_SECONDS * 1_000
    return { ...messageOf(row), answer: waits ? (isLost ? 'missing' : 'pending') : 'given' }
  })
}
