-- How far somebody is with a resource. It outlives the saving: saved again, the progress is there again.
CREATE TABLE learning_progress (
  user_id uuid NOT NULL REFERENCES auth.users(id) ON DELETE CASCADE,
  resource_id uuid NOT NULL REFERENCES learning_resources(id) ON DELETE CASCADE,
  progress smallint NOT NULL CHECK (progress BETWEEN 0 AND 100),
  notes text CHECK (char_length(notes) <= 2000),
  completed_at timestamptz CHECK ((completed_at IS NULL) = (progress < 100)),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, resource_id)
);
--> statement-breakpoint
CREATE INDEX learning_progress_resource ON learning_progress (resource_id);
--> statement-breakpoint
CREATE TABLE learning_time (
  user_id uuid NOT NULL REFERENCES auth.users(id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Time spent on nothing of the catalog has none.
  resource_id uuid REFERENCES learning_resources(id) ON DELETE SET NULL,
  -- The day where the person is.
  learned_on date NOT NULL,
  minutes smallint NOT NULL CHECK (minutes BETWEEN 1 AND 1440),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
--> statement-breakpoint
CREATE INDEX learning_time_day ON learning_time (user_id, learned_on DESC);
--> statement-breakpoint
CREATE INDEX learning_time_resource ON learning_time (resource_id);
--> statement-breakpoint
CREATE TABLE certificates (
  user_id uuid NOT NULL REFERENCES auth.users(id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
  issuer text NOT NULL CHECK (char_length(issuer) <= 200),
  issued_on date,
  url text CHECK (char_length(url) <= 2000),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['learning_progress', 'learning_time', 'certificates'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()))', name || '_owner', name);
    EXECUTE format('GRANT SELECT, DELETE ON %I TO waywell_user', name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT INSERT (user_id, resource_id, progress, notes, completed_at, updated_at), UPDATE (progress, notes, completed_at, updated_at) ON learning_progress TO waywell_user;
--> statement-breakpoint
GRANT INSERT (user_id, id, resource_id, learned_on, minutes, created_at), UPDATE (resource_id, learned_on, minutes) ON learning_time TO waywell_user;
--> statement-breakpoint
GRANT INSERT (user_id, id, name, issuer, issued_on, url, created_at), UPDATE (name, issuer, issued_on, url) ON certificates TO waywell_user;
