-- Opens a session in one visit. A sign-in names the password hash it has checked: when the account was taken over while the
-- hash was computed, nothing opens. Someone with a second factor gets no session yet, only the answer that it is asked for.
CREATE FUNCTION auth.open_session(
  owner uuid, new_id uuid, new_token text, agent text, lifetime_seconds int, checked_password text)
RETURNS TABLE (two_factor boolean, email text, name text, image text) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  person auth.users;
BEGIN
  SELECT u.* INTO person FROM auth.users u WHERE u.id = owner FOR SHARE;
  IF NOT FOUND THEN RETURN; END IF;
  IF checked_password IS NOT NULL AND NOT EXISTS (SELECT FROM auth.accounts a
    WHERE a.user_id = owner AND a.provider_id = 'credential' AND a.password = checked_password) THEN RETURN; END IF;
  IF NOT person.two_factor_enabled THEN
    INSERT INTO auth.sessions (id, user_id, token, user_agent, expires_at)
      VALUES (new_id, owner, new_token, agent, now() + make_interval(secs => lifetime_seconds));
  END IF;
  RETURN QUERY SELECT person.two_factor_enabled, person.email, person.name, person.image;
END $$;
