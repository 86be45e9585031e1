import * as z from 'zod/mini'
import { onboardingForm } from './onboarding.ts'
import { INDUSTRIES } from './profile-options.ts'

const time = z.iso.datetime({ offset: true })

/** One per person; null until the person has said it. */
export const profile = z.object({
  full_name: z.nullable(z.string()),
  job_title: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  years_experience: z.nullable(z.string()),
  location: z.nullable(z.string()),
  skills: z.array(z.string()),
  interests: z.nullable(z.string()),
  work_style: z.nullable(z.string()),
  communication_style: z.nullable(z.string()),
  career_goals: z.nullable(z.string()),
  daily_check_ins: z.boolean(),
  connect_wearables: z.boolean(),
  voice_analysis: z.boolean(),
  onboarding_completed: z.boolean(),
  trial_started_at: time,
  trial_expires_at: time,
  created_at: time,
})

/** What people change in the settings; both sides check by these rules. */
export const profileFields = z.object({
  full_name: onboardingForm.shape.fullName,
  job_title: z.string().check(z.trim(), z.maxLength(200)),
  industry: z
    .string()
    .check(z.refine(industry => ['', ...INDUSTRIES].includes(industry), 'Please select an industry')),
  daily_check_ins: z.boolean(),
  connect_wearables: z.boolean(),
  voice_analysis: z.boolean(),
})

export const profileChange = z.partial(profileFields)

export type Profile = z.infer<typeof profile>
export type ProfileChange = z.infer<typeof profileChange>

/** First letters of the name, at most two, or "U". */
export function initials(fullName: string | null): string {
  const words = (fullName ?? '').trim().split(/\s+/).filter(Boolean)
  const letters = words.map(word => [...word][0]?.toUpperCase() ?? '').slice(0, 2)
  return letters.join('') || 'U'
}
