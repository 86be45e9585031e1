-- Their plans are made once for a connection, and the first call finds empty tables: reading them whole looks cheapest then and takes eighteen
-- milliseconds some thousand suggestions later, until the tables are analyzed.
ALTER FUNCTION api.save_suggestions(uuid, uuid, jsonb, jsonb, int, int) SET enable_seqscan = off;
--> statement-breakpoint
ALTER FUNCTION api.read_suggestion_choices(uuid, int) SET enable_seqscan = off;
