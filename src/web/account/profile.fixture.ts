import type { Profile } from '#shared/account/profile.ts'

/** Somebody who has just signed up and answered nothing yet. */
export const NEWCOMER: Profile = {
  full_name: 'Maya',
  job_title: null,
  industry: null,
  years_experience: null,
  location: null,
  skills: [],
  interests: null,
  work_style: null,
  communication_style: null,
  career_goals: null,
  daily_check_ins: true,
  connect_wearables: false,
  voice_analysis: false,
  onboarding_completed: false,
  time_zone: 'Europe/Berlin',
  trial_started_at: '2026-10-26T12:00:00Z',
  trial_expires_at: '2026-11-09T12:00:00Z',
  created_at: '2026-10-26T12:00:00Z',
}
