-- Links that people add themselves stand beside the catalog, so that saving, progress, time and plans know one kind of resource.
ALTER TABLE learning_resources
  ADD COLUMN user_id uuid REFERENCES auth.users(id) ON DELETE CASCADE,
  ADD COLUMN length_minutes integer CHECK (length_minutes BETWEEN 1 AND 60000),
  ADD COLUMN cost text CHECK (cost IN ('free', 'paid')),
  -- A script in a link would run when it is opened.
  ADD CONSTRAINT learning_resources_own CHECK (user_id IS NULL OR (
    url ~* '^https?://' AND char_length(url) <= 2000 AND char_length(title) BETWEEN 1 AND 200 AND char_length(skill_tag) BETWEEN 1 AND 100
  )),
  DROP CONSTRAINT learning_resources_url_key;
--> statement-breakpoint
CREATE UNIQUE INDEX learning_resources_catalog_url ON learning_resources (url) WHERE user_id IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX learning_resources_own_url ON learning_resources (user_id, url) WHERE user_id IS NOT NULL;
--> statement-breakpoint
DROP POLICY learning_resources_read ON learning_resources;
--> statement-breakpoint
CREATE POLICY learning_resources_read ON learning_resources FOR SELECT TO waywell_user
  USING ((SELECT app_user_id()) IS NOT NULL AND (user_id IS NULL OR user_id = (SELECT app_user_id())));
--> statement-breakpoint
CREATE POLICY learning_resources_insert ON learning_resources FOR INSERT TO waywell_user WITH CHECK (user_id = (SELECT app_user_id()));
--> statement-breakpoint
CREATE POLICY learning_resources_update ON learning_resources FOR UPDATE TO waywell_user
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
--> statement-breakpoint
CREATE POLICY learning_resources_delete ON learning_resources FOR DELETE TO waywell_user USING (user_id = (SELECT app_user_id()));
--> statement-breakpoint
GRANT DELETE ON learning_resources TO waywell_user;
--> statement-breakpoint
GRANT INSERT (id, user_id, title, description, skill_tag, tags, url, provider, kind, place, length_minutes, cost, retired_at, created_at),
  UPDATE (title, description, skill_tag, tags, url, provider, kind, length_minutes, cost) ON learning_resources TO waywell_user;
--> statement-breakpoint
CREATE TRIGGER limit_rows AFTER INSERT ON learning_resources REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION limit_rows(500);
--> statement-breakpoint

-- What somebody wishes to learn in a week; without a row there is no plan.
CREATE TABLE learning_plans (
  user_id uuid PRIMARY KEY REFERENCES auth.users(id) ON DELETE CASCADE,
  weekly_minutes smallint NOT NULL CHECK (weekly_minutes BETWEEN 10 AND 840),
  -- 0 is Monday.
  days smallint[] NOT NULL CHECK (cardinality(days) BETWEEN 1 AND 7 AND days <@ '{0,1,2,3,4,5,6}'::smallint[]),
  updated_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
ALTER TABLE learning_plans ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE learning_plans FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY learning_plans_owner ON learning_plans USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
--> statement-breakpoint
GRANT SELECT, DELETE ON learning_plans TO waywell_user;
--> statement-breakpoint
GRANT INSERT (user_id, weekly_minutes, days, updated_at), UPDATE (weekly_minutes, days, updated_at) ON learning_plans TO waywell_user;
