-- Who took back the consent to check-ins has none kept; who was never asked keeps what they write of their own accord.
CREATE OR REPLACE FUNCTION api.save_check_in(uid uuid, check_in_id uuid, mood int, energy int, notes text, idem_key text, idem_hash text)
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
  IF (SELECT NOT c.granted FROM public.consents c WHERE c.user_id = uid AND c.purpose = 'daily_check_ins' ORDER BY c.id DESC LIMIT 1) THEN
    RAISE EXCEPTION USING ERRCODE = 'WW403';
  END IF;
  IF (SELECT count(*) FROM public.check_ins c WHERE c.user_id = uid AND c.id >= api.id_since(60)) >= 60 THEN
    RAISE EXCEPTION USING ERRCODE = 'WW429';
  END IF;
  INSERT INTO public.check_ins (user_id, id, mood, energy, notes) VALUES (uid, check_in_id, mood, energy, notes);
  RETURN answer;
END $$;
