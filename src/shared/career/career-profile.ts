import * as z from 'zod/mini'

const PROFILE_TEXT_MAX_CHARACTERS = 4_000
const PROFILE_LIST_MAX_ITEMS = 200

const text = z.string().check(z.maxLength(PROFILE_TEXT_MAX_CHARACTERS))
const list = z.array(text).check(z.maxLength(PROFILE_LIST_MAX_ITEMS))

/** What the engine reads of a profile. Every field may be missing: people fill in what they like. */
export const careerProfile = z.object({
  full_name: z.nullish(text),
  job_title: z.nullish(text),
  industry: z.nullish(text),
  years_experience: z.nullish(z.union([text, z.number()])),
  location: z.nullish(text),
  skills: z.nullish(list),
  interests: z.nullish(z.union([text, list])),
  work_style: z.nullish(text),
  communication_style: z.nullish(text),
  career_goals: z.nullish(text),
})

export type CareerProfile = z.infer<typeof careerProfile>
