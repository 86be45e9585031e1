import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { CHANGE_LIMIT, FUNCTION_DEADLINE_MS } from './career-limits.ts'
import { resumeFacts } from './resume-facts.ts'
import { RESUME_TEXT_MAX_CHARACTERS } from './saved-resume.ts'

const tags = ['Career']

/** What was read of an own résumé, kept because the person asked for it; the file and its text are not. */
export const keptResumeFacts = z.object({
  facts: resumeFacts,
  created_at: z.iso.datetime({ offset: true }),
})
export type KeptResumeFacts = z.infer<typeof keptResumeFacts>

const getResumeFacts = operation
  .route({
    method: 'POST',
    path: '/functions/get-resume-facts',
    summary: 'Facts kept from an own résumé, or null',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: CHANGE_LIMIT } })
  .input(z.object({}))
  .output(z.nullable(keptResumeFacts))

const keepResumeFacts = operation
  .route({
    method: 'POST',
    path: '/functions/keep-resume-facts',
    summary: 'Keep the facts of a résumé, in place of those before',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: CHANGE_LIMIT, deadlineMs: FUNCTION_DEADLINE_MS } })
  .input(
    z.object({
      resumeText: z.string().check(z.minLength(1), z.maxLength(RESUME_TEXT_MAX_CHARACTERS)),
    }),
  )
  .output(keptResumeFacts)

const deleteResumeFacts = operation
  .route({
    method: 'POST',
    path: '/functions/delete-resume-facts',
    summary: 'Forget the facts kept from a résumé',
    tags,
  })
  .meta({ access: { who: 'signed-in', allowedWhenDiskIsFull: true, limit: CHANGE_LIMIT } })
  .input(z.object({}))
  .output(z.object({ deleted: z.int() }))

export const resumeFactsOperations = { getResumeFacts, keepResumeFacts, deleteResumeFacts }
