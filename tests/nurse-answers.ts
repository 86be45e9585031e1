import { SWITCH_NAMES } from '#shared/account/consent.ts'
import { onboardingForm } from '#shared/account/onboarding.ts'
import { PROFILE_FIELDS } from '#shared/account/profile-fields.ts'

/** Answers to the onboarding of ordinary length, with every switch on. */
export const NURSE_ANSWERS = onboardingForm.parse({
  full_name: 'Robin Example',
  job_title: 'Nurse',
  industry: PROFILE_FIELDS.industry.options[0],
  years_experience: PROFILE_FIELDS.years_experience.options[0],
  location: 'Lisbon, Portugal',
  skills: PROFILE_FIELDS.skills.options.slice(0, 2),
  interests: 'Caring for people and teaching others how.',
  work_style: PROFILE_FIELDS.work_style.options[0],
  communication_style: PROFILE_FIELDS.communication_style.options[0],
  career_goals: 'Lead a small ward within three years.',
  ...Object.fromEntries(SWITCH_NAMES.map(name => [name, true])),
  consent_given: true,
})
