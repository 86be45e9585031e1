import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { ATS_ROLE_MAX_CHARACTERS, ATS_TEXT_MAX_CHARACTERS } from './ats-limits.ts'
import { atsResult } from './ats-result.ts'
import { FUNCTION_DEADLINE_MS, FUNCTION_LIMIT } from './career-limits.ts'
import { wording } from './wording.ts'

const ATS_FIELDS_MISSING = 'Please fill in all fields before analyzing'

const field = (max: number) =>
  z.string(ATS_FIELDS_MISSING).check(
    z.refine(text => text.trim() !== '', ATS_FIELDS_MISSING),
    z.maxLength(max),
  )

const checkResume = operation
  .route({
    method: 'POST',
    path: '/functions/ats-optimizer',
    summary: 'Compare a résumé with a posting, as an applicant-tracking system does',
    tags: ['Career'],
  })
  .meta({
    access: {
      who: 'signed-in',
      feature: 'ats-optimizer',
      limit: FUNCTION_LIMIT,
      deadlineMs: FUNCTION_DEADLINE_MS,
    },
  })
  .input(
    z.object({
      resumeText: field(ATS_TEXT_MAX_CHARACTERS),
      jobDescription: field(ATS_TEXT_MAX_CHARACTERS),
      targetRole: field(ATS_ROLE_MAX_CHARACTERS),
      userId: z.optional(z.uuid()),
    }),
  )
  .output(z.extend(atsResult, { wording }))

export const atsOperations = { checkResume }
