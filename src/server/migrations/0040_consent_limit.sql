-- Every change of a consent is kept, to show what held when, so the oldest cannot go. How often consent can be given is limited instead;
-- it can be taken back without end, and taking back what is not given adds no row (queries.ts). Nearly three years of one change a day.
CREATE FUNCTION limit_consents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added a WHERE a.granted AND EXISTS (SELECT FROM public.consents c WHERE c.user_id = a.user_id OFFSET 1000)) THEN
    RAISE program_limit_exceeded USING MESSAGE = 'more than 1000 changes of consent of one person';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER limit_consents AFTER INSERT ON consents REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION limit_consents();
