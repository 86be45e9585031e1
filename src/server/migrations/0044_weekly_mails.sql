-- Who wants a weekly summary by mail; who never chose has no row. The job finds by next_at whom to look at.
CREATE TABLE weekly_mails (
  user_id uuid PRIMARY KEY REFERENCES auth.users(id) ON DELETE CASCADE,
  is_on boolean NOT NULL,
  next_at timestamptz NOT NULL,
  last_day date
);
--> statement-breakpoint
CREATE INDEX weekly_mails_next ON weekly_mails (next_at) WHERE is_on;
--> statement-breakpoint
ALTER TABLE weekly_mails ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE weekly_mails FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY weekly_mails_owner ON weekly_mails
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
--> statement-breakpoint
CREATE POLICY weekly_mails_system ON weekly_mails TO waywell_system
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
GRANT SELECT, DELETE, INSERT (user_id, is_on, next_at, last_day), UPDATE (is_on, next_at) ON weekly_mails TO waywell_user;
--> statement-breakpoint
GRANT SELECT, UPDATE (is_on, next_at, last_day) ON weekly_mails TO waywell_system;
--> statement-breakpoint
-- Monday morning is another moment in another time zone, for this mail as for reminders.
CREATE OR REPLACE FUNCTION recheck_reminder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.check_in_reminders SET next_at = date_trunc('second', now()) WHERE user_id = NEW.user_id;
  UPDATE public.weekly_mails SET next_at = date_trunc('second', now()) WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
