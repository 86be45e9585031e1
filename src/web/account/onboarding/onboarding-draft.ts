import * as z from 'zod/mini'
import { ONBOARDING_STEP_OF, ONBOARDING_STEPS, type OnboardingForm } from '#shared/account/onboarding.ts'
import type { Profile } from '#shared/account/profile.ts'

export const ONBOARDING_DRAFT = 'onboarding'

/** The form while it is being filled in: unanswered fields are missing. */
export type OnboardingDraft = Partial<OnboardingForm>

const DEFAULTS: OnboardingDraft = {
  skills: [],
  dailyCheckIns: true,
  connectWearables: false,
  voiceAnalysis: false,
}

const text = z.string()
const chosen = z.nullable(z.string())
const loadDraft = z.partial(
  z.object({
    fullName: text,
    jobTitle: text,
    industry: text,
    yearsExperience: text,
    location: text,
    skills: z.array(text),
    interests: text,
    workStyle: chosen,
    communicationStyle: chosen,
    careerGoals: text,
    dailyCheckIns: z.boolean(),
    connectWearables: z.boolean(),
    voiceAnalysis: z.boolean(),
    consentGiven: z.boolean(),
  }),
)

/** The draft saved before a reload, else the answers in the profile. */
export function initialDraft(
  stored: unknown,
  profile: Profile | undefined,
  fullName: string,
): OnboardingDraft {
  const draft = loadDraft.safeParse(stored)
  return {
    ...DEFAULTS,
    fullName,
    ...(profile?.onboarding_completed && draftFromProfile(profile)),
    ...(draft.success && draftFromStorage(draft.data)),
  }
}

/** Empty boxes and choices are stored as null or false; here they are unanswered again. */
function draftFromStorage(stored: z.infer<typeof loadDraft>): OnboardingDraft {
  return {
    ...stored,
    workStyle: stored.workStyle ?? undefined,
    communicationStyle: stored.communicationStyle ?? undefined,
    consentGiven: stored.consentGiven || undefined,
  }
}

function draftFromProfile(profile: Profile): OnboardingDraft {
  return {
    fullName: profile.full_name ?? undefined,
    jobTitle: profile.job_title ?? undefined,
    industry: profile.industry ?? undefined,
    yearsExperience: profile.years_experience ?? undefined,
    location: profile.location ?? undefined,
    skills: profile.skills,
    interests: profile.interests ?? undefined,
    workStyle: profile.work_style ?? undefined,
    communicationStyle: profile.communication_style ?? undefined,
    careerGoals: profile.career_goals ?? undefined,
    dailyCheckIns: profile.daily_check_ins,
    connectWearables: profile.connect_wearables,
    voiceAnalysis: profile.voice_analysis,
  }
}

/** The step an address names; anything else is the first. */
export function stepFromQuery(asked: string | null): number {
  const step = Number(asked)
  return Number.isInteger(step) && step >= 1 && step <= ONBOARDING_STEPS ? step : 1
}

/** The fault to go to after a failed submit: the first in the order in which one is asked. */
export function firstInvalidField(errors: object): { field: keyof OnboardingForm; step: number } | undefined {
  for (const field of FIELDS) if (field in errors) return { field, step: ONBOARDING_STEP_OF[field] }
  return undefined
}

const FIELDS: readonly (keyof OnboardingForm)[] = [
  'fullName',
  'jobTitle',
  'industry',
  'yearsExperience',
  'location',
  'skills',
  'interests',
  'workStyle',
  'communicationStyle',
  'careerGoals',
  'consentGiven',
]
