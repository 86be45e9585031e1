-- What people and the coach say to each other, kept for the person. `context` is what a follow-up goes on from.
CREATE TABLE conversations (
  user_id uuid NOT NULL REFERENCES auth.users(id) ON DELETE CASCADE,
  id uuid NOT NULL,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 120),
  context jsonb,
  message_count smallint NOT NULL DEFAULT 0 CHECK (message_count BETWEEN 0 AND 50),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
--> statement-breakpoint
CREATE INDEX conversations_updated ON conversations (user_id, updated_at DESC);
--> statement-breakpoint
CREATE TABLE chat_messages (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  sender text NOT NULL CHECK (sender IN ('user', 'coach')),
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 20000),
  -- What an answer was based on and the next steps it offers.
  details jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, conversation_id) REFERENCES conversations (user_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX chat_messages_conversation ON chat_messages (user_id, conversation_id, id);
--> statement-breakpoint
CREATE TABLE chat_feedback (
  user_id uuid NOT NULL REFERENCES auth.users(id) ON DELETE CASCADE,
  id uuid NOT NULL,
  message_content text NOT NULL CHECK (char_length(message_content) <= 4000),
  ai_response text NOT NULL CHECK (char_length(ai_response) <= 20000),
  feedback_type text NOT NULL CHECK (feedback_type IN ('positive', 'negative', 'suggestion')),
  feedback_text text CHECK (char_length(feedback_text) <= 2000),
  rating smallint CHECK (rating BETWEEN 1 AND 5),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['conversations', 'chat_messages', 'chat_feedback'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()))', name || '_owner', name);
    EXECUTE format('GRANT SELECT, DELETE ON %I TO waywell_user', name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT INSERT (user_id, id, title, context, message_count, created_at, updated_at), UPDATE (title, context, message_count, updated_at) ON conversations TO waywell_user;
--> statement-breakpoint
GRANT INSERT (user_id, id, conversation_id, sender, text, details, created_at) ON chat_messages TO waywell_user;
--> statement-breakpoint
GRANT INSERT (user_id, id, message_content, ai_response, feedback_type, feedback_text, rating, created_at) ON chat_feedback TO waywell_user;
