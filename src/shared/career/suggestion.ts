import { z } from 'zod'
import { goalReading } from './goal-reading.ts'
import { salaryBand } from './pay.ts'

/** A suggestion saved without a score counts as this. */
export const DEFAULT_MATCH_SCORE = 85
export const SUGGESTION_LIFETIME_DAYS = 7
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
  text: z.string().min(1),
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
  text: z.string().min(1),
})

export const suggestion = z.object({
  role: z.string().min(1),
  code: z.string().regex(/^\d\d-\d{4}\.\d\d$/),
  description: z.string().min(1),
  salary_range: z.string().min(1),
  key_skills: z.array(z.string()).min(1),
  match_score: z.number().int().min(0).max(100),
  kind: z.enum(SUGGESTION_KINDS),
  /** Against the present role, by preparation and median pay; null where no present role is known. */
  step: z.enum(['up', 'sideways', 'down']).nullable(),
  /** The conditions of work the goals ask for, and whether the data say that this role meets them. */
  wishes: z.array(wishAnswer),
  reasons: z.array(matchReason).length(REASONS_PER_SUGGESTION),
  pay: z.nullable(salaryBand),
  growth: z.number().nullable(),
  /** True where some ratings are estimated from related occupations. */
  estimated: z.boolean(),
})

/** Suggestions with what was read in the goals; the present role stands apart and is none of them. */
export const suggestionList = z.object({
  reading: goalReading,
  now: suggestion.nullable(),
  suggestions: z.array(suggestion),
})

export type MatchFactor = (typeof MATCH_FACTORS)[number]
export type MatchReason = z.infer<typeof matchReason>
export type Suggestion = z.infer<typeof suggestion>
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number]
export type SuggestionList = z.infer<typeof suggestionList>
export type WishAnswer = z.infer<typeof wishAnswer>
