-- As before, without a look for a check-in that nobody has: the first page is asked for by the greatest of all ids, and begins with the newest.
CREATE OR REPLACE FUNCTION api.list_check_ins(uid uuid, how_many int, before uuid, until timestamptz)
RETURNS text LANGUAGE plpgsql AS $$
#variable_conflict use_variable
DECLARE
  setting text;
  pivot timestamptz := until;
  answer text;
BEGIN
  setting := set_config('app.user_id', uid::text, true);
  setting := set_config('role', 'waywell_user', true);
  IF pivot IS NULL AND before = 'ffffffff-ffff-ffff-ffff-ffffffffffff' THEN
    pivot := 'infinity';
  ELSIF pivot IS NULL THEN
    SELECT c.noted_at INTO pivot FROM public.check_ins c WHERE c.user_id = uid AND c.id = before;
    IF NOT FOUND THEN
      pivot := to_timestamp(('x0000' || substr(replace(before::text, '-', ''), 1, 12))::bit(64)::bigint / 1000.0);
    END IF;
  END IF;
  SELECT coalesce(json_agg(t.entry), '[]')::text INTO answer FROM (
    SELECT api.check_in_json(c) AS entry FROM public.check_ins c
    WHERE c.user_id = uid AND (c.noted_at, c.id) < (pivot, before) ORDER BY c.noted_at DESC, c.id DESC LIMIT how_many) t;
  RETURN answer;
END $$;
--> statement-breakpoint
-- The same limit as limit_rows, planned once for a connection and not with every check-in that is saved. A plan made on an empty table must not
-- read it whole later.
CREATE FUNCTION limit_check_ins() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  IF EXISTS (SELECT FROM (SELECT DISTINCT added.user_id FROM added) a
      WHERE EXISTS (SELECT FROM public.check_ins c WHERE c.user_id = a.user_id OFFSET TG_ARGV[0]::int)) THEN
    RAISE program_limit_exceeded USING MESSAGE = format('more than %s rows of one person in check_ins', TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER limit_rows ON check_ins;
--> statement-breakpoint
-- Ten years of five a day.
CREATE TRIGGER limit_rows AFTER INSERT ON check_ins REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION limit_check_ins(20000);
