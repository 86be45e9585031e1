import * as z from 'zod/mini'
import {
  COMMUNICATION_STYLES,
  EXPERIENCE_LEVELS,
  INDUSTRIES,
  SKILL_OPTIONS,
  WORK_STYLES,
} from './profile-options.ts'

export const ONBOARDING_STEPS = 4
export const NAME_MIN = 2
export const INTERESTS_MIN = 10
export const GOALS_MIN = 20
export const LONG_TEXT_MAX = 2000

/** The four steps as one form; all of it is checked at the final submit, by both sides. */
export const onboardingForm = z.object({
  fullName: text(NAME_MIN, 200, `Name must be at least ${NAME_MIN} characters`),
  jobTitle: text(2, 200, 'Job title is required'),
  industry: oneOf(INDUSTRIES, 'Please select an industry'),
  yearsExperience: oneOf(EXPERIENCE_LEVELS, 'Please select your experience level'),
  location: text(2, 200, 'Location is required'),
  skills: z
    .array(oneOf(SKILL_OPTIONS, 'Please select at least one skill'))
    .check(
      z.minLength(1, 'Please select at least one skill'),
      z.maxLength(SKILL_OPTIONS.length, 'Please select each skill once'),
    ),
  interests: text(
    INTERESTS_MIN,
    LONG_TEXT_MAX,
    `Please describe your interests (minimum ${INTERESTS_MIN} characters)`,
  ),
  workStyle: oneOf(WORK_STYLES, 'Please select your work style'),
  communicationStyle: oneOf(COMMUNICATION_STYLES, 'Please select your communication style'),
  careerGoals: text(GOALS_MIN, LONG_TEXT_MAX, `Please describe your goals (minimum ${GOALS_MIN} characters)`),
  dailyCheckIns: z.boolean(),
  connectWearables: z.boolean(),
  voiceAnalysis: z.boolean(),
  consentGiven: z.literal(true, 'You must consent to continue'),
})

export type OnboardingForm = z.infer<typeof onboardingForm>

/** Which step holds a field, so that a failed submit can go there. */
export const ONBOARDING_STEP_OF = {
  fullName: 1,
  jobTitle: 1,
  industry: 1,
  yearsExperience: 1,
  location: 1,
  skills: 2,
  interests: 2,
  workStyle: 3,
  communicationStyle: 3,
  careerGoals: 3,
  dailyCheckIns: 4,
  connectWearables: 4,
  voiceAnalysis: 4,
  consentGiven: 4,
} as const satisfies Record<keyof OnboardingForm, number>

function text(min: number, max: number, message: string) {
  return z
    .string(message)
    .check(z.trim(), z.minLength(min, message), z.maxLength(max, `Please keep this under ${max} characters`))
}

function oneOf(options: readonly string[], message: string) {
  return z.string(message).check(z.refine(value => options.includes(value), message))
}
