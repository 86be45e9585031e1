-- Roles hold rights; nobody logs in as them. The logins of one database are made at start and may only become these.
DO $$
DECLARE role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['waywell_user', 'waywell_system', 'waywell_auth'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role_name) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS', role_name);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE SCHEMA api;
--> statement-breakpoint
GRANT USAGE ON SCHEMA api TO PUBLIC;
--> statement-breakpoint
CREATE FUNCTION app_user_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.user_id', true), '')::uuid;
--> statement-breakpoint
CREATE FUNCTION app_scope() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN current_setting('app.scope', true);
--> statement-breakpoint

-- profiles
ALTER TABLE profiles ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE profiles FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY profiles_owner ON profiles
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
--> statement-breakpoint
GRANT SELECT ON profiles TO waywell_user;
--> statement-breakpoint
-- The trial, the creation time and the owner are not a person's to change.
GRANT UPDATE (full_name, job_title, industry, years_experience, location, skills, interests, work_style,
  communication_style, career_goals, daily_check_ins, connect_wearables, voice_analysis, onboarding_completed)
  ON profiles TO waywell_user;
--> statement-breakpoint
CREATE FUNCTION auth.make_profile() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM set_config('app.user_id', NEW.id::text, true);
  INSERT INTO public.profiles (user_id, full_name) VALUES (NEW.id, NEW.name);
  PERFORM set_config('app.user_id', '', true);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER make_profile AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION auth.make_profile();
--> statement-breakpoint

-- check_ins
ALTER TABLE check_ins ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE check_ins FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY check_ins_owner ON check_ins
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
--> statement-breakpoint
GRANT SELECT, DELETE ON check_ins TO waywell_user;
--> statement-breakpoint
GRANT INSERT (user_id, id, mood, energy, notes) ON check_ins TO waywell_user;
--> statement-breakpoint

-- idempotency_keys
ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE idempotency_keys FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY idempotency_keys_owner ON idempotency_keys
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
--> statement-breakpoint
CREATE POLICY idempotency_keys_read_old ON idempotency_keys FOR SELECT TO waywell_system
  USING ((SELECT app_scope()) = 'system' AND created_at < now() - interval '1 day');
--> statement-breakpoint
CREATE POLICY idempotency_keys_delete_old ON idempotency_keys FOR DELETE TO waywell_system
  USING ((SELECT app_scope()) = 'system' AND created_at < now() - interval '1 day');
--> statement-breakpoint
GRANT SELECT, INSERT ON idempotency_keys TO waywell_user;
--> statement-breakpoint
GRANT SELECT, DELETE ON idempotency_keys TO waywell_system;
--> statement-breakpoint

-- rate_limits
ALTER TABLE rate_limits ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE rate_limits FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY rate_limits_system ON rate_limits
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limits TO waywell_system;
--> statement-breakpoint

-- mail_outbox
ALTER TABLE mail_outbox ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE mail_outbox FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY mail_outbox_system ON mail_outbox
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_outbox TO waywell_system;
--> statement-breakpoint

-- auth: one login reads it, and that login reads nothing else
GRANT USAGE ON SCHEMA auth TO waywell_auth;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA auth TO waywell_auth;
--> statement-breakpoint
DO $$
DECLARE table_name text;
BEGIN
  FOR table_name IN SELECT tablename FROM pg_tables WHERE schemaname = 'auth' LOOP
    EXECUTE format('ALTER TABLE auth.%I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('ALTER TABLE auth.%I FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format(
      'CREATE POLICY %I ON auth.%I USING ((SELECT app_scope()) = ''auth'') WITH CHECK ((SELECT app_scope()) = ''auth'')',
      table_name || '_auth', table_name);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION auth.remember_ended_session() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO auth.ended_sessions (id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER remember_ended_session AFTER DELETE ON auth.sessions
  FOR EACH ROW EXECUTE FUNCTION auth.remember_ended_session();
--> statement-breakpoint

-- Only the owner of the database reads this; the server does so once, at start.
CREATE TABLE auth.secrets (name text PRIMARY KEY, value text NOT NULL);
--> statement-breakpoint
ALTER TABLE auth.secrets ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE auth.secrets FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY secrets_start ON auth.secrets
  USING ((SELECT app_scope()) = 'start') WITH CHECK ((SELECT app_scope()) = 'start');
--> statement-breakpoint

-- Hot paths: one call each, the identity set first, the answer as JSON text.
CREATE FUNCTION api.save_check_in(uid uuid, check_in_id uuid, mood int, energy int, notes text, idem_key text, idem_hash text)
RETURNS text LANGUAGE plpgsql AS $$
#variable_conflict use_variable
DECLARE
  answer text;
  kept record;
BEGIN
  PERFORM set_config('app.user_id', uid::text, true), set_config('role', 'waywell_user', true);
  answer := json_build_object('id', check_in_id, 'mood', mood, 'energy', energy, 'notes', notes, 'created_at', now())::text;
  IF idem_key IS NOT NULL THEN
    INSERT INTO public.idempotency_keys (user_id, key, request_hash, response)
      VALUES (uid, idem_key, idem_hash, answer) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      SELECT k.request_hash, k.response INTO kept FROM public.idempotency_keys k WHERE k.user_id = uid AND k.key = idem_key;
      IF kept.request_hash <> idem_hash THEN RAISE EXCEPTION USING ERRCODE = 'WW409'; END IF;
      RETURN kept.response;
    END IF;
  END IF;
  IF (SELECT count(*) FROM public.check_ins c WHERE c.user_id = uid AND c.id >= api.id_since(60)) >= 60 THEN
    RAISE EXCEPTION USING ERRCODE = 'WW429';
  END IF;
  INSERT INTO public.check_ins (user_id, id, mood, energy, notes) VALUES (uid, check_in_id, mood, energy, notes);
  RETURN answer;
END $$;
--> statement-breakpoint
CREATE FUNCTION api.list_check_ins(uid uuid, how_many int, before uuid)
RETURNS text LANGUAGE plpgsql AS $$
#variable_conflict use_variable
DECLARE answer text;
BEGIN
  PERFORM set_config('app.user_id', uid::text, true), set_config('role', 'waywell_user', true);
  IF before IS NULL THEN
    SELECT coalesce(json_agg(t), '[]')::text INTO answer FROM (
      SELECT c.id, c.mood, c.energy, c.notes, c.created_at FROM public.check_ins c
      WHERE c.user_id = uid ORDER BY c.id DESC LIMIT how_many) t;
  ELSE
    SELECT coalesce(json_agg(t), '[]')::text INTO answer FROM (
      SELECT c.id, c.mood, c.energy, c.notes, c.created_at FROM public.check_ins c
      WHERE c.user_id = uid AND c.id < before ORDER BY c.id DESC LIMIT how_many) t;
  END IF;
  RETURN answer;
END $$;
--> statement-breakpoint
-- The smallest UUIDv7 of so many seconds ago.
CREATE FUNCTION api.id_since(seconds int) RETURNS uuid LANGUAGE sql STABLE
  RETURN (lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint - seconds * 1000), 12, '0') || '70000000000000000000')::uuid;
--> statement-breakpoint
-- Counts an attempt; answers 0 when it is allowed, else the seconds to wait.
CREATE FUNCTION api.take_attempt(limit_key text, allowed int, window_seconds int)
RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  taken int;
  ends timestamptz;
BEGIN
  PERFORM set_config('app.scope', 'system', true), set_config('role', 'waywell_system', true);
  INSERT INTO public.rate_limits AS r (key, attempts, window_ends_at)
    VALUES (limit_key, 1, clock_timestamp() + make_interval(secs => window_seconds))
  ON CONFLICT (key) DO UPDATE SET
    attempts = CASE WHEN r.window_ends_at <= clock_timestamp() THEN 1 ELSE r.attempts + 1 END,
    window_ends_at = CASE WHEN r.window_ends_at <= clock_timestamp()
      THEN clock_timestamp() + make_interval(secs => window_seconds) ELSE r.window_ends_at END
  RETURNING attempts, window_ends_at INTO taken, ends;
  IF taken <= allowed THEN RETURN 0; END IF;
  RETURN greatest(1, ceil(extract(epoch FROM ends - clock_timestamp())))::int;
END $$;
