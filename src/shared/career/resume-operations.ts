import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { CHANGE_LIMIT, FUNCTION_DEADLINE_MS, FUNCTION_LIMIT } from './career-limits.ts'
import { careerProfile } from './career-profile.ts'
import { resumeFacts } from './resume-facts.ts'
import {
  OBJECTIVE_MAX_CHARACTERS,
  POSTING_MAX_CHARACTERS,
  RESUME_ROLE_MAX_CHARACTERS,
  RESUME_TEXT_MAX_CHARACTERS,
} from './saved-resume.ts'
import { wording } from './wording.ts'

const tags = ['Career']
const FACTS_MAX_CHARACTERS = 200_000
const FACTS_MAX_ENTRIES = 500
const FACTS_TOO_LONG = 'This résumé is too long to read.'
const EMPLOYER_MAX_CHARACTERS = 200
const EXPORT_FORMATS = ['pdf', 'docx'] as const

const resumeText = z.string().check(z.maxLength(RESUME_TEXT_MAX_CHARACTERS))

/** Counted before each entry is checked: thousands of wrong ones would be checked, and reported, for a long time. */
const factsOfFewEntries = z.transform((facts: z.input<typeof resumeFacts>, context) => {
  const parts = Object.values({ ...Object(facts), ...Object(facts?.basics) })
  const entries = parts.reduce<number>((sum, part) => sum + (Array.isArray(part) ? part.length : 0), 0)
  if (entries > FACTS_MAX_ENTRIES)
    context.issues.push({ code: 'custom', message: FACTS_TOO_LONG, input: facts })
  return facts
})

const generateResume = operation
  .route({
    method: 'POST',
    path: '/functions/generate-resume',
    summary: 'Draft a résumé and a cover letter from the profile and the facts of a résumé',
    tags,
  })
  .meta({
    access: {
      who: 'signed-in',
      feature: 'resume-generator',
      limit: FUNCTION_LIMIT,
      deadlineMs: FUNCTION_DEADLINE_MS,
    },
  })
  .input(
    z.object({
      profile: z.optional(careerProfile),
      targetRole: z.string().check(z.trim(), z.minLength(1), z.maxLength(RESUME_ROLE_MAX_CHARACTERS)),
      objective: z._default(z.string().check(z.maxLength(OBJECTIVE_MAX_CHARACTERS)), ''),
      userId: z.optional(z.uuid()),
      /** Of an own résumé: its text, or facts that were read already and win over the text. */
      resumeText: z.nullish(resumeText),
      facts: z.nullish(
        z.pipe(
          factsOfFewEntries,
          resumeFacts.check(
            z.refine(facts => JSON.stringify(facts).length <= FACTS_MAX_CHARACTERS, FACTS_TOO_LONG),
          ),
        ),
      ),
      /** The posting this version is for, and who wrote it. */
      posting: z.nullish(z.string().check(z.maxLength(POSTING_MAX_CHARACTERS))),
      employer: z.nullish(z.string().check(z.maxLength(EMPLOYER_MAX_CHARACTERS))),
    }),
  )
  .output(
    z.object({
      resume: z.string(),
      coverLetter: z.string(),
      /** What was read of the own résumé. */
      facts: z.nullable(resumeFacts),
      wording,
    }),
  )

/** For a preview, a file or a JSON Resume made from an edited text. */
const readResume = operation
  .route({
    method: 'POST',
    path: '/functions/read-resume',
    summary: 'What a parser reads in a résumé; nothing of it is kept',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: CHANGE_LIMIT, deadlineMs: FUNCTION_DEADLINE_MS } })
  .input(z.object({ resumeText }))
  .output(resumeFacts)

const authorizeExport = operation
  .route({
    method: 'POST',
    path: '/functions/authorize-export',
    summary: 'Whether the plan opens files; asked before each one is made',
    tags,
  })
  .meta({ access: { who: 'signed-in', feature: 'pdf-export', limit: CHANGE_LIMIT } })
  .input(z.object({ format: z.enum(EXPORT_FORMATS) }))
  .output(z.object({ allowed: z.literal(true) }))

export const resumeOperations = { generateResume, readResume, authorizeExport }
