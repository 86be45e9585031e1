import { z } from 'zod'
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

export const suggestion = z.object({
  role: z.string().min(1),
  code: z.string().regex(/^\d\d-\d{4}\.\d\d$/),
  description: z.string().min(1),
  salary_range: z.string().min(1),
  key_skills: z.array(z.string()).min(1),
  match_score: z.number().int().min(0).max(100),
  kind: z.enum(SUGGESTION_KINDS),
  reasons: z.array(matchReason).length(REASONS_PER_SUGGESTION),
  pay: z.nullable(salaryBand),
  growth: z.number().nullable(),
  /** True where some ratings are estimated from related occupations. */
  estimated: z.boolean(),
})

export type MatchFactor = (typeof MATCH_FACTORS)[number]
export type MatchReason = z.infer<typeof matchReason>
export type Suggestion = z.infer<typeof suggestion>
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number]
