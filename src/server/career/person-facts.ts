import type { CareerProfile } from '#shared/career/career-profile.ts'

/** The saved profile with what the caller says instead; a field the body leaves out keeps what is saved. */
export function mergeProfile(saved: CareerProfile, given: CareerProfile | undefined): CareerProfile {
  const said = Object.entries(given ?? {}).filter(([, value]) => value !== undefined && value !== null)
  const { full_name, job_title, industry, years_experience, location } = saved
  const { skills, interests, work_style, communication_style, career_goals } = saved
  return {
    full_name,
    job_title,
    industry,
    years_experience,
    location,
    skills,
    interests,
    work_style,
    communication_style,
    career_goals,
    ...Object.fromEntries(said),
  }
}

/** "2026-11": what "present" means in a résumé. */
export function monthOf(now: Date): string {
  return now.toISOString().slice(0, 7)
}
