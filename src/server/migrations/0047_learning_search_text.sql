-- What a search of resources looks through, in small letters: comparing three columns whatever the case took ten times as long. A word that is
-- searched for holds no white space, so that none is found across two of the parts.
CREATE FUNCTION learning_search_text(title text, description text, tags text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(title || E'\n' || description || E'\n' || array_to_string(tags, E'\n'))
$$;
--> statement-breakpoint
ALTER TABLE learning_resources
  ADD COLUMN search_text text GENERATED ALWAYS AS (learning_search_text(title, description, tags)) STORED NOT NULL;
