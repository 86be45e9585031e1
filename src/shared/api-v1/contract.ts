import * as z from 'zod/mini'
import { FUNCTION_DEADLINE_MS } from '#shared/career/career-limits.ts'
import { OBJECTIVE_MAX_CHARACTERS, RESUME_ROLE_MAX_CHARACTERS } from '#shared/career/saved-resume.ts'
import { operation } from '#shared/operation.ts'
import { CHECK_INS_PAGE_MAX, checkIn } from '#shared/wellness/check-in.ts'
import { API_REQUESTS_PER_MINUTE } from './limits.ts'

const tags = ['API for programs']
const LIMIT = { attempts: API_REQUESTS_PER_MINUTE, seconds: 60 }
const access = { who: 'api-key', feature: 'api-access', limit: LIMIT } as const
const engineAccess = { ...access, deadlineMs: FUNCTION_DEADLINE_MS }
const CHECK_INS_PAGE = 30

const role = z.string().check(z.trim(), z.minLength(1), z.maxLength(RESUME_ROLE_MAX_CHARACTERS))

const listSuggestions = operation
  .route({
    method: 'GET',
    path: '/api/v1/career/suggestions',
    summary: 'The paths suggested last to the person who made the key, the best first',
    tags,
  })
  .meta({ access })
  .input(z.object({}))
  .output(
    z.object({
      /** Null until suggestions were made. */
      generated_at: z.nullable(z.iso.datetime({ offset: true })),
      suggestions: z.array(
        z.object({
          id: z.uuid(),
          role: z.string(),
          code: z.string(),
          match_score: z.int(),
          salary_range: z.string(),
          description: z.string(),
          key_skills: z.array(z.string()),
          created_at: z.iso.datetime({ offset: true }),
        }),
      ),
    }),
  )

const generateResume = operation
  .route({
    method: 'POST',
    path: '/api/v1/resume/generate',
    summary: 'A résumé and a cover letter; counts as one use of the résumé generator too',
    tags,
  })
  .meta({ access: engineAccess })
  .input(
    z.object({
      target_role: role,
      objective: z._default(z.string().check(z.maxLength(OBJECTIVE_MAX_CHARACTERS)), ''),
    }),
  )
  .output(z.object({ resume: z.string(), cover_letter: z.string() }))

const listCheckIns = operation
  .route({
    method: 'GET',
    path: '/api/v1/wellness/checkins',
    summary: 'Check-ins of the person who made the key, newest first',
    tags,
  })
  .meta({ access })
  .input(
    z.object({
      limit: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(CHECK_INS_PAGE_MAX)),
        CHECK_INS_PAGE,
      ),
      /** The last id of the page before. */
      before: z.optional(z.uuid()),
    }),
  )
  .output(z.object({ checkins: z.array(checkIn) }))

const analyzeSkills = operation
  .route({
    method: 'POST',
    path: '/api/v1/skills/analysis',
    summary: 'What a role asks and what the person who made the key has, the widest gap first',
    tags,
  })
  .meta({ access: engineAccess })
  .input(z.object({ role }))
  .output(
    z.object({
      role: z.string(),
      code: z.nullable(z.string()),
      licenses: z.array(z.object({ name: z.string(), held: z.enum(['yes', 'no', 'unknown']) })),
      skills: z.array(
        z.object({ skill: z.string(), your_level: z.int(), required_level: z.int(), gap: z.int() }),
      ),
    }),
  )

export const apiV1 = { listSuggestions, generateResume, listCheckIns, analyzeSkills }
