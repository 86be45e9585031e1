import * as z from 'zod/mini'

export const RESUME_ROLE_MAX_CHARACTERS = 200
export const RESUME_LABEL_MAX_CHARACTERS = 200
export const OBJECTIVE_MAX_CHARACTERS = 4_000
export const RESUME_TEXT_MAX_CHARACTERS = 100_000
export const POSTING_MAX_CHARACTERS = 50_000
/** How PDF and Word file are set. */
export const RESUME_TEMPLATES = ['plain', 'margin', 'compact'] as const
export type ResumeTemplate = (typeof RESUME_TEMPLATES)[number]

export const resumeSummary = z.object({
  id: z.uuid(),
  role: z.string(),
  objective: z.nullable(z.string()),
  /** Which posting this version was made for; null for a general one. */
  label: z.nullable(z.string()),
  created_at: z.iso.datetime({ offset: true }),
})

export const resume = z.extend(resumeSummary, {
  resume_text: z.string(),
  cover_letter_text: z.string(),
  posting_text: z.nullable(z.string()),
  /** null where none was chosen. */
  template: z.nullable(z.enum(RESUME_TEMPLATES)),
  /** What stood there before it was saved over last; null where it never was. */
  earlier_resume_text: z.nullable(z.string()),
  earlier_cover_letter_text: z.nullable(z.string()),
})

const text = (max: number) => z.string().check(z.maxLength(max))

export const resumeInput = z.object({
  role: text(RESUME_ROLE_MAX_CHARACTERS).check(z.trim(), z.minLength(1)),
  objective: z._default(z.nullable(text(OBJECTIVE_MAX_CHARACTERS)), null),
  resume_text: z._default(text(RESUME_TEXT_MAX_CHARACTERS), ''),
  cover_letter_text: z._default(text(RESUME_TEXT_MAX_CHARACTERS), ''),
  label: z._default(z.nullable(text(RESUME_LABEL_MAX_CHARACTERS)), null),
  posting_text: z._default(z.nullable(text(POSTING_MAX_CHARACTERS)), null),
  template: z._default(z.nullable(z.enum(RESUME_TEMPLATES)), null),
})

export type ResumeSummary = z.infer<typeof resumeSummary>
export type Resume = z.infer<typeof resume>
export type ResumeInput = z.infer<typeof resumeInput>
