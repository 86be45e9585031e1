-- One account must not fill the disk. How often a minute somebody may write is limited elsewhere; how much stays is limited here.
CREATE FUNCTION limit_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE is_over boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM (SELECT DISTINCT user_id FROM added) a
    WHERE EXISTS (SELECT FROM public.%I t WHERE t.user_id = a.user_id OFFSET %s))', TG_TABLE_NAME, TG_ARGV[0]) INTO is_over;
  IF is_over THEN RAISE program_limit_exceeded USING MESSAGE = format('more than %s rows of one person in %s', TG_ARGV[0], TG_TABLE_NAME); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Ten years of five a day.
CREATE TRIGGER limit_rows AFTER INSERT ON check_ins REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION limit_rows(20000);
--> statement-breakpoint
-- Nearly three years of one a day, each with up to 50 messages.
CREATE TRIGGER limit_rows AFTER INSERT ON conversations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION limit_rows(1000);
--> statement-breakpoint
-- Nobody can look at what they said about answers and delete some of it: here the oldest goes.
CREATE FUNCTION keep_newest_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('DELETE FROM public.%1$I t USING (SELECT DISTINCT user_id FROM added) a
    WHERE t.user_id = a.user_id AND t.id < (SELECT k.id FROM public.%1$I k WHERE k.user_id = a.user_id ORDER BY k.id DESC OFFSET %2$s - 1 LIMIT 1)',
    TG_TABLE_NAME, TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_newest_rows AFTER INSERT ON chat_feedback REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_newest_rows(500);
