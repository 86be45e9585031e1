import { z } from 'zod'

const line = z.number().int().min(1)
const month = z.string().regex(/^\d{4}(?:-\d{2})?$/u)

/** What a parser reads from a résumé, in the JSON Resume shape; `line` counts from 1. */
export const resumeFacts = z.object({
  basics: z.object({
    name: z.string().nullable(),
    label: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    url: z.string().nullable(),
    location: z.string().nullable(),
    summary: z.string().nullable(),
    profiles: z.array(z.object({ network: z.string(), url: z.string(), line })),
    lines: z.partialRecord(z.enum(['name', 'label', 'email', 'phone', 'url', 'location', 'summary']), line),
  }),
  work: z.array(
    z.object({
      name: z.string().nullable(),
      position: z.string().nullable(),
      location: z.string().nullable(),
      startDate: month.nullable(),
      endDate: month.nullable(),
      current: z.boolean(),
      highlights: z.array(z.string()),
      line,
    }),
  ),
  education: z.array(
    z.object({
      institution: z.string().nullable(),
      area: z.string().nullable(),
      studyType: z.string().nullable(),
      startDate: month.nullable(),
      endDate: month.nullable(),
      line,
    }),
  ),
  skills: z.array(z.object({ name: z.string(), line })),
  certificates: z.array(z.object({ name: z.string(), date: month.nullable(), line })),
  languages: z.array(z.object({ language: z.string(), fluency: z.string().nullable(), line })),
  projects: z.array(z.object({ name: z.string(), highlights: z.array(z.string()), line })),
})

export type ResumeFacts = z.infer<typeof resumeFacts>
