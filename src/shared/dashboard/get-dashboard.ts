import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { checkInHistory } from '#shared/wellness/read-history.ts'

const time = z.iso.datetime({ offset: true })

/** A key skill of the best match that no skill of the profile matches, with what was saved to learn it. */
const missingSkill = z.object({ skill: z.string(), saved_title: z.nullable(z.string()) })

/** Everything of a person that the cards and the next step are made of. */
const dashboardSummary = z.object({
  onboarding_completed: z.boolean(),
  /** Off: nobody is invited to check in. */
  daily_check_ins: z.boolean(),
  career: z.object({
    /** Null until suggestions were made. */
    generated_at: z.nullable(time),
    best_match: z.nullable(
      z.object({
        role: z.string(),
        match_score: z.int(),
        salary_range: z.string(),
        missing_skills: z.array(missingSkill),
      }),
    ),
  }),
  check_ins: checkInHistory,
  learning: z.object({
    saved_count: z.int(),
    /** What is being learned, or else what was saved last. */
    current: z.nullable(z.object({ title: z.string(), skill_tag: z.string(), progress: z.int() })),
    /** Newest first. */
    time: z.array(z.object({ learned_on: z.iso.date(), minutes: z.int() })),
    certificate_count: z.int(),
  }),
})

export const getDashboard = operation
  .route({
    method: 'GET',
    path: '/api/dashboard',
    summary: 'What the dashboard shows: best match, check-ins, saved learning',
    tags: ['Dashboard'],
  })
  .meta({ access: { who: 'signed-in' } })
  .input(z.object({}))
  .output(dashboardSummary)

export type DashboardSummary = z.infer<typeof dashboardSummary>
export type BestMatch = NonNullable<DashboardSummary['career']['best_match']>
