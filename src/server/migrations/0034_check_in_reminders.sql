-- When somebody wants to be reminded to check in. The job finds by next_at whom to look at; Monday is day 1.
CREATE TABLE check_in_reminders (
  user_id uuid PRIMARY KEY REFERENCES auth.users(id) ON DELETE CASCADE,
  is_on boolean NOT NULL,
  days smallint[] NOT NULL CHECK (days <@ '{1,2,3,4,5,6,7}' AND cardinality(days) BETWEEN 1 AND 7),
  hour smallint NOT NULL CHECK (hour BETWEEN 0 AND 23),
  next_at timestamptz NOT NULL,
  last_day date
);
--> statement-breakpoint
CREATE INDEX check_in_reminders_next ON check_in_reminders (next_at) WHERE is_on;
--> statement-breakpoint
ALTER TABLE check_in_reminders ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE check_in_reminders FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY check_in_reminders_owner ON check_in_reminders
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
--> statement-breakpoint
CREATE POLICY check_in_reminders_system ON check_in_reminders TO waywell_system
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
GRANT SELECT, DELETE, INSERT (user_id, is_on, days, hour, next_at, last_day), UPDATE (is_on, days, hour, next_at) ON check_in_reminders TO waywell_user;
--> statement-breakpoint
GRANT SELECT, UPDATE (is_on, next_at, last_day) ON check_in_reminders TO waywell_system;
--> statement-breakpoint
-- The hour somebody chose is another moment in another time zone: the job looks again at once. It knows a row by this time, which
-- loses its microseconds on the way there.
CREATE FUNCTION recheck_reminder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.check_in_reminders SET next_at = date_trunc('second', now()) WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER recheck_reminder AFTER UPDATE OF time_zone ON profiles
  FOR EACH ROW WHEN (OLD.time_zone IS DISTINCT FROM NEW.time_zone) EXECUTE FUNCTION recheck_reminder();
