-- subscriptions: one row a person; the provider's facts as of the newest read, never a verdict (that is subscriptionState's)
ALTER TABLE subscriptions
  ADD COLUMN provider text NOT NULL DEFAULT 'stripe',
  ADD COLUMN livemode boolean NOT NULL DEFAULT false,
  ADD COLUMN subscription_id text UNIQUE,
  ADD COLUMN status text,
  ADD COLUMN billing_interval text,
  ADD COLUMN current_period_end timestamptz,
  ADD COLUMN cancel_at timestamptz,
  ADD COLUMN ended_at timestamptz,
  ADD COLUMN past_due_since timestamptz,
  ADD COLUMN refunded_at timestamptz,
  ADD COLUMN disputed_at timestamptz,
  ADD COLUMN noted_state text NOT NULL DEFAULT 'none',
  ADD COLUMN checkout_claim uuid,
  ADD COLUMN checkout_claimed_until timestamptz,
  ADD COLUMN checkout_id text,
  ADD COLUMN checkout_url text,
  ADD COLUMN checkout_interval text,
  ADD COLUMN checkout_expires_at timestamptz,
  ADD COLUMN sync_version bigint NOT NULL DEFAULT 0,
  ADD COLUMN synced_at timestamptz,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD CONSTRAINT subscriptions_provider CHECK (provider IN ('stripe', 'sandbox')),
  ADD CONSTRAINT subscriptions_interval CHECK (billing_interval IN ('month', 'year')),
  ADD CONSTRAINT subscriptions_checkout_interval CHECK (checkout_interval IN ('month', 'year'));
--> statement-breakpoint
CREATE POLICY subscriptions_system ON subscriptions TO waywell_system
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON subscriptions TO waywell_system;
--> statement-breakpoint
CREATE INDEX subscriptions_synced ON subscriptions (synced_at NULLS FIRST);
--> statement-breakpoint
CREATE SEQUENCE subscription_sync;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE subscription_sync TO waywell_system;
--> statement-breakpoint

-- payment_events: an inbox. Only what is needed to know whom to read again; the payload is not kept.
CREATE TABLE payment_events (
  id text PRIMARY KEY,
  provider text NOT NULL,
  type text NOT NULL,
  object_id text NOT NULL,
  customer_id text,
  happened_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  applied_at timestamptz,
  outcome text
);
--> statement-breakpoint
CREATE INDEX payment_events_due ON payment_events (due_at) WHERE applied_at IS NULL;
--> statement-breakpoint
CREATE INDEX payment_events_customer ON payment_events (customer_id);
--> statement-breakpoint
ALTER TABLE payment_events ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payment_events FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY payment_events_system ON payment_events
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON payment_events TO waywell_system;
--> statement-breakpoint

-- plan_grants: what an operator gave by hand
CREATE TABLE plan_grants (
  user_id uuid PRIMARY KEY REFERENCES auth.users(id) ON DELETE CASCADE,
  tier text NOT NULL CHECK (tier IN ('enterprise')),
  until timestamptz,
  granted_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
-- entitlement_audit: who gave or took what, and when; added to, never changed
CREATE TABLE entitlement_audit (
  user_id uuid NOT NULL REFERENCES auth.users(id) ON DELETE CASCADE,
  id uuid NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  before jsonb,
  after jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
--> statement-breakpoint
-- billing_mails: which mail about a plan has gone, so that none goes twice
CREATE TABLE billing_mails (
  user_id uuid NOT NULL REFERENCES auth.users(id) ON DELETE CASCADE,
  kind text NOT NULL,
  about text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, kind, about)
);
--> statement-breakpoint
-- usage: the running month of a person, what was used in each, and what is being used right now
CREATE TABLE usage_periods (
  user_id uuid PRIMARY KEY REFERENCES auth.users(id) ON DELETE CASCADE,
  month date NOT NULL,
  ends_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE usage_counters (
  user_id uuid NOT NULL REFERENCES auth.users(id) ON DELETE CASCADE,
  feature text NOT NULL,
  month date NOT NULL,
  used integer NOT NULL CHECK (used >= 0),
  PRIMARY KEY (user_id, feature, month)
);
--> statement-breakpoint
CREATE TABLE usage_reservations (
  user_id uuid NOT NULL REFERENCES auth.users(id) ON DELETE CASCADE,
  id uuid NOT NULL,
  feature text NOT NULL,
  month date NOT NULL,
  expires_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (user_id, id)
);
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['plan_grants', 'entitlement_audit', 'billing_mails', 'usage_periods', 'usage_counters', 'usage_reservations'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    -- A person reads their own (and exports it); nobody writes through this role.
    EXECUTE format('CREATE POLICY %I ON %I USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()))', name || '_owner', name);
    EXECUTE format('GRANT SELECT ON %I TO waywell_user', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['plan_grants', 'entitlement_audit', 'billing_mails'] LOOP
    EXECUTE format('CREATE POLICY %I ON %I TO waywell_system USING ((SELECT app_scope()) = ''system'') WITH CHECK ((SELECT app_scope()) = ''system'')', name || '_system', name);
    EXECUTE format('GRANT SELECT, INSERT ON %I TO waywell_system', name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT UPDATE, DELETE ON plan_grants TO waywell_system;
--> statement-breakpoint
CREATE POLICY usage_reservations_read_old ON usage_reservations FOR SELECT TO waywell_system
  USING ((SELECT app_scope()) = 'system' AND expires_at < now() - interval '1 day');
--> statement-breakpoint
CREATE POLICY usage_reservations_delete_old ON usage_reservations FOR DELETE TO waywell_system
  USING ((SELECT app_scope()) = 'system' AND expires_at < now() - interval '1 day');
--> statement-breakpoint
GRANT SELECT, DELETE ON usage_reservations TO waywell_system;
--> statement-breakpoint

-- profiles: where the person lives in time, which mails they want, which banner they closed
ALTER TABLE profiles
  ADD COLUMN time_zone text,
  ADD COLUMN mail_trial_ending boolean NOT NULL DEFAULT true,
  ADD COLUMN mail_payments boolean NOT NULL DEFAULT true,
  ADD COLUMN banner_dismissed text,
  ADD COLUMN banner_dismissed_at timestamptz,
  -- An unknown name would make every later count of the person fail; here it fails once, when it is set (22023).
  ADD CONSTRAINT profiles_time_zone CHECK (timezone(time_zone, timestamptz '2000-01-01 00:00:00+00') IS NOT NULL OR time_zone IS NULL),
  ADD CONSTRAINT profiles_banner CHECK (banner_dismissed IN ('active', 'ending', 'expired'));
--> statement-breakpoint
GRANT UPDATE (time_zone, mail_trial_ending, mail_payments, banner_dismissed, banner_dismissed_at) ON profiles TO waywell_user;
--> statement-breakpoint
CREATE POLICY profiles_system ON profiles FOR SELECT TO waywell_system USING ((SELECT app_scope()) = 'system');
--> statement-breakpoint
GRANT SELECT (user_id, trial_expires_at, mail_trial_ending, mail_payments) ON profiles TO waywell_system;
--> statement-breakpoint
CREATE POLICY profiles_system_mails ON profiles FOR UPDATE TO waywell_system
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
GRANT UPDATE (mail_trial_ending, mail_payments) ON profiles TO waywell_system;
--> statement-breakpoint
CREATE INDEX profiles_trial_expires_at ON profiles (trial_expires_at);
--> statement-breakpoint

-- job_runs: which server began a scheduled job last, and when
CREATE TABLE job_runs (name text PRIMARY KEY, started_at timestamptz NOT NULL);
--> statement-breakpoint
ALTER TABLE job_runs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE job_runs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY job_runs_system ON job_runs USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON job_runs TO waywell_system;
--> statement-breakpoint

-- sandbox_objects: what the local stand-in for the payment provider remembers; empty wherever money moves
CREATE TABLE sandbox_objects (
  id text PRIMARY KEY,
  kind text NOT NULL,
  customer_id text,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
--> statement-breakpoint
CREATE INDEX sandbox_objects_customer ON sandbox_objects (customer_id, kind);
--> statement-breakpoint
ALTER TABLE sandbox_objects ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sandbox_objects FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY sandbox_objects_system ON sandbox_objects USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON sandbox_objects TO waywell_system;
--> statement-breakpoint
-- With the time zone.
CREATE OR REPLACE FUNCTION api.get_profile(uid uuid) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.user_id', uid::text, true), set_config('role', 'waywell_user', true);
  RETURN (SELECT row_to_json(t) FROM (
    SELECT p.full_name, p.job_title, p.industry, p.years_experience, p.location, p.skills, p.interests, p.work_style,
      p.communication_style, p.career_goals, p.daily_check_ins, p.connect_wearables, p.voice_analysis,
      p.onboarding_completed, p.time_zone, p.trial_started_at, p.trial_expires_at, p.created_at
    FROM public.profiles p WHERE p.user_id = uid) t);
END $$;
