-- The closest first: for each word two points where the title has it as a word of its own, one where the description or a tag has, none where it
-- is a part of another, so that "java" shows Java before JavaScript and "r" what is about R. What is equally close keeps the order of the catalog.
CREATE OR REPLACE FUNCTION api.search_catalog(uid uuid, corrected text[], typed text[], only_tag text, only_kind text, only_unsaved boolean,
  how_many int, skipped int)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  words text[];
  patterns text[];
  first_word text;
  has_more boolean;
  answer text;
BEGIN
  PERFORM set_config('app.user_id', uid::text, true), set_config('role', 'waywell_user', true);
  FOR attempt IN 1 .. 2 LOOP
    words := CASE attempt WHEN 1 THEN corrected ELSE typed END;
    CONTINUE WHEN words IS NULL;
    words := ARRAY(SELECT lower(w.word) FROM unnest(words) WITH ORDINALITY AS w(word, place) ORDER BY w.place);
    -- A sign that means something in a pattern is taken as itself; "c" is no word of its own in "c++" and "c#".
    patterns := ARRAY(SELECT '(?:^|[^[:alnum:]])' || regexp_replace(w.word, '([^[:alnum:]])', '\\\1', 'g') || '(?:$|[^[:alnum:]+#])'
      FROM unnest(words) AS w(word));
    -- Not asked of the array in every row.
    first_word := coalesce(words[1], '');
    has_more := cardinality(words) > 1;
    SELECT json_agg(t)::text INTO answer FROM (
      SELECT r.id, r.title, r.description, r.skill_tag, r.tags, r.url, r.provider, r.kind, r.length_minutes, r.cost, r.created_at,
        u.resource_id IS NOT NULL AS is_saved, false AS is_own
      FROM public.learning_resources r
        LEFT JOIN public.user_learning u ON u.resource_id = r.id AND u.user_id = uid
      WHERE r.user_id IS NULL AND (r.retired_at IS NULL OR u.resource_id IS NOT NULL)
        AND strpos(r.search_text, first_word) > 0
        AND (NOT has_more OR NOT EXISTS (SELECT FROM unnest(words) AS w(word) WHERE strpos(r.search_text, w.word) = 0))
        AND (only_tag IS NULL OR EXISTS (SELECT FROM unnest(r.tags) AS tag WHERE lower(tag) = lower(only_tag)))
        AND (only_kind IS NULL OR r.kind = only_kind)
        AND (NOT only_unsaved OR u.resource_id IS NULL)
      ORDER BY (SELECT sum(CASE WHEN r.search_text ~ p.pattern THEN 1 + (split_part(r.search_text, E'\n', 1) ~ p.pattern)::int ELSE 0 END)
        FROM unnest(patterns) AS p(pattern)) DESC, r.created_at DESC, r.place LIMIT how_many OFFSET skipped) t;
    EXIT WHEN answer IS NOT NULL;
  END LOOP;
  RETURN coalesce(answer, '[]');
END $$;
