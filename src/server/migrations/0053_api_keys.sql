-- Keys with which a program acts as the person who made them, at /api/v1 alone. Of a key only its hash is kept, and how it ends.
CREATE TABLE api_keys (
  user_id uuid NOT NULL REFERENCES auth.users(id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  key_hash text NOT NULL CHECK (key_hash ~ '^[0-9a-f]{64}$'),
  ending text NOT NULL CHECK (char_length(ending) = 4),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_on date,
  PRIMARY KEY (user_id, id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX api_keys_hash ON api_keys (key_hash);
--> statement-breakpoint
ALTER TABLE api_keys ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE api_keys FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY api_keys_owner ON api_keys
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
--> statement-breakpoint
CREATE POLICY api_keys_system ON api_keys TO waywell_system
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
GRANT SELECT, DELETE, INSERT (user_id, id, name, key_hash, ending, created_at, last_used_on) ON api_keys TO waywell_user;
--> statement-breakpoint
GRANT SELECT, UPDATE (last_used_on) ON api_keys TO waywell_system;
--> statement-breakpoint
CREATE TRIGGER limit_rows AFTER INSERT ON api_keys REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION limit_rows(10);
--> statement-breakpoint
-- Whose key this is, or nothing; the day of its last use is noted once a day.
CREATE FUNCTION api.find_api_key(wanted_hash text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  key public.api_keys;
BEGIN
  PERFORM set_config('app.scope', 'system', true), set_config('role', 'waywell_system', true);
  SELECT k.* INTO key FROM public.api_keys k WHERE k.key_hash = wanted_hash;
  IF NOT FOUND THEN RETURN ''; END IF;
  IF key.last_used_on IS DISTINCT FROM current_date THEN
    UPDATE public.api_keys k SET last_used_on = current_date WHERE k.user_id = key.user_id AND k.id = key.id;
  END IF;
  RETURN json_build_object('userId', key.user_id, 'keyId', key.id)::text;
END $$;
--> statement-breakpoint
-- Keys end with the password they were made under: whoever sets a new one because somebody else was in the account, or takes over an
-- account that a stranger had made with their address, is rid of the stranger's keys.
CREATE FUNCTION auth.delete_api_keys() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM set_config('app.user_id', OLD.user_id::text, true);
  DELETE FROM public.api_keys WHERE user_id = OLD.user_id;
  PERFORM set_config('app.user_id', '', true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER delete_api_keys_with_changed AFTER UPDATE OF password ON auth.accounts
  FOR EACH ROW WHEN (OLD.password IS DISTINCT FROM NEW.password) EXECUTE FUNCTION auth.delete_api_keys();
--> statement-breakpoint
CREATE TRIGGER delete_api_keys_with_deleted AFTER DELETE ON auth.accounts
  FOR EACH ROW WHEN (OLD.password IS NOT NULL) EXECUTE FUNCTION auth.delete_api_keys();
