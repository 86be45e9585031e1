-- resumes: versions for a posting, and texts that may be changed after they were saved
ALTER TABLE resumes
  ADD COLUMN label text,
  ADD COLUMN posting_text text,
  ADD CONSTRAINT resumes_label CHECK (char_length(label) <= 200),
  ADD CONSTRAINT resumes_posting_text CHECK (char_length(posting_text) <= 50000);
--> statement-breakpoint
GRANT INSERT (label, posting_text) ON resumes TO waywell_user;
--> statement-breakpoint
GRANT UPDATE (role, objective, resume_text, cover_letter_text, label, posting_text) ON resumes TO waywell_user;
--> statement-breakpoint

-- Suggestions are made several at a time, in a run. What the engine found lies in `details` as it was then; readers check it and drop
-- what no longer fits.
CREATE TABLE career_suggestion_runs (
  user_id uuid NOT NULL REFERENCES auth.users(id) ON DELETE CASCADE,
  id uuid NOT NULL,
  details jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
--> statement-breakpoint
CREATE TABLE career_suggestions (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  run_id uuid NOT NULL,
  place smallint NOT NULL,
  role text NOT NULL CHECK (char_length(role) BETWEEN 1 AND 200),
  description text NOT NULL CHECK (char_length(description) <= 4000),
  salary_range text NOT NULL CHECK (char_length(salary_range) <= 200),
  key_skills text[] NOT NULL,
  match_score smallint CHECK (match_score BETWEEN 0 AND 100),
  details jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, run_id) REFERENCES career_suggestion_runs (user_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX career_suggestions_run ON career_suggestions (user_id, run_id);
--> statement-breakpoint
CREATE TABLE hidden_suggestions (
  user_id uuid NOT NULL REFERENCES auth.users(id) ON DELETE CASCADE,
  code text NOT NULL CHECK (code ~ '^\d\d-\d{4}\.\d\d$'),
  role text NOT NULL CHECK (char_length(role) BETWEEN 1 AND 200),
  reason text NOT NULL CHECK (reason IN ('role', 'field', 'pay', 'training', 'other')),
  note text CHECK (char_length(note) <= 500),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, code)
);
--> statement-breakpoint
CREATE TABLE goal_corrections (
  user_id uuid PRIMARY KEY REFERENCES auth.users(id) ON DELETE CASCADE,
  corrections jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE skill_levels (
  user_id uuid NOT NULL REFERENCES auth.users(id) ON DELETE CASCADE,
  skill text NOT NULL CHECK (char_length(skill) BETWEEN 1 AND 200),
  level smallint NOT NULL CHECK (level BETWEEN 0 AND 100),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, skill)
);
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['career_suggestion_runs', 'career_suggestions', 'hidden_suggestions', 'goal_corrections', 'skill_levels'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()))', name || '_owner', name);
    EXECUTE format('GRANT SELECT, DELETE ON %I TO waywell_user', name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT INSERT (user_id, id, details) ON career_suggestion_runs TO waywell_user;
--> statement-breakpoint
GRANT INSERT (user_id, id, run_id, place, role, description, salary_range, key_skills, match_score, details)
  ON career_suggestions TO waywell_user;
--> statement-breakpoint
GRANT INSERT (user_id, code, role, reason, note), UPDATE (reason, note) ON hidden_suggestions TO waywell_user;
--> statement-breakpoint
GRANT INSERT (user_id, corrections), UPDATE (corrections) ON goal_corrections TO waywell_user;
--> statement-breakpoint
GRANT INSERT (user_id, skill, level), UPDATE (level) ON skill_levels TO waywell_user;
