-- Whom suggestions are for and what they said of earlier ones: one round trip before the engine. Null where the account is gone.
CREATE FUNCTION api.read_suggestion_question(uid uuid, hidden_max int) RETURNS text LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  -- It says who asks, for both.
  RETURN '{"profile":' || api.get_profile(uid) || ',"choices":' || api.suggestion_choices(uid, hidden_max)::text || '}';
END $$;
--> statement-breakpoint
DROP FUNCTION api.read_suggestion_choices(uuid, int);
--> statement-breakpoint
-- A suggestion is a little over two kilobytes, from which on PostgreSQL packs: that took an eighth of the time to keep a run, for half its bytes.
-- Each person has two runs at most.
ALTER TABLE career_suggestions SET (toast_tuple_target = 8160);
--> statement-breakpoint
ALTER TABLE career_suggestion_runs SET (toast_tuple_target = 8160);
