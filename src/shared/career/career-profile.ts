import { z } from 'zod'

const text = z.string().nullish()

/** What the engine reads of a profile. Every field may be missing: people fill in what they like. */
export const careerProfile = z.object({
  full_name: text,
  job_title: text,
  industry: text,
  years_experience: z.union([z.string(), z.number()]).nullish(),
  location: text,
  skills: z.array(z.string()).nullish(),
  interests: z.union([z.string(), z.array(z.string())]).nullish(),
  work_style: text,
  communication_style: text,
  career_goals: text,
})

export type CareerProfile = z.infer<typeof careerProfile>
