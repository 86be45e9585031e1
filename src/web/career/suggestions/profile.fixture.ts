import type { Profile } from '#shared/account/profile.ts'
import { NEWCOMER } from '#web/account/profile.fixture.ts'

/** A profile as the server sends it, with what a test is about changed. */
export function aProfile(change: Partial<Profile> = {}): Profile {
  return {
    ...NEWCOMER,
    job_title: 'Medical Assistant',
    industry: 'Healthcare',
    years_experience: '6-10 years',
    location: 'Columbus, OH',
    skills: ['Communication'],
    interests: 'Caring for people',
    work_style: 'collaborative',
    communication_style: 'direct',
    career_goals: 'Predictable hours',
    onboarding_completed: true,
    ...change,
  }
}
