import type { Profile } from '#shared/account/profile.ts'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import { useProfile } from '#web/account/profile-query.ts'

/** The profile as it is saved now; the one carried along with a career may have been edited since. */
export function useCurrentProfile(carried: CareerProfile | undefined): CareerProfile | undefined {
  const { data } = useProfile()
  return data ? careerProfileOf(data) : carried
}

/** What the career tools are sent of a profile. */
export function careerProfileOf(profile: Profile): CareerProfile {
  return {
    full_name: profile.full_name,
    job_title: profile.job_title,
    industry: profile.industry,
    years_experience: profile.years_experience,
    location: profile.location,
    skills: profile.skills,
    interests: profile.interests,
    work_style: profile.work_style,
    communication_style: profile.communication_style,
    career_goals: profile.career_goals,
  }
}
