-- Counts an attempt; answers 0 when it is allowed, else the seconds to wait. Exact however many come at once: the row of
-- the counter is locked until the transaction ends, so each attempt sees all before it. Called inside the transaction that
-- saves, an attempt whose save fails is given back with it. The caller's identity is the same before and after.
CREATE OR REPLACE FUNCTION api.take_attempt(limit_key text, allowed int, window_seconds int)
RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  caller_role text := current_setting('role');
  caller_scope text := coalesce(current_setting('app.scope', true), '');
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
  PERFORM set_config('app.scope', caller_scope, true), set_config('role', caller_role, true);
  IF taken <= allowed THEN RETURN 0; END IF;
  RETURN greatest(1, ceil(extract(epoch FROM ends - clock_timestamp())))::int;
END $$;
--> statement-breakpoint
-- Counting a person's rows let parallel saves past the limit: none of them saw the others' rows.
DROP FUNCTION api.save_check_in(uuid, uuid, int, int, text, text, text);
--> statement-breakpoint
DROP FUNCTION api.id_since(int);
--> statement-breakpoint
CREATE FUNCTION api.save_check_in(uid uuid, check_in_id uuid, mood int, energy int, notes text, idem_key text, idem_hash text,
  limit_key text, allowed int, window_seconds int)
RETURNS text LANGUAGE plpgsql AS $$
#variable_conflict use_variable
DECLARE
  answer text;
  kept record;
  wait int;
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
  IF (SELECT NOT c.granted FROM public.consents c WHERE c.user_id = uid AND c.purpose = 'daily_check_ins' ORDER BY c.id DESC LIMIT 1) THEN
    RAISE EXCEPTION USING ERRCODE = 'WW403';
  END IF;
  wait := api.take_attempt(limit_key, allowed, window_seconds);
  IF wait > 0 THEN RAISE EXCEPTION USING ERRCODE = 'WW429', DETAIL = wait::text; END IF;
  INSERT INTO public.check_ins (user_id, id, mood, energy, notes) VALUES (uid, check_in_id, mood, energy, notes);
  RETURN answer;
END $$;
