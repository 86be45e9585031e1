import * as z from 'zod/mini'
import { EDUCATION_LEVELS } from './education.ts'
import { goalReading } from './goal-reading.ts'
import { amount, salaryBand } from './pay.ts'

/** A suggestion saved without a score counts as this. */
export const DEFAULT_MATCH_SCORE = 85
export const SUMMARY_SKILLS = 5
export const REASONS_PER_SUGGESTION = 3
export const CARD_SKILLS = 4

export const SUGGESTION_KINDS = ['same field', 'adjacent', 'stretch'] as const

export const MATCH_FACTORS = [
  'skills',
  'transfer',
  'goals',
  'interests',
  'level',
  'industry',
  'work style',
  'communication',
  'outlook',
] as const

const matchReason = z.object({
  factor: z.enum(MATCH_FACTORS),
  text: z.string().check(z.minLength(1)),
  /** The names and figures the sentence rests on, so that it can be checked against the data. */
  evidence: z.array(z.string()),
})

/** Below this share of the present median pay a role is a step down, however much it asks for. */
export const MIN_SIDEWAYS_PAY_RATIO = 0.9

const wishAnswer = z.object({
  /** Id of the condition of work that was wished for. */
  condition: z.string(),
  label: z.string(),
  met: z.enum(['met', 'not met', 'unknown']),
  text: z.string().check(z.minLength(1)),
})

export const occupationCode = z.string().check(z.regex(/^\d\d-\d{4}\.\d\d$/))

export const suggestion = z.object({
  role: z.string().check(z.minLength(1)),
  code: occupationCode,
  description: z.string().check(z.minLength(1)),
  salary_range: z.string().check(z.minLength(1)),
  key_skills: z.array(z.string()).check(z.minLength(1)),
  match_score: z.int().check(z.minimum(0), z.maximum(100)),
  kind: z.enum(SUGGESTION_KINDS),
  /** Against the present role, by preparation and median pay; null where no present role is known. */
  step: z.nullable(z.enum(['up', 'sideways', 'down'])),
  /** The conditions of work the goals ask for, and whether the data say that this role meets them. */
  wishes: z.array(wishAnswer),
  reasons: z.array(matchReason).check(z.length(REASONS_PER_SUGGESTION)),
  pay: z.nullable(salaryBand),
  growth: z.nullable(z.number()),
  /** Job openings a year, over the projected years. */
  openings: z.nullable(z.number()),
  /** The usual schooling of people who enter; null where none is published. */
  education: z.nullable(z.enum(EDUCATION_LEVELS)),
  /** What the work may not be done without. */
  licenses: z.array(z.string()),
  /** True where some ratings are estimated from related occupations. */
  estimated: z.boolean(),
})

/** Suggestions with what was read in the goals; the present role stands apart and is none of them. */
export const suggestionList = z.object({
  reading: goalReading,
  now: z.nullable(suggestion),
  /** National median pay of the present role, oldest year first; empty where no present role is known. */
  pay_history: z.array(z.object({ year: z.int(), amount })),
  suggestions: z.array(suggestion),
})

export type MatchFactor = (typeof MATCH_FACTORS)[number]
export type MatchReason = z.infer<typeof matchReason>
export type Suggestion = z.infer<typeof suggestion>
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number]
export type SuggestionList = z.infer<typeof suggestionList>
export type WishAnswer = z.infer<typeof wishAnswer>
