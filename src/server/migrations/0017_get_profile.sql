-- A person's profile, asked for by every page: one call, the identity set first, the answer as JSON text; null where none is.
CREATE FUNCTION api.get_profile(uid uuid) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.user_id', uid::text, true), set_config('role', 'waywell_user', true);
  RETURN (SELECT row_to_json(t) FROM (
    SELECT p.full_name, p.job_title, p.industry, p.years_experience, p.location, p.skills, p.interests, p.work_style,
      p.communication_style, p.career_goals, p.daily_check_ins, p.connect_wearables, p.voice_analysis,
      p.onboarding_completed, p.trial_started_at, p.trial_expires_at, p.created_at
    FROM public.profiles p WHERE p.user_id = uid) t);
END $$;
