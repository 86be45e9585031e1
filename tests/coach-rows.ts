import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import type { TestApp } from './harness.ts'

/** Leaves something of a person in every table of the coach; the text marks it as theirs. */
export async function insertCoachRows(app: TestApp, userId: string, text: string): Promise<void> {
  const conversation = uuidV7()
  await app.sql('insert into conversations (user_id, id, title) values ($1, $2, $3)', [
    userId,
    conversation,
    text,
  ])
  await app.sql(
    `insert into chat_messages (user_id, id, conversation_id, sender, text) values ($1, $2, $3, 'user', $4)`,
    [userId, uuidV7(), conversation, text],
  )
  await app.sql(
    `insert into chat_feedback (user_id, id, message_content, ai_response, feedback_type) values ($1, $2, $3, 'Yes', 'positive')`,
    [userId, uuidV7(), text],
  )
}
