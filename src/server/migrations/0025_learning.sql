-- learning_resources: the catalogue of knowledge/learning.tsv, the same for everybody. The server writes it when the file has changed.
CREATE TABLE learning_resources (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  description text NOT NULL,
  skill_tag text NOT NULL,
  tags text[] NOT NULL,
  url text NOT NULL UNIQUE,
  provider text NOT NULL,
  kind text NOT NULL,
  -- Left the catalogue; kept for those who saved it.
  retired_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX learning_resources_newest ON learning_resources (created_at DESC, id);
--> statement-breakpoint
ALTER TABLE learning_resources ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE learning_resources FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY learning_resources_read ON learning_resources FOR SELECT TO waywell_user USING ((SELECT app_user_id()) IS NOT NULL);
--> statement-breakpoint
CREATE POLICY learning_resources_system ON learning_resources TO waywell_system
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
GRANT SELECT ON learning_resources TO waywell_user;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON learning_resources TO waywell_system;
--> statement-breakpoint

-- catalogs: which version of a built file is in the database
CREATE TABLE catalogs (name text PRIMARY KEY, hash text NOT NULL, loaded_at timestamptz NOT NULL DEFAULT now());
--> statement-breakpoint
ALTER TABLE catalogs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE catalogs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY catalogs_system ON catalogs USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON catalogs TO waywell_system;
--> statement-breakpoint

CREATE TABLE user_learning (
  user_id uuid NOT NULL REFERENCES auth.users(id) ON DELETE CASCADE,
  resource_id uuid NOT NULL REFERENCES learning_resources(id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, resource_id)
);
--> statement-breakpoint
CREATE INDEX user_learning_resource ON user_learning (resource_id);
--> statement-breakpoint
ALTER TABLE user_learning ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE user_learning FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY user_learning_owner ON user_learning
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
--> statement-breakpoint
GRANT SELECT, DELETE ON user_learning TO waywell_user;
--> statement-breakpoint
GRANT INSERT (user_id, resource_id) ON user_learning TO waywell_user;
