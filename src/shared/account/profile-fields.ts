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

/** What onboarding asks for, in this order, and a profile holds. Schemas, steps, drafts and the saved columns are made from it. */
export const PROFILE_FIELDS = {
  full_name: text({
    step: 1,
    min: FULL_NAME_MIN_CHARACTERS,
    max: FULL_NAME_MAX_CHARACTERS,
    message: `Name must be at least ${FULL_NAME_MIN_CHARACTERS} characters`,
  }),
  job_title: text({
    step: 1,
    min: SHORT_TEXT_MIN_CHARACTERS,
    max: SHORT_TEXT_MAX_CHARACTERS,
    message: 'Job title is required',
  }),
  industry: choice({ step: 1, options: INDUSTRIES, message: 'Please select an industry' }),
  years_experience: choice({
    step: 1,
    options: EXPERIENCE_LEVELS,
    message: 'Please select your experience level',
  }),
  location: text({
    step: 1,
    min: SHORT_TEXT_MIN_CHARACTERS,
    max: SHORT_TEXT_MAX_CHARACTERS,
    message: 'Location is required',
  }),
  skills: choices({
    step: 2,
    options: SKILL_OPTIONS,
    message: 'Please select at least one skill',
    tooMany: 'Please select each skill once',
  }),
  interests: text({
    step: 2,
    min: INTERESTS_MIN_CHARACTERS,
    max: LONG_TEXT_MAX_CHARACTERS,
    message: `Please describe your interests (minimum ${INTERESTS_MIN_CHARACTERS} characters)`,
  }),
  work_style: choice({ step: 3, options: WORK_STYLES, message: 'Please select your work style' }),
  communication_style: choice({
    step: 3,
    options: COMMUNICATION_STYLES,
    message: 'Please select your communication style',
  }),
  career_goals: text({
    step: 3,
    min: GOALS_MIN_CHARACTERS,
    max: LONG_TEXT_MAX_CHARACTERS,
    message: `Please describe your goals (minimum ${GOALS_MIN_CHARACTERS} characters)`,
  }),
}

type ProfileField = keyof typeof PROFILE_FIELDS
export const PROFILE_FIELD_NAMES: readonly ProfileField[] = keysOf(PROFILE_FIELDS)

/** `answer` is what onboarding accepts, `stored` what a profile may hold, `draft` what an unfinished form may hold. */
function text({ step, min, max, message }: { step: number; min: number; max: number; message: string }) {
  const answer = z
    .string(message)
    .check(z.trim(), z.minLength(min, message), z.maxLength(max, `Please keep this under ${max} characters`))
  return { kind: 'text', step, min, max, answer, stored: z.nullable(z.string()), draft: z.string() } as const
}

type Options = { step: number; options: readonly string[]; message: string }

function choice({ step, options, message }: Options) {
  return {
    kind: 'choice',
    step,
    options,
    answer: oneOf(options, message),
    stored: z.nullable(z.string()),
    draft: z.nullable(z.string()),
  } as const
}

function choices({ step, options, message, tooMany }: Options & { tooMany: string }) {
  const answer = z
    .array(oneOf(options, message))
    .check(z.minLength(1, message), z.maxLength(options.length, tooMany))
  const list = z.array(z.string())
  return { kind: 'choices', step, options, answer, stored: list, draft: list } as const
}

function oneOf(options: readonly string[], message: string) {
  return z.string(message).check(z.refine(value => options.includes(value), message))
}
