-- resumes: the template chosen, and the texts that were saved over last
ALTER TABLE resumes
  ADD COLUMN template text,
  ADD COLUMN earlier_resume_text text,
  ADD COLUMN earlier_cover_letter_text text,
  ADD CONSTRAINT resumes_template CHECK (template IN ('plain', 'margin', 'compact')),
  ADD CONSTRAINT resumes_earlier_resume_text CHECK (char_length(earlier_resume_text) <= 100000),
  ADD CONSTRAINT resumes_earlier_cover_letter_text CHECK (char_length(earlier_cover_letter_text) <= 100000);
--> statement-breakpoint
GRANT INSERT (template, earlier_resume_text, earlier_cover_letter_text),
  UPDATE (template, earlier_resume_text, earlier_cover_letter_text) ON resumes TO waywell_user;
--> statement-breakpoint
-- What was read of an own résumé, where the person asked to keep it; the file itself never reaches the server
CREATE TABLE kept_resume_facts (
  user_id uuid PRIMARY KEY REFERENCES auth.users(id) ON DELETE CASCADE,
  facts jsonb NOT NULL CHECK (octet_length(facts::text) <= 2000000),
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
ALTER TABLE kept_resume_facts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE kept_resume_facts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY kept_resume_facts_owner ON kept_resume_facts
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
--> statement-breakpoint
GRANT SELECT, DELETE, INSERT (user_id, facts, created_at), UPDATE (facts, created_at) ON kept_resume_facts TO waywell_user;
