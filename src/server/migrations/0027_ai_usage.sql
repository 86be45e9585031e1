-- ai_usage: tokens and cost of a person's requests to the language model, by month and feature. The month is the one their limits run in.
CREATE TABLE ai_usage (
  user_id uuid NOT NULL REFERENCES auth.users(id) ON DELETE CASCADE,
  month date NOT NULL,
  feature text NOT NULL,
  calls integer NOT NULL,
  input_tokens bigint NOT NULL,
  output_tokens bigint NOT NULL,
  cost_micros bigint NOT NULL,
  PRIMARY KEY (user_id, month, feature),
  CONSTRAINT ai_usage_amounts CHECK (calls >= 0 AND input_tokens >= 0 AND output_tokens >= 0 AND cost_micros >= 0)
);
--> statement-breakpoint
ALTER TABLE ai_usage ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE ai_usage FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- A person reads their own (and exports it); only the function below writes.
CREATE POLICY ai_usage_owner ON ai_usage
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
--> statement-breakpoint
GRANT SELECT ON ai_usage TO waywell_user;
--> statement-breakpoint

CREATE FUNCTION api.add_ai_usage(uid uuid, feature_name text, tokens_in bigint, tokens_out bigint, micros bigint, at timestamptz)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE running record;
BEGIN
  PERFORM api.bill_as(uid);
  SELECT * INTO running FROM api.usage_month(uid, coalesce(at, clock_timestamp()));
  INSERT INTO ai_usage AS u (user_id, month, feature, calls, input_tokens, output_tokens, cost_micros)
    VALUES (uid, running.month, feature_name, 1, tokens_in, tokens_out, micros)
    ON CONFLICT (user_id, month, feature) DO UPDATE SET
      calls = u.calls + 1, input_tokens = u.input_tokens + tokens_in,
      output_tokens = u.output_tokens + tokens_out, cost_micros = u.cost_micros + micros;
  RETURN '{"outcome":"added"}';
END $$;
