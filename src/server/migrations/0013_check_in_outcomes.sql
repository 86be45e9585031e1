-- A function of schema `api` that refuses raises SQLSTATE WW000 with the outcome as its message: the exception gives back
-- whatever the transaction wrote. What an outcome means to the caller is decided in TypeScript.

-- Claims an idempotency key for an answer; null when it is now the caller's, else the answer kept under it. Only the unique
-- index inside the saving transaction can decide between two servers that hold the same key at once.
CREATE FUNCTION api.claim_key(uid uuid, idem_key text, idem_hash text, answer text)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE kept record;
BEGIN
  IF idem_key IS NULL THEN RETURN NULL; END IF;
  INSERT INTO public.idempotency_keys (user_id, key, request_hash, response)
    VALUES (uid, idem_key, idem_hash, answer) ON CONFLICT DO NOTHING;
  IF FOUND THEN RETURN NULL; END IF;
  SELECT k.request_hash, k.response INTO kept FROM public.idempotency_keys k WHERE k.user_id = uid AND k.key = idem_key;
  IF kept.request_hash <> idem_hash THEN RAISE EXCEPTION USING ERRCODE = 'WW000', MESSAGE = 'idempotency_conflict'; END IF;
  RETURN kept.response;
END $$;
--> statement-breakpoint
DROP FUNCTION api.save_check_in(uuid, uuid, int, int, text, text, text, text, int, int);
--> statement-breakpoint
-- One round trip: identity, key, consent, limit and row commit together. Rules arrive as arguments (save-check-in.ts).
CREATE FUNCTION api.save_check_in(uid uuid, check_in_id uuid, mood int, energy int, notes text, idem_key text, idem_hash text,
  required_consent text, limit_key text, allowed int, window_seconds int)
RETURNS text LANGUAGE plpgsql AS $$
#variable_conflict use_variable
DECLARE
  answer text;
  kept text;
  wait int;
BEGIN
  PERFORM set_config('app.user_id', uid::text, true), set_config('role', 'waywell_user', true);
  answer := json_build_object('id', check_in_id, 'mood', mood, 'energy', energy, 'notes', notes, 'created_at', now())::text;
  kept := api.claim_key(uid, idem_key, idem_hash, answer);
  IF kept IS NOT NULL THEN RETURN kept; END IF;
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
DECLARE answer text;
BEGIN
  PERFORM set_config('app.user_id', uid::text, true), set_config('role', 'waywell_user', true);
  SELECT coalesce(json_agg(t), '[]')::text INTO answer FROM (
    SELECT c.id, c.mood, c.energy, c.notes, c.created_at FROM public.check_ins c
    WHERE c.user_id = uid AND c.id < before ORDER BY c.id DESC LIMIT how_many) t;
  RETURN answer;
END $$;
