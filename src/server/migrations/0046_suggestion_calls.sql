-- What a person said of suggestions: roles hidden, newest first, and what was corrected in the reading of the goals. Whoever calls it has said
-- who asks.
CREATE FUNCTION api.suggestion_choices(uid uuid, hidden_max int) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT json_build_object(
    'corrections', (SELECT g.corrections FROM public.goal_corrections g WHERE g.user_id = uid),
    'hidden', (SELECT coalesce(json_agg(t), '[]') FROM (
      SELECT h.code, h.role, h.reason, h.note, h.created_at FROM public.hidden_suggestions h
      WHERE h.user_id = uid ORDER BY h.created_at DESC LIMIT hidden_max) t))
$$;
--> statement-breakpoint
CREATE FUNCTION api.read_suggestion_choices(uid uuid, hidden_max int) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.user_id', uid::text, true), set_config('role', 'waywell_user', true);
  RETURN api.suggestion_choices(uid, hidden_max)::text;
END $$;
--> statement-breakpoint
-- One round trip keeps a run with its suggestions, drops the runs that are no longer shown, and answers what a screen shows beside them: when it
-- was, what the run before suggested, and what the person said of suggestions.
CREATE FUNCTION api.save_suggestions(uid uuid, run uuid, run_details jsonb, made jsonb, runs_kept int, hidden_max int)
RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.user_id', uid::text, true), set_config('role', 'waywell_user', true);
  INSERT INTO public.career_suggestion_runs (user_id, id, details) VALUES (uid, run, run_details);
  INSERT INTO public.career_suggestions (user_id, id, run_id, place, role, description, salary_range, key_skills, match_score, details)
    SELECT uid, f.id, run, f.place, f.role, f.description, f.salary_range, f.key_skills, f.match_score, f.details
    FROM jsonb_to_recordset(made) AS f(id uuid, place smallint, role text, description text, salary_range text, key_skills text[],
      match_score smallint, details jsonb);
  DELETE FROM public.career_suggestion_runs r WHERE r.user_id = uid AND r.id NOT IN (
    SELECT n.id FROM public.career_suggestion_runs n WHERE n.user_id = uid ORDER BY n.id DESC LIMIT runs_kept);
  RETURN json_build_object(
    'created_at', now(),
    'previous', (SELECT coalesce(json_agg(json_build_object('code', s.details -> 'code', 'role', s.role, 'match_score', s.match_score)
        ORDER BY s.place), '[]')
      FROM public.career_suggestions s WHERE s.user_id = uid AND s.run_id = (
        SELECT r.id FROM public.career_suggestion_runs r WHERE r.user_id = uid AND r.id <> run ORDER BY r.id DESC LIMIT 1)),
    'choices', api.suggestion_choices(uid, hidden_max))::text;
END $$;
