ALTER TABLE "auth"."sessions" ADD COLUMN "previous_token" text;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "rotated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."two_factors" ADD COLUMN "last_used_step" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_family" ON "auth"."sessions" USING btree (left("token", 32));--> statement-breakpoint
-- Takes a session's credential and gives the next one. The last but one still counts for some seconds, since two tabs may
-- refresh at once; within them the credential changes once. Any older one is a copy in other hands: the session ends.
CREATE FUNCTION auth.refresh_session(presented text, fresh text, grace_seconds int, lifetime_seconds int)
RETURNS TABLE (outcome text, session_id uuid, token text, user_id uuid, email text, name text, image text)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  held auth.sessions;
  since_rotation interval;
BEGIN
  SELECT s.* INTO held FROM auth.sessions s
    WHERE left(s.token, 32) = left(presented, 32) AND s.expires_at > now() FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  since_rotation := coalesce(clock_timestamp() - held.rotated_at, 'infinity');
  IF held.token <> presented AND
    (held.previous_token IS DISTINCT FROM presented OR since_rotation > make_interval(secs => grace_seconds)) THEN
    DELETE FROM auth.sessions s WHERE s.id = held.id;
    RETURN QUERY SELECT 'reused', held.id, NULL::text, held.user_id, NULL::text, NULL::text, NULL::text;
    RETURN;
  END IF;
  IF held.token = presented AND since_rotation > make_interval(secs => grace_seconds) THEN
    UPDATE auth.sessions s SET token = left(held.token, 32) || '-' || fresh, previous_token = held.token,
        rotated_at = clock_timestamp(), updated_at = now(), expires_at = now() + make_interval(secs => lifetime_seconds)
      WHERE s.id = held.id RETURNING s.token INTO held.token;
  END IF;
  RETURN QUERY SELECT 'refreshed', held.id, held.token, u.id, u.email, u.name, u.image
    FROM auth.users u WHERE u.id = held.user_id;
END $$;
--> statement-breakpoint
-- Counts several attempts in one visit; stops at the first that is refused and answers its seconds to wait.
CREATE FUNCTION api.take_attempts(limit_keys text[], allowed int[], window_seconds int[])
RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  wait int;
BEGIN
  FOR i IN 1 .. cardinality(limit_keys) LOOP
    wait := api.take_attempt(limit_keys[i], allowed[i], window_seconds[i]);
    IF wait > 0 THEN RETURN wait; END IF;
  END LOOP;
  RETURN 0;
END $$;
--> statement-breakpoint
CREATE FUNCTION api.forget_attempts(limit_key text) RETURNS int LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.scope', 'system', true), set_config('role', 'waywell_system', true);
  DELETE FROM public.rate_limits WHERE key = limit_key;
  RETURN 0;
END $$;
