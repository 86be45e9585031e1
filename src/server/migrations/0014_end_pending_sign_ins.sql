-- A browser that has been in shows a cookie signed with this key; a new key makes every browser a stranger.
ALTER TABLE "auth"."users" ADD COLUMN "device_key" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
-- Everything begun for an account and not finished: links and codes in mails (named by id), second-factor challenges (the
-- account is their value) and Google links on their way (the account is in their state).
CREATE FUNCTION auth.end_pending(owner uuid) RETURNS void LANGUAGE sql AS $$
  DELETE FROM auth.verifications WHERE id LIKE '%:' || owner OR value = owner::text
    OR (value LIKE '{%' AND strpos(value, '"userId":"' || owner || '"') > 0)
$$;
--> statement-breakpoint
-- Sets a password and ends what was begun or opened with the one before, but for one session. Answers the ids of the
-- sessions that ended.
CREATE FUNCTION auth.change_password(owner uuid, new_password text, kept_session uuid) RETURNS SETOF uuid LANGUAGE plpgsql AS $$
BEGIN
  -- Locked first: a session that is just being opened for the old password must come before this, and go too.
  UPDATE auth.users SET device_key = gen_random_uuid(), updated_at = now() WHERE id = owner;
  IF NOT FOUND THEN RETURN; END IF;
  UPDATE auth.accounts SET password = new_password, updated_at = now()
    WHERE user_id = owner AND provider_id = 'credential';
  IF NOT FOUND THEN
    INSERT INTO auth.accounts (id, user_id, account_id, provider_id, password)
      VALUES (gen_random_uuid(), owner, owner::text, 'credential', new_password);
  END IF;
  PERFORM auth.end_pending(owner);
  RETURN QUERY DELETE FROM auth.sessions WHERE user_id = owner AND id IS DISTINCT FROM kept_session RETURNING id;
END $$;
--> statement-breakpoint
-- Someone has shown for the first time that the address of an account is theirs. Whatever was set up before may be a
-- stranger's: every sign-in method, session, known browser, second factor, link and code goes. Answers the ids of the
-- sessions that ended.
CREATE OR REPLACE FUNCTION auth.prove_address(owner uuid, new_password text) RETURNS SETOF uuid LANGUAGE plpgsql AS $$
BEGIN
  -- Locked first: a session that is just being opened for the old password must come before this, and go too.
  UPDATE auth.users SET email_verified = true, two_factor_enabled = false, device_key = gen_random_uuid(),
    updated_at = now() WHERE id = owner;
  IF NOT FOUND THEN RETURN; END IF;
  DELETE FROM auth.accounts WHERE user_id = owner;
  DELETE FROM auth.two_factors WHERE user_id = owner;
  PERFORM auth.end_pending(owner);
  IF new_password IS NOT NULL THEN
    INSERT INTO auth.accounts (id, user_id, account_id, provider_id, password)
      VALUES (gen_random_uuid(), owner, owner::text, 'credential', new_password);
  END IF;
  RETURN QUERY DELETE FROM auth.sessions WHERE user_id = owner RETURNING id;
END $$;
