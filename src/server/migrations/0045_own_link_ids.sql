-- The ids of the catalog are of version 8 and follow from the address: somebody's link with such an id would stand in the way
-- of a later entry. Links that have one already get another id, and what points to them follows.
WITH taken AS MATERIALIZED (
  SELECT id, gen_random_uuid() AS other FROM learning_resources WHERE user_id IS NOT NULL AND substr(id::text, 15, 1) = '8'
), saved AS (
  UPDATE user_learning SET resource_id = other FROM taken WHERE resource_id = taken.id
), progress AS (
  UPDATE learning_progress SET resource_id = other FROM taken WHERE resource_id = taken.id
), logged AS (
  UPDATE learning_time SET resource_id = other FROM taken WHERE resource_id = taken.id
)
UPDATE learning_resources SET id = other FROM taken WHERE learning_resources.id = taken.id;
--> statement-breakpoint
ALTER TABLE learning_resources
  ADD CONSTRAINT learning_resources_own_id CHECK (user_id IS NULL OR substr(id::text, 15, 1) <> '8');
