import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { CHANGE_LIMIT, FUNCTION_DEADLINE_MS } from './career-limits.ts'
import { occupationCode } from './suggestion.ts'

const WORDS_MAX_CHARACTERS = 200

/** In the body, not in the address: what is typed into a search may be about anything. */
const findOccupations = operation
  .route({
    method: 'POST',
    path: '/functions/find-occupations',
    summary: 'Occupations that the words may stand for, best first',
    tags: ['Career'],
  })
  .meta({ access: { who: 'signed-in', limit: CHANGE_LIMIT, deadlineMs: FUNCTION_DEADLINE_MS } })
  .input(z.object({ words: z.string().check(z.trim(), z.minLength(1), z.maxLength(WORDS_MAX_CHARACTERS)) }))
  .output(z.array(z.object({ code: occupationCode, role: z.string() })))

export const occupationOperations = { findOccupations }
