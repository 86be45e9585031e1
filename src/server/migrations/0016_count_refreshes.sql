-- How often a session has refreshed since its credential changed.
ALTER TABLE "auth"."sessions" ADD COLUMN "refreshes" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Every credential of a session starts alike. A column of its own: under a policy PostgreSQL looks into no index on left(token, 32),
-- since left() might tell of rows that the policy hides, and every refresh read the whole table.
DROP INDEX auth.sessions_token_family;
--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "token_family" text GENERATED ALWAYS AS (left(token, 32)) STORED NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_family" ON "auth"."sessions" USING btree ("token_family");
--> statement-breakpoint
DROP FUNCTION auth.refresh_session(text, text, int, int);
--> statement-breakpoint
-- Takes a session's credential and gives the next one, in one call. The last but one still counts for some seconds, since two
-- tabs may refresh at once; within them the credential changes once, and so many refreshes are allowed. Any older one is a
-- copy in other hands: the session ends.
CREATE FUNCTION auth.refresh_session(presented text, fresh text, window_seconds int, allowed int, lifetime_seconds int)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  held auth.sessions;
  person auth.users;
  window_ends timestamptz;
BEGIN
  SELECT s.* INTO held FROM auth.sessions s
    WHERE s.token_family = left(presented, 32) AND s.expires_at > now() FOR UPDATE;
  IF NOT FOUND THEN RETURN '{"outcome":"missing"}'; END IF;
  window_ends := coalesce(held.rotated_at + make_interval(secs => window_seconds), '-infinity');
  IF held.token <> presented AND (held.previous_token IS DISTINCT FROM presented OR window_ends < clock_timestamp()) THEN
    DELETE FROM auth.sessions s WHERE s.id = held.id;
    RETURN json_build_object('outcome', 'reused', 'session_id', held.id);
  END IF;
  IF window_ends < clock_timestamp() THEN
    held.token := held.token_family || '-' || fresh;
    UPDATE auth.sessions s SET token = held.token, previous_token = s.token, rotated_at = clock_timestamp(), refreshes = 1,
        updated_at = now(), expires_at = now() + make_interval(secs => lifetime_seconds)
      WHERE s.id = held.id;
  ELSIF held.refreshes < allowed THEN
    UPDATE auth.sessions s SET refreshes = s.refreshes + 1 WHERE s.id = held.id;
  ELSE
    RETURN json_build_object('outcome', 'limited',
      'wait_seconds', greatest(1, ceil(extract(epoch FROM window_ends - clock_timestamp()))));
  END IF;
  SELECT u.* INTO person FROM auth.users u WHERE u.id = held.user_id;
  RETURN json_build_object('outcome', 'refreshed', 'session_id', held.id, 'token', held.token,
    'user', json_build_object('id', person.id, 'email', person.email, 'name', person.name, 'image', person.image));
END $$;
