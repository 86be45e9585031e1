import { sql } from 'drizzle-orm'
import {
  foreignKey,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#server/platform/auth/tables.ts'
import { timestamptz } from '#server/platform/database/timestamptz.ts'
import { FEEDBACK_TYPES } from '#shared/coach/conversation.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const createdAt = () => timestamptz('created_at').notNull().default(sql`now()`)

export const conversations = pgTable(
  'conversations',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    context: jsonb('context'),
    guide: jsonb('guide'),
    message_count: smallint('message_count').notNull().default(0),
    created_at: createdAt(),
    updated_at: timestamptz('updated_at').notNull().default(sql`now()`),
  },
  table => [primaryKey({ columns: [table.userId, table.id] })],
)

/** Ids are UUIDv7, so their order is the order of the conversation. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    sender: text('sender', { enum: ['user', 'coach'] }).notNull(),
    text: text('text').notNull(),
    details: jsonb('details'),
    /** Chosen by whoever sent the message, so that it is one however often it is sent. */
    requestId: uuid('request_id'),
    replyTo: uuid('reply_to'),
    stoppedAt: timestamptz('stopped_at'),
    created_at: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('chat_messages_request').on(table.userId, table.requestId),
    uniqueIndex('chat_messages_reply').on(table.userId, table.replyTo),
    foreignKey({
      columns: [table.userId, table.conversationId],
      foreignColumns: [conversations.userId, conversations.id],
    }).onDelete('cascade'),
  ],
)

export const chatFeedbackRows = pgTable(
  'chat_feedback',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    message_content: text('message_content').notNull(),
    ai_response: text('ai_response').notNull(),
    feedback_type: text('feedback_type', { enum: FEEDBACK_TYPES }).notNull(),
    feedback_text: text('feedback_text'),
    rating: smallint('rating'),
    created_at: createdAt(),
  },
  table => [primaryKey({ columns: [table.userId, table.id] })],
)
