-- A message is kept before it is answered: a reload finds it, and the same message sent again is the same row. `reply_to` allows one answer to each.
ALTER TABLE chat_messages
  ADD COLUMN request_id uuid,
  ADD COLUMN reply_to uuid,
  ADD COLUMN stopped_at timestamptz,
  ADD FOREIGN KEY (user_id, reply_to) REFERENCES chat_messages (user_id, id) ON DELETE CASCADE;
--> statement-breakpoint
CREATE UNIQUE INDEX chat_messages_request ON chat_messages (user_id, request_id);
--> statement-breakpoint
CREATE UNIQUE INDEX chat_messages_reply ON chat_messages (user_id, reply_to);
--> statement-breakpoint
-- The steps of a guided conversation, what was said in each, and its outcome.
ALTER TABLE conversations ADD COLUMN guide jsonb;
--> statement-breakpoint
GRANT INSERT (request_id, reply_to, stopped_at), UPDATE (created_at, stopped_at) ON chat_messages TO waywell_user;
--> statement-breakpoint
GRANT INSERT (guide), UPDATE (guide) ON conversations TO waywell_user;
