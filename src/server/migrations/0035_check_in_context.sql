-- What somebody may add to a check-in: what took and gave energy, in words of their own, hours of sleep and of work, and how at ease they were.
-- Nothing at all is null everywhere, also for the lists.
ALTER TABLE check_ins
  ADD COLUMN drained text[],
  ADD COLUMN gave_energy text[],
  ADD COLUMN sleep_hours real,
  ADD COLUMN work_hours real,
  ADD COLUMN ease smallint,
  ADD CONSTRAINT check_ins_drained CHECK (cardinality(drained) BETWEEN 1 AND 8 AND array_position(drained, NULL) IS NULL
    AND char_length(array_to_string(drained, '')) <= 320),
  ADD CONSTRAINT check_ins_gave_energy CHECK (cardinality(gave_energy) BETWEEN 1 AND 8 AND array_position(gave_energy, NULL) IS NULL
    AND char_length(array_to_string(gave_energy, '')) <= 320),
  ADD CONSTRAINT check_ins_sleep_hours CHECK (sleep_hours BETWEEN 0 AND 24),
  ADD CONSTRAINT check_ins_work_hours CHECK (work_hours BETWEEN 0 AND 24),
  ADD CONSTRAINT check_ins_ease CHECK (ease BETWEEN 1 AND 5);
--> statement-breakpoint
GRANT INSERT (drained, gave_energy, sleep_hours, work_hours, ease), UPDATE (drained, gave_energy, sleep_hours, work_hours, ease)
  ON check_ins TO waywell_user;
--> statement-breakpoint
CREATE FUNCTION api.has_context(c public.check_ins) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT num_nonnulls(c.drained, c.gave_energy, c.sleep_hours, c.work_hours, c.ease) > 0
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION api.check_in_json(c public.check_ins) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN api.has_context(c) THEN
    json_build_object('id', c.id, 'mood', c.mood, 'energy', c.energy, 'notes', c.notes, 'created_at', c.created_at, 'noted_at', c.noted_at,
      'context', json_build_object('drained', coalesce(c.drained, '{}'), 'gave_energy', coalesce(c.gave_energy, '{}'),
        'sleep_hours', c.sleep_hours, 'work_hours', c.work_hours, 'ease', c.ease))
  ELSE
    json_build_object('id', c.id, 'mood', c.mood, 'energy', c.energy, 'notes', c.notes, 'created_at', c.created_at, 'noted_at', c.noted_at)
  END
$$;
--> statement-breakpoint
-- A check-in with another context: each part that is not named, and each empty list, is null.
CREATE FUNCTION api.with_context(c public.check_ins, context jsonb) RETURNS public.check_ins LANGUAGE sql STABLE AS $$
  SELECT jsonb_populate_record(c, jsonb_build_object('drained', nullif(context->'drained', '[]'), 'gave_energy', nullif(context->'gave_energy', '[]'),
    'sleep_hours', context->'sleep_hours', 'work_hours', context->'work_hours', 'ease', context->'ease'))
$$;
--> statement-breakpoint
DROP FUNCTION api.save_check_in(uuid, uuid, int, int, text, timestamptz, uuid, uuid, bigint, int, text, text, int, int);
--> statement-breakpoint
-- As before, with a context or null.
CREATE FUNCTION api.save_check_in(uid uuid, random_id uuid, mood int, energy int, notes text, context jsonb, noted timestamptz, client uuid,
  idem_key uuid, idem_hash bigint, slot_seconds int, required_consent text, limit_key text, allowed int, window_seconds int)
RETURNS text LANGUAGE plpgsql AS $$
#variable_conflict use_variable
DECLARE
  setting text;
  entry public.check_ins;
  answer text;
  kept text;
BEGIN
  setting := set_config('app.user_id', uid::text, true);
  setting := set_config('role', 'waywell_user', true);
  IF client IS NOT NULL THEN
    -- Two tabs may send the same one at once: the second waits, and finds it.
    PERFORM pg_advisory_xact_lock(hashtextextended(client::text, 0));
    SELECT api.check_in_json(c)::text INTO kept FROM public.check_ins c WHERE c.user_id = uid AND c.client_id = client;
    IF FOUND THEN RETURN kept; END IF;
  END IF;
  entry.id := api.id_at(random_id, now());
  entry.mood := mood;
  entry.energy := energy;
  entry.notes := notes;
  entry.created_at := now();
  entry.noted_at := least(coalesce(noted, now()), now());
  IF context IS NOT NULL THEN entry := api.with_context(entry, context); END IF;
  answer := api.check_in_json(entry)::text;
  IF idem_key IS NOT NULL THEN
    kept := api.claim_key(uid, idem_key, idem_hash, answer, slot_seconds, now());
    IF kept IS NOT NULL THEN RETURN kept; END IF;
  END IF;
  setting := api.admit_check_in(uid, required_consent, limit_key, allowed, window_seconds);
  INSERT INTO public.check_ins (user_id, id, mood, energy, notes, noted_at, client_id, drained, gave_energy, sleep_hours, work_hours, ease)
    VALUES (uid, entry.id, entry.mood, entry.energy, entry.notes, entry.noted_at, client,
      entry.drained, entry.gave_energy, entry.sleep_hours, entry.work_hours, entry.ease);
  RETURN answer;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION api.list_check_ins(uid uuid, how_many int, before uuid, until timestamptz)
RETURNS text LANGUAGE plpgsql AS $$
#variable_conflict use_variable
DECLARE
  setting text;
  pivot timestamptz := until;
  answer text;
BEGIN
  setting := set_config('app.user_id', uid::text, true);
  setting := set_config('role', 'waywell_user', true);
  IF pivot IS NULL THEN
    SELECT c.noted_at INTO pivot FROM public.check_ins c WHERE c.user_id = uid AND c.id = before;
    IF NOT FOUND THEN
      pivot := to_timestamp(('x0000' || substr(replace(before::text, '-', ''), 1, 12))::bit(64)::bigint / 1000.0);
    END IF;
  END IF;
  SELECT coalesce(json_agg(t.entry), '[]')::text INTO answer FROM (
    SELECT api.check_in_json(c) AS entry FROM public.check_ins c
    WHERE c.user_id = uid AND (c.noted_at, c.id) < (pivot, before) ORDER BY c.noted_at DESC, c.id DESC LIMIT how_many) t;
  RETURN answer;
END $$;
--> statement-breakpoint
DROP FUNCTION api.update_check_in(uuid, uuid, int, int, text, timestamptz, text, text, int, int);
--> statement-breakpoint
-- A context that is null stays as it was; an empty one is taken away.
CREATE FUNCTION api.update_check_in(uid uuid, check_in_id uuid, new_mood int, new_energy int, new_notes text, new_context jsonb, noted timestamptz,
  required_consent text, limit_key text, allowed int, window_seconds int)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  entry public.check_ins;
  answer text;
BEGIN
  PERFORM set_config('app.user_id', uid::text, true), set_config('role', 'waywell_user', true);
  SELECT c.* INTO entry FROM public.check_ins c WHERE c.user_id = uid AND c.id = check_in_id FOR UPDATE;
  IF NOT FOUND THEN RAISE EXCEPTION USING ERRCODE = 'WW000', MESSAGE = 'not_found'; END IF;
  IF new_context IS NOT NULL THEN entry := api.with_context(entry, new_context); END IF;
  UPDATE public.check_ins c SET mood = new_mood, energy = new_energy, notes = new_notes, noted_at = least(coalesce(noted, c.noted_at), now()),
      drained = entry.drained, gave_energy = entry.gave_energy, sleep_hours = entry.sleep_hours, work_hours = entry.work_hours, ease = entry.ease
    WHERE c.user_id = uid AND c.id = check_in_id RETURNING api.check_in_json(c)::text INTO answer;
  PERFORM api.admit_check_in(uid, required_consent, limit_key, allowed, window_seconds);
  RETURN answer;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION api.restore_check_in(uid uuid, deleted jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE answer text;
BEGIN
  PERFORM set_config('app.user_id', uid::text, true), set_config('role', 'waywell_user', true);
  INSERT INTO public.check_ins (user_id, id, mood, energy, notes, created_at, noted_at, client_id, drained, gave_energy, sleep_hours, work_hours, ease)
    SELECT uid, d.id, d.mood, d.energy, d.notes, d.created_at, d.noted_at, d.client_id, d.drained, d.gave_energy, d.sleep_hours, d.work_hours, d.ease
    FROM jsonb_populate_record(NULL::public.check_ins, deleted) d ON CONFLICT DO NOTHING;
  SELECT api.check_in_json(c)::text INTO answer FROM public.check_ins c WHERE c.user_id = uid AND c.id = (deleted->>'id')::uuid;
  IF NOT FOUND THEN RAISE EXCEPTION USING ERRCODE = 'WW000', MESSAGE = 'not_found'; END IF;
  RETURN answer;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION api.search_check_ins(uid uuid, words text, how_many int) RETURNS text LANGUAGE plpgsql AS $$
DECLARE answer text;
BEGIN
  PERFORM set_config('app.user_id', uid::text, true), set_config('role', 'waywell_user', true);
  SELECT coalesce(json_agg(t.entry), '[]')::text INTO answer FROM (
    SELECT api.check_in_json(c) AS entry FROM public.check_ins c
    WHERE c.user_id = uid AND strpos(lower(c.notes), lower(words)) > 0 ORDER BY c.noted_at DESC, c.id DESC LIMIT how_many) t;
  RETURN answer;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION api.export_check_ins(uid uuid) RETURNS text LANGUAGE plpgsql AS $$
DECLARE answer text;
BEGIN
  PERFORM set_config('app.user_id', uid::text, true), set_config('role', 'waywell_user', true);
  SELECT coalesce(json_agg(t.entry), '[]')::text INTO answer FROM (
    SELECT api.check_in_json(c) AS entry FROM public.check_ins c WHERE c.user_id = uid ORDER BY c.noted_at, c.id) t;
  RETURN answer;
END $$;
--> statement-breakpoint
-- A change at work that somebody wants to see beside their check-ins.
CREATE TABLE career_events (
  user_id uuid NOT NULL REFERENCES auth.users(id) ON DELETE CASCADE,
  id uuid NOT NULL,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 60),
  happened_on date NOT NULL CHECK (happened_on >= '2000-01-01'),
  PRIMARY KEY (user_id, id)
);
--> statement-breakpoint
ALTER TABLE career_events ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE career_events FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY career_events_owner ON career_events
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
--> statement-breakpoint
GRANT SELECT, DELETE, INSERT (user_id, id, title, happened_on) ON career_events TO waywell_user;
--> statement-breakpoint
-- Reminders can come by mail, to browsers, or both.
ALTER TABLE check_in_reminders ADD COLUMN by_mail boolean NOT NULL DEFAULT true;
--> statement-breakpoint
GRANT INSERT (by_mail), UPDATE (by_mail) ON check_in_reminders TO waywell_user;
--> statement-breakpoint
-- A browser that asked for notifications: the address at its maker's push service, which is given nothing but the fact that it should ring.
CREATE TABLE push_subscriptions (
  user_id uuid NOT NULL REFERENCES auth.users(id) ON DELETE CASCADE,
  endpoint text NOT NULL CHECK (char_length(endpoint) <= 1000),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, endpoint)
);
--> statement-breakpoint
ALTER TABLE push_subscriptions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE push_subscriptions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY push_subscriptions_owner ON push_subscriptions
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
--> statement-breakpoint
GRANT SELECT, DELETE, INSERT (user_id, endpoint, created_at) ON push_subscriptions TO waywell_user;
