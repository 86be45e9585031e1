-- Whether somebody holds a license, said by hand on the skill gap screen
CREATE TABLE license_answers (
  user_id uuid NOT NULL REFERENCES auth.users(id) ON DELETE CASCADE,
  license text NOT NULL CHECK (char_length(license) BETWEEN 1 AND 200),
  held boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, license)
);
--> statement-breakpoint
ALTER TABLE license_answers ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE license_answers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY license_answers_owner ON license_answers
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
--> statement-breakpoint
GRANT SELECT, DELETE, INSERT (user_id, license, held, created_at), UPDATE (held) ON license_answers TO waywell_user;
