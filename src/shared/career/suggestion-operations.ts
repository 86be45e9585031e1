import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { FUNCTION_DEADLINE_MS, FUNCTION_LIMIT } from './career-limits.ts'
import { careerProfile } from './career-profile.ts'
import { goalCorrections, goalReading } from './goal-reading.ts'
import { hiddenSuggestion } from './hidden-suggestion.ts'
import { occupationCode, suggestion, suggestionList } from './suggestion.ts'
import { wording } from './wording.ts'

const tags = ['Career']
const time = z.iso.datetime({ offset: true })

export const savedSuggestion = z.extend(suggestion, { id: z.uuid(), created_at: time })

/** What a comparison names of the suggestions made the time before. */
export const previousSuggestion = z.object({
  code: occupationCode,
  role: z.string(),
  match_score: z.int(),
})

/** The newest suggestions with all that a screen shows beside them. */
export const careerSuggestions = z.object({
  /** Newest first, and of one moment the best first. */
  suggestions: z.array(savedSuggestion),
  reading: z.nullable(goalReading),
  /** The role a person has today, described like the others. */
  now: z.nullable(suggestion),
  pay_history: suggestionList.shape.pay_history,
  /** Null until suggestions were made. */
  generated_at: z.nullable(time),
  /** What was suggested the time before, so that a refresh can say what changed. */
  previous: z.array(previousSuggestion),
  corrections: goalCorrections,
  hidden: z.array(hiddenSuggestion),
  wording,
})

const generateCareerSuggestions = operation
  .route({
    method: 'POST',
    path: '/functions/generate-career-suggestions',
    summary: 'Make new suggestions and keep them; what the body leaves out is taken from the saved profile',
    tags,
  })
  .meta({
    access: {
      who: 'signed-in',
      feature: 'career-suggestions',
      limit: FUNCTION_LIMIT,
      deadlineMs: FUNCTION_DEADLINE_MS,
    },
  })
  .input(z.object({ profile: z.optional(careerProfile), userId: z.optional(z.uuid()) }))
  .output(careerSuggestions)

const listCareerSuggestions = operation
  .route({
    method: 'GET',
    path: '/api/career-suggestions',
    summary: 'The suggestions that were made last, newest first',
    tags,
  })
  .meta({ access: { who: 'signed-in', feature: 'career-suggestions' } })
  .input(z.object({}))
  .output(careerSuggestions)

export const suggestionOperations = {
  generateCareerSuggestions,
  listCareerSuggestions,
}

export type CareerSuggestions = z.infer<typeof careerSuggestions>
