import * as z from 'zod/mini'
import { keysOf } from '#shared/typed-keys.ts'
import { FULL_NAME_MAX_CHARACTERS, FULL_NAME_MIN_CHARACTERS } from './full-name.ts'
import {
  COMMUNICATION_STYLES,
  EXPERIENCE_LEVELS,
  INDUSTRIES,
  SKILL_OPTIONS,
  WORK_STYLES,
} from './profile-options.ts'

const SHORT_TEXT_MIN_CHARACTERS = 2
const SHORT_TEXT_MAX_CHARACTERS = 200
const LONG_TEXT_MAX_CHARACTERS = 2000
const INTERESTS_MIN_CHARACTERS = 10
const GOALS_MIN_CHARACTERS = 20
export const SKILL_MAX_CHARACTERS = 60
export const SKILLS_MAX = 40

/** What onboarding asks for, in this order, and a profile holds. Schemas, steps, drafts and the saved columns are made from it. */
export const PROFILE_FIELDS = {
  full_name: text({
    label: 'Full Name',
    step: 1,
    min: FULL_NAME_MIN_CHARACTERS,
    max: FULL_NAME_MAX_CHARACTERS,
    message: `Name must be at least ${FULL_NAME_MIN_CHARACTERS} characters`,
  }),
  job_title: text({
    label: 'Job Title',
    step: 1,
    min: SHORT_TEXT_MIN_CHARACTERS,
    max: SHORT_TEXT_MAX_CHARACTERS,
    message: 'Job title is required',
  }),
  industry: choice({
    label: 'Industry',
    step: 1,
    options: INDUSTRIES,
    message: 'Please select an industry',
  }),
  years_experience: choice({
    label: 'Years of Experience',
    step: 1,
    options: EXPERIENCE_LEVELS,
    message: 'Please select your experience level',
  }),
  location: text({
    label: 'Location',
    step: 1,
    min: SHORT_TEXT_MIN_CHARACTERS,
    max: SHORT_TEXT_MAX_CHARACTERS,
    message: 'Location is required',
  }),
  skills: choices({
    label: 'Skills',
    step: 2,
    options: SKILL_OPTIONS,
    message: 'Please select at least one skill',
  }),
  interests: text({
    label: 'Interests',
    step: 2,
    min: INTERESTS_MIN_CHARACTERS,
    max: LONG_TEXT_MAX_CHARACTERS,
    message: `Please describe your interests (minimum ${INTERESTS_MIN_CHARACTERS} characters)`,
  }),
  work_style: choice({
    label: 'Work Style',
    step: 3,
    options: WORK_STYLES,
    message: 'Please select your work style',
  }),
  communication_style: choice({
    label: 'Communication Style',
    step: 3,
    options: COMMUNICATION_STYLES,
    message: 'Please select your communication style',
  }),
  career_goals: text({
    label: 'Career Goals',
    step: 3,
    min: GOALS_MIN_CHARACTERS,
    max: LONG_TEXT_MAX_CHARACTERS,
    message: `Please describe your goals (minimum ${GOALS_MIN_CHARACTERS} characters)`,
  }),
}

type ProfileField = keyof typeof PROFILE_FIELDS
export const PROFILE_FIELD_NAMES: readonly ProfileField[] = keysOf(PROFILE_FIELDS)

/** `answer` is what onboarding accepts, `stored` what a profile may hold, `draft` what an unfinished form may hold. */
function text({
  label,
  step,
  min,
  max,
  message,
}: {
  label: string
  step: number
  min: number
  max: number
  message: string
}) {
  const answer = z
    .string(message)
    .check(z.trim(), z.minLength(min, message), z.maxLength(max, `Please keep this under ${max} characters`))
  const stored = z.nullable(z.string())
  return { kind: 'text', label, step, min, max, answer, stored, draft: z.string() } as const
}

type Options = { label: string; step: number; options: readonly string[]; message: string }

function choice({ label, step, options, message }: Options) {
  return {
    kind: 'choice',
    label,
    step,
    options,
    answer: oneOf(options, message),
    stored: z.nullable(z.string()),
    draft: z.nullable(z.string()),
  } as const
}

/** From a list, and in a person's own words beside it. */
function choices({ label, step, options, message }: Options) {
  const one = z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(SKILL_MAX_CHARACTERS, `Please keep each skill under ${SKILL_MAX_CHARACTERS} characters`),
    )
  const answer = z
    .array(one, message)
    .check(z.minLength(1, message), z.maxLength(SKILLS_MAX, `Please keep it to ${SKILLS_MAX} skills`))
  const list = z.array(z.string())
  return { kind: 'choices', label, step, options, answer, stored: list, draft: list } as const
}

function oneOf(options: readonly string[], message: string) {
  return z.string(message).check(z.refine(value => options.includes(value), message))
}
