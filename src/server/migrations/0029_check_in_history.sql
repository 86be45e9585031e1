-- When a check-in counts, which is not always when it was saved: an earlier day can be added, and one written offline is sent later.
ALTER TABLE "check_ins" ADD COLUMN "noted_at" timestamp with time zone;--> statement-breakpoint
-- Made where the check-in was written. Idempotency keys live for hours; what waited offline for weeks must still be saved once.
ALTER TABLE "check_ins" ADD COLUMN "client_id" uuid;--> statement-breakpoint
-- Forced policies hold for the owner of the table too, who is nobody's user and would update nothing.
ALTER TABLE "check_ins" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "check_ins" SET "noted_at" = "created_at";--> statement-breakpoint
ALTER TABLE "check_ins" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "check_ins" ALTER COLUMN "noted_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "check_ins" ALTER COLUMN "noted_at" SET NOT NULL;--> statement-breakpoint
-- Holds mood and energy, so that the years of one person are read from the index alone.
CREATE INDEX "check_ins_noted" ON "check_ins" USING btree ("user_id","noted_at","id") INCLUDE ("mood","energy");--> statement-breakpoint
CREATE UNIQUE INDEX "check_ins_client" ON "check_ins" USING btree ("user_id","client_id") WHERE "client_id" IS NOT NULL;--> statement-breakpoint
GRANT INSERT (noted_at, client_id, created_at), UPDATE (mood, energy, notes, noted_at) ON check_ins TO waywell_user;
--> statement-breakpoint

CREATE FUNCTION api.check_in_json(c public.check_ins) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT json_build_object('id', c.id, 'mood', c.mood, 'energy', c.energy, 'notes', c.notes, 'created_at', c.created_at, 'noted_at', c.noted_at)
$$;
--> statement-breakpoint
-- Refuses what a save and an edit are both refused for: a consent taken back, and too many in a minute.
CREATE FUNCTION api.admit_check_in(uid uuid, required_consent text, limit_key text, allowed int, window_seconds int)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE wait int;
BEGIN
  IF (SELECT NOT c.granted FROM public.consents c WHERE c.user_id = uid AND c.purpose = required_consent ORDER BY c.id DESC LIMIT 1) THEN
    RAISE EXCEPTION USING ERRCODE = 'WW000', MESSAGE = 'consent_withdrawn';
  END IF;
  wait := api.take_attempt(limit_key, allowed, window_seconds);
  IF wait > 0 THEN RAISE EXCEPTION USING ERRCODE = 'WW000', MESSAGE = 'rate_limited', DETAIL = wait::text; END IF;
  RETURN '';
END $$;
--> statement-breakpoint
DROP FUNCTION api.save_check_in(uuid, uuid, int, int, text, uuid, bigint, int, text, text, int, int);
--> statement-breakpoint
-- One round trip: identity, key, consent, limit and row commit together. Rules arrive as arguments (save-check-in.ts).
-- A clock that runs ahead must not put a check-in before all later ones: noted in the future is noted now.
CREATE FUNCTION api.save_check_in(uid uuid, random_id uuid, mood int, energy int, notes text, noted timestamptz, client uuid,
  idem_key uuid, idem_hash bigint, slot_seconds int, required_consent text, limit_key text, allowed int, window_seconds int)
RETURNS text LANGUAGE plpgsql AS $$
#variable_conflict use_variable
DECLARE
  setting text;
  check_in_id uuid := api.id_at(random_id, now());
  noted_at timestamptz := least(coalesce(noted, now()), now());
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
  answer := json_build_object('id', check_in_id, 'mood', mood, 'energy', energy, 'notes', notes, 'created_at', now(), 'noted_at', noted_at)::text;
  IF idem_key IS NOT NULL THEN
    kept := api.claim_key(uid, idem_key, idem_hash, answer, slot_seconds, now());
    IF kept IS NOT NULL THEN RETURN kept; END IF;
  END IF;
  setting := api.admit_check_in(uid, required_consent, limit_key, allowed, window_seconds);
  INSERT INTO public.check_ins (user_id, id, mood, energy, notes, noted_at, client_id)
    VALUES (uid, check_in_id, mood, energy, notes, noted_at, client);
  RETURN answer;
END $$;
--> statement-breakpoint
DROP FUNCTION api.list_check_ins(uuid, int, uuid);
--> statement-breakpoint
-- Newest first by when they count, then by when they were saved. `before` is never null: the first page passes the greatest id. The
-- check-in it names may have been deleted meanwhile; then the moment in its id takes its place, so that paging never starts again.
CREATE FUNCTION api.list_check_ins(uid uuid, how_many int, before uuid, until timestamptz)
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
  SELECT coalesce(json_agg(t), '[]')::text INTO answer FROM (
    SELECT c.id, c.mood, c.energy, c.notes, c.created_at, c.noted_at FROM public.check_ins c
    WHERE c.user_id = uid AND (c.noted_at, c.id) < (pivot, before) ORDER BY c.noted_at DESC, c.id DESC LIMIT how_many) t;
  RETURN answer;
END $$;
--> statement-breakpoint
CREATE FUNCTION api.get_check_in(uid uuid, check_in_id uuid) RETURNS text LANGUAGE plpgsql AS $$
DECLARE answer text;
BEGIN
  PERFORM set_config('app.user_id', uid::text, true), set_config('role', 'waywell_user', true);
  SELECT api.check_in_json(c)::text INTO answer FROM public.check_ins c WHERE c.user_id = uid AND c.id = check_in_id;
  IF NOT FOUND THEN RAISE EXCEPTION USING ERRCODE = 'WW000', MESSAGE = 'not_found'; END IF;
  RETURN answer;
END $$;
--> statement-breakpoint
CREATE FUNCTION api.update_check_in(uid uuid, check_in_id uuid, new_mood int, new_energy int, new_notes text, noted timestamptz,
  required_consent text, limit_key text, allowed int, window_seconds int)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE answer text;
BEGIN
  PERFORM set_config('app.user_id', uid::text, true), set_config('role', 'waywell_user', true);
  UPDATE public.check_ins c SET mood = new_mood, energy = new_energy, notes = new_notes, noted_at = least(coalesce(noted, c.noted_at), now())
    WHERE c.user_id = uid AND c.id = check_in_id RETURNING api.check_in_json(c)::text INTO answer;
  IF NOT FOUND THEN RAISE EXCEPTION USING ERRCODE = 'WW000', MESSAGE = 'not_found'; END IF;
  PERFORM api.admit_check_in(uid, required_consent, limit_key, allowed, window_seconds);
  RETURN answer;
END $$;
--> statement-breakpoint
-- Answers the whole row, of which nothing stays here: who deleted it may ask for it back with that answer (undo-token.ts).
CREATE FUNCTION api.delete_check_in(uid uuid, check_in_id uuid) RETURNS text LANGUAGE plpgsql AS $$
DECLARE answer text;
BEGIN
  PERFORM set_config('app.user_id', uid::text, true), set_config('role', 'waywell_user', true);
  DELETE FROM public.check_ins c WHERE c.user_id = uid AND c.id = check_in_id
    RETURNING (to_jsonb(c) - 'user_id')::text INTO answer;
  IF NOT FOUND THEN RAISE EXCEPTION USING ERRCODE = 'WW000', MESSAGE = 'not_found'; END IF;
  RETURN answer;
END $$;
--> statement-breakpoint
-- Puts a deleted row back as it was, once however often it is asked for.
CREATE FUNCTION api.restore_check_in(uid uuid, deleted jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE answer text;
BEGIN
  PERFORM set_config('app.user_id', uid::text, true), set_config('role', 'waywell_user', true);
  INSERT INTO public.check_ins (user_id, id, mood, energy, notes, created_at, noted_at, client_id)
    SELECT uid, d.id, d.mood, d.energy, d.notes, d.created_at, d.noted_at, d.client_id
    FROM jsonb_populate_record(NULL::public.check_ins, deleted) d ON CONFLICT DO NOTHING;
  SELECT api.check_in_json(c)::text INTO answer FROM public.check_ins c WHERE c.user_id = uid AND c.id = (deleted->>'id')::uuid;
  IF NOT FOUND THEN RAISE EXCEPTION USING ERRCODE = 'WW000', MESSAGE = 'not_found'; END IF;
  RETURN answer;
END $$;
--> statement-breakpoint
-- Every check-in of a person in about ten bytes each, newest first: seconds since the epoch of the first, then how many seconds each is before
-- the one in front of it; and two digits each, mood and energy.
CREATE FUNCTION api.get_history(uid uuid) RETURNS text LANGUAGE plpgsql AS $$
DECLARE answer text;
BEGIN
  PERFORM set_config('app.user_id', uid::text, true), set_config('role', 'waywell_user', true);
  SELECT json_build_object(
      'seconds', coalesce(json_agg(abs(h.second - coalesce(h.newer, 0)) ORDER BY h.place), '[]'),
      'answers', coalesce(string_agg(h.answers, '' ORDER BY h.place), ''))::text INTO answer
  FROM (
    SELECT d.second, lag(d.second) OVER (ORDER BY d.place) AS newer, d.place, d.answers FROM (
      SELECT floor(extract(epoch FROM c.noted_at))::bigint AS second, row_number() OVER (ORDER BY c.noted_at DESC, c.id DESC) AS place,
        c.mood::text || c.energy::text AS answers
      FROM public.check_ins c WHERE c.user_id = uid) d) h;
  RETURN answer;
END $$;
--> statement-breakpoint
CREATE FUNCTION api.search_check_ins(uid uuid, words text, how_many int) RETURNS text LANGUAGE plpgsql AS $$
DECLARE answer text;
BEGIN
  PERFORM set_config('app.user_id', uid::text, true), set_config('role', 'waywell_user', true);
  SELECT coalesce(json_agg(t), '[]')::text INTO answer FROM (
    SELECT c.id, c.mood, c.energy, c.notes, c.created_at, c.noted_at FROM public.check_ins c
    WHERE c.user_id = uid AND strpos(lower(c.notes), lower(words)) > 0 ORDER BY c.noted_at DESC, c.id DESC LIMIT how_many) t;
  RETURN answer;
END $$;
--> statement-breakpoint
CREATE FUNCTION api.export_check_ins(uid uuid) RETURNS text LANGUAGE plpgsql AS $$
DECLARE answer text;
BEGIN
  PERFORM set_config('app.user_id', uid::text, true), set_config('role', 'waywell_user', true);
  SELECT coalesce(json_agg(t), '[]')::text INTO answer FROM (
    SELECT c.id, c.mood, c.energy, c.notes, c.created_at, c.noted_at FROM public.check_ins c
    WHERE c.user_id = uid ORDER BY c.noted_at, c.id) t;
  RETURN answer;
END $$;
