import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { CHANGE_LIMIT } from './career-limits.ts'
import { goalCorrections } from './goal-reading.ts'
import { HIDE_NOTE_MAX_CHARACTERS, HIDE_REASONS } from './hidden-suggestion.ts'
import { occupationCode } from './suggestion.ts'
import { careerSuggestions } from './suggestion-operations.ts'

const tags = ['Career']

const hideSuggestion = operation
  .route({
    method: 'PUT',
    path: '/api/hidden-suggestions/{code}',
    summary: 'Hide a suggested role, with the reason',
    tags,
  })
  .meta({ access: { who: 'signed-in', feature: 'career-suggestions', limit: CHANGE_LIMIT } })
  .input(
    z.object({
      code: occupationCode,
      reason: z._default(z.enum(HIDE_REASONS), 'role'),
      note: z.nullish(z.string().check(z.trim(), z.maxLength(HIDE_NOTE_MAX_CHARACTERS))),
    }),
  )
  .output(careerSuggestions)

const unhideSuggestion = operation
  .route({
    method: 'DELETE',
    path: '/api/hidden-suggestions/{code}',
    summary: 'Show a hidden role again',
    tags,
  })
  .meta({
    access: {
      who: 'signed-in',
      feature: 'career-suggestions',
      limit: CHANGE_LIMIT,
      allowedWhenDiskIsFull: true,
    },
  })
  .input(z.object({ code: occupationCode }))
  .output(careerSuggestions)

const correctGoals = operation
  .route({
    method: 'PUT',
    path: '/api/goal-corrections',
    summary: 'Correct what was read in the goals; the next suggestions follow it',
    tags,
  })
  .meta({ access: { who: 'signed-in', feature: 'career-suggestions', limit: CHANGE_LIMIT } })
  .input(goalCorrections)
  .output(goalCorrections)

/** Apart from the first ones, so that the screen brings them only when its cards are there. */
export const suggestionChangeOperations = { hideSuggestion, unhideSuggestion, correctGoals }
