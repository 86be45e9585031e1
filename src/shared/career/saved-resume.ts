import * as z from 'zod/mini'

export const resumeSummary = z.object({
  id: z.uuid(),
  role: z.string(),
  objective: z.nullable(z.string()),
  created_at: z.iso.datetime({ offset: true }),
})

export const resume = z.extend(resumeSummary, {
  resume_text: z.string(),
  cover_letter_text: z.string(),
})

export type ResumeSummary = z.infer<typeof resumeSummary>
export type Resume = z.infer<typeof resume>
