-- An id of a moment: the time of the database in front, to the microsecond, then the random bits of another id. So ids and
-- created_at tell the same order, whatever the clocks of the servers say.
CREATE FUNCTION api.id_at(random_id uuid, at timestamptz) RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN (lpad(to_hex((date_part('epoch', at) * 1000000)::bigint / 1000), 12, '0') || '7'
    || lpad(to_hex((date_part('epoch', at) * 1000000)::bigint % 1000 * 4096 / 1000), 3, '0')
    || substr(random_id::text, 20))::uuid;
--> statement-breakpoint
-- The newest consent holds: its id and its day are those of the moment it was written, not of the start of its transaction,
-- which may have waited for another's.
ALTER TABLE "consents" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
--> statement-breakpoint

-- Idempotency keys live in three tables in turn: new ones go into the current, the one before is still asked, the third is emptied
-- whole. No row is ever deleted by itself. There is no foreign key, which was two thirds of the cost of a row; a trigger
-- deletes them with their account.
CREATE TABLE "idempotency_keys_0" (
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"request_hash" bigint NOT NULL,
	"response" text NOT NULL,
	CONSTRAINT "idempotency_keys_0_user_id_key_pk" PRIMARY KEY("user_id","key")
) WITH (autovacuum_enabled = false);
--> statement-breakpoint
CREATE TABLE "idempotency_keys_1" (
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"request_hash" bigint NOT NULL,
	"response" text NOT NULL,
	CONSTRAINT "idempotency_keys_1_user_id_key_pk" PRIMARY KEY("user_id","key")
) WITH (autovacuum_enabled = false);
--> statement-breakpoint
CREATE TABLE "idempotency_keys_2" (
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"request_hash" bigint NOT NULL,
	"response" text NOT NULL,
	CONSTRAINT "idempotency_keys_2_user_id_key_pk" PRIMARY KEY("user_id","key")
) WITH (autovacuum_enabled = false);
--> statement-breakpoint
DO $$
DECLARE table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['idempotency_keys_0', 'idempotency_keys_1', 'idempotency_keys_2'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format('CREATE POLICY %I ON %I USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()))',
      table_name || '_owner', table_name);
    EXECUTE format('GRANT SELECT, INSERT ON %I TO waywell_user', table_name);
  END LOOP;
END $$;
--> statement-breakpoint
DROP TABLE "idempotency_keys";
--> statement-breakpoint
CREATE FUNCTION auth.delete_idempotency_keys() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM set_config('app.user_id', OLD.id::text, true);
  DELETE FROM public.idempotency_keys_0 WHERE user_id = OLD.id;
  DELETE FROM public.idempotency_keys_1 WHERE user_id = OLD.id;
  DELETE FROM public.idempotency_keys_2 WHERE user_id = OLD.id;
  PERFORM set_config('app.user_id', '', true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER delete_idempotency_keys AFTER DELETE ON auth.users
  FOR EACH ROW EXECUTE FUNCTION auth.delete_idempotency_keys();
--> statement-breakpoint
DROP FUNCTION api.claim_key(uuid, text, text, text);
--> statement-breakpoint
-- What is kept under a key, the table before the current first: a row of the current one beside it is older, and was not emptied.
CREATE FUNCTION api.kept_answers(uid uuid, idem_key uuid, current_slot int)
RETURNS TABLE (request_hash bigint, response text) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT k.request_hash, k.response FROM (
    SELECT 0 AS slot, k.request_hash, k.response FROM public.idempotency_keys_0 k WHERE k.user_id = uid AND k.key = idem_key
    UNION ALL SELECT 1, k.request_hash, k.response FROM public.idempotency_keys_1 k WHERE k.user_id = uid AND k.key = idem_key
    UNION ALL SELECT 2, k.request_hash, k.response FROM public.idempotency_keys_2 k WHERE k.user_id = uid AND k.key = idem_key) k
  ORDER BY (k.slot - current_slot + 4) % 3;
END;
--> statement-breakpoint
-- Claims an idempotency key for an answer; null when it is now the caller's, else the answer kept under it. Only the unique
-- index inside the saving transaction can decide between two servers that hold the same key at once.
CREATE FUNCTION api.claim_key(uid uuid, idem_key uuid, idem_hash bigint, answer text, slot_seconds int, at timestamptz)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  second bigint := date_part('epoch', at);
  current_slot int := second / slot_seconds % 3;
  kept_hash bigint;
  kept text;
BEGIN
  -- Two who hold the same key on both sides of the border between two tables would not meet in one index.
  IF (second + 5) % slot_seconds < 10 THEN
    PERFORM pg_advisory_xact_lock(hashtextextended(idem_key::text, 0));
    SELECT k.request_hash, k.response INTO kept_hash, kept FROM api.kept_answers(uid, idem_key, current_slot) k LIMIT 1;
  END IF;
  IF kept_hash IS NULL THEN
    IF current_slot = 0 THEN
      INSERT INTO public.idempotency_keys_0 SELECT uid, idem_key, idem_hash, answer
        WHERE NOT EXISTS (SELECT FROM public.idempotency_keys_2 k WHERE k.user_id = uid AND k.key = idem_key) ON CONFLICT DO NOTHING;
    ELSIF current_slot = 1 THEN
      INSERT INTO public.idempotency_keys_1 SELECT uid, idem_key, idem_hash, answer
        WHERE NOT EXISTS (SELECT FROM public.idempotency_keys_0 k WHERE k.user_id = uid AND k.key = idem_key) ON CONFLICT DO NOTHING;
    ELSE
      INSERT INTO public.idempotency_keys_2 SELECT uid, idem_key, idem_hash, answer
        WHERE NOT EXISTS (SELECT FROM public.idempotency_keys_1 k WHERE k.user_id = uid AND k.key = idem_key) ON CONFLICT DO NOTHING;
    END IF;
    IF FOUND THEN RETURN NULL; END IF;
    SELECT k.request_hash, k.response INTO kept_hash, kept FROM api.kept_answers(uid, idem_key, current_slot) k LIMIT 1;
  END IF;
  IF kept_hash <> idem_hash THEN RAISE EXCEPTION USING ERRCODE = 'WW000', MESSAGE = 'idempotency_conflict'; END IF;
  RETURN kept;
END $$;
--> statement-breakpoint
-- Empties the table that is neither the current nor the one before. Anybody may call it at any time.
CREATE FUNCTION api.rotate_idempotency_keys(slot_seconds int, at timestamptz) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET lock_timeout = '200ms' AS $$
DECLARE
  slot int := date_part('epoch', at)::bigint / slot_seconds % 3;
BEGIN
  -- Emptying takes a lock that waits for every reader: not for nothing.
  IF slot = 0 AND pg_relation_size('public.idempotency_keys_1') > 0 THEN TRUNCATE public.idempotency_keys_1;
  ELSIF slot = 1 AND pg_relation_size('public.idempotency_keys_2') > 0 THEN TRUNCATE public.idempotency_keys_2;
  ELSIF slot = 2 AND pg_relation_size('public.idempotency_keys_0') > 0 THEN TRUNCATE public.idempotency_keys_0;
  END IF;
  RETURN '';
END $$;
--> statement-breakpoint
-- The caller's identity is the same before and after. Assignments, since each PERFORM would be a statement of its own.
CREATE OR REPLACE FUNCTION api.take_attempt(limit_key text, allowed int, window_seconds int)
RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  caller_role text := current_setting('role');
  caller_scope text := coalesce(current_setting('app.scope', true), '');
  setting text;
  taken int;
  ends timestamptz;
BEGIN
  setting := set_config('app.scope', 'system', true);
  setting := set_config('role', 'waywell_system', true);
  INSERT INTO public.rate_limits AS r (key, attempts, window_ends_at)
    VALUES (limit_key, 1, clock_timestamp() + make_interval(secs => window_seconds))
  ON CONFLICT (key) DO UPDATE SET
    attempts = CASE WHEN r.window_ends_at <= clock_timestamp() THEN 1 ELSE r.attempts + 1 END,
    window_ends_at = CASE WHEN r.window_ends_at <= clock_timestamp()
      THEN clock_timestamp() + make_interval(secs => window_seconds) ELSE r.window_ends_at END
  RETURNING attempts, window_ends_at INTO taken, ends;
  setting := set_config('app.scope', caller_scope, true);
  setting := set_config('role', caller_role, true);
  IF taken <= allowed THEN RETURN 0; END IF;
  RETURN greatest(1, ceil(extract(epoch FROM ends - clock_timestamp())))::int;
END $$;
--> statement-breakpoint
DROP FUNCTION api.save_check_in(uuid, uuid, int, int, text, text, text, text, text, int, int);
--> statement-breakpoint
-- One round trip: identity, key, consent, limit and row commit together. Rules arrive as arguments (save-check-in.ts).
CREATE FUNCTION api.save_check_in(uid uuid, random_id uuid, mood int, energy int, notes text,
  idem_key uuid, idem_hash bigint, slot_seconds int, required_consent text, limit_key text, allowed int, window_seconds int)
RETURNS text LANGUAGE plpgsql AS $$
#variable_conflict use_variable
DECLARE
  setting text;
  check_in_id uuid := api.id_at(random_id, now());
  answer text;
  kept text;
  wait int;
BEGIN
  setting := set_config('app.user_id', uid::text, true);
  setting := set_config('role', 'waywell_user', true);
  answer := json_build_object('id', check_in_id, 'mood', mood, 'energy', energy, 'notes', notes, 'created_at', now())::text;
  IF idem_key IS NOT NULL THEN
    kept := api.claim_key(uid, idem_key, idem_hash, answer, slot_seconds, now());
    IF kept IS NOT NULL THEN RETURN kept; END IF;
  END IF;
  IF (SELECT NOT c.granted FROM public.consents c WHERE c.user_id = uid AND c.purpose = required_consent ORDER BY c.id DESC LIMIT 1) THEN
    RAISE EXCEPTION USING ERRCODE = 'WW000', MESSAGE = 'consent_withdrawn';
  END IF;
  wait := api.take_attempt(limit_key, allowed, window_seconds);
  IF wait > 0 THEN RAISE EXCEPTION USING ERRCODE = 'WW000', MESSAGE = 'rate_limited', DETAIL = wait::text; END IF;
  INSERT INTO public.check_ins (user_id, id, mood, energy, notes) VALUES (uid, check_in_id, mood, energy, notes);
  RETURN answer;
END $$;
--> statement-breakpoint
-- `before` is never null: the first page passes the greatest id. A coalesce here would lose the index condition.
CREATE OR REPLACE FUNCTION api.list_check_ins(uid uuid, how_many int, before uuid)
RETURNS text LANGUAGE plpgsql AS $$
#variable_conflict use_variable
DECLARE
  setting text;
  answer text;
BEGIN
  setting := set_config('app.user_id', uid::text, true);
  setting := set_config('role', 'waywell_user', true);
  SELECT coalesce(json_agg(t), '[]')::text INTO answer FROM (
    SELECT c.id, c.mood, c.energy, c.notes, c.created_at FROM public.check_ins c
    WHERE c.user_id = uid AND c.id < before ORDER BY c.id DESC LIMIT how_many) t;
  RETURN answer;
END $$;
--> statement-breakpoint

-- What has expired is deleted in batches, found by these.
ALTER TABLE "rate_limits" SET (fillfactor = 70);--> statement-breakpoint
CREATE INDEX "rate_limits_window" ON "rate_limits" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "auth"."sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_expires" ON "auth"."verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_created" ON "mail_outbox" USING btree ("created_at");
