-- Someone has shown for the first time that the address of an account is theirs. Whatever was set up before may be a
-- stranger's: every way in, session, second factor, link and code goes. Answers the ids of the sessions that ended.
CREATE FUNCTION auth.prove_address(owner uuid, new_password text) RETURNS SETOF uuid LANGUAGE plpgsql AS $$
BEGIN
  -- Locked first: a session that is just being opened for the old password must come before this, and go too.
  UPDATE auth.users SET email_verified = true, two_factor_enabled = false, updated_at = now() WHERE id = owner;
  IF NOT FOUND THEN RETURN; END IF;
  DELETE FROM auth.accounts WHERE user_id = owner;
  DELETE FROM auth.two_factors WHERE user_id = owner;
  DELETE FROM auth.verifications WHERE strpos(id, owner::text) > 0 OR strpos(value, owner::text) > 0;
  IF new_password IS NOT NULL THEN
    INSERT INTO auth.accounts (id, user_id, account_id, provider_id, password)
      VALUES (gen_random_uuid(), owner, owner::text, 'credential', new_password);
  END IF;
  RETURN QUERY DELETE FROM auth.sessions WHERE user_id = owner RETURNING id;
END $$;
--> statement-breakpoint
-- Until now Google could be linked to an account whose address was never proven, by whoever made it.
SELECT set_config('app.scope', 'auth', true);
--> statement-breakpoint
DELETE FROM auth.accounts a USING auth.users u
  WHERE u.id = a.user_id AND a.provider_id <> 'credential' AND NOT u.email_verified;
--> statement-breakpoint
SELECT set_config('app.scope', '', true);
