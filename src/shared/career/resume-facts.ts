import * as z from 'zod/mini'

const line = z.int().check(z.minimum(1))
const month = z.string().check(z.regex(/^\d{4}(?:-\d{2})?$/u))

const post = z.object({
  name: z.nullable(z.string()),
  position: z.nullable(z.string()),
  location: z.nullable(z.string()),
  startDate: z.nullable(month),
  endDate: z.nullable(month),
  current: z.boolean(),
  highlights: z.array(z.string()),
  line,
})

/** What a parser reads from a résumé, in the JSON Resume shape; `line` counts from 1. */
export const resumeFacts = z.object({
  basics: z.object({
    name: z.nullable(z.string()),
    label: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    url: z.nullable(z.string()),
    location: z.nullable(z.string()),
    summary: z.nullable(z.string()),
    profiles: z.array(z.object({ network: z.string(), url: z.string(), line })),
    lines: z.partialRecord(z.enum(['name', 'label', 'email', 'phone', 'url', 'location', 'summary']), line),
  }),
  work: z.array(post),
  /** Unpaid posts are no years of work. Facts kept before these were read have none. */
  volunteer: z._default(z.array(post), []),
  education: z.array(
    z.object({
      institution: z.nullable(z.string()),
      area: z.nullable(z.string()),
      studyType: z.nullable(z.string()),
      startDate: z.nullable(month),
      endDate: z.nullable(month),
      line,
    }),
  ),
  skills: z.array(z.object({ name: z.string(), line })),
  certificates: z.array(z.object({ name: z.string(), date: z.nullable(month), line })),
  languages: z.array(z.object({ language: z.string(), fluency: z.nullable(z.string()), line })),
  projects: z.array(z.object({ name: z.string(), highlights: z.array(z.string()), line })),
})

export type ResumeFacts = z.infer<typeof resumeFacts>
