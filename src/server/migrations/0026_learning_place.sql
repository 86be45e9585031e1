-- Resources that came at one time stand in the order of the built file.
ALTER TABLE learning_resources ADD COLUMN place integer NOT NULL;
--> statement-breakpoint
-- The query builder names every column of a row; the time of these proves nothing, so that it may be named too.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['resumes', 'career_suggestion_runs', 'career_suggestions', 'hidden_suggestions', 'goal_corrections', 'skill_levels', 'user_learning'] LOOP
    EXECUTE format('GRANT INSERT (created_at) ON %I TO waywell_user', name);
  END LOOP;
END $$;
