import * as z from 'zod/mini'
import { LEARNING_KINDS } from '#shared/career/learning-link.ts'

/** The screen shows so many at a time. */
export const LEARNING_PAGE = 24
export const SEARCH_MAX_CHARACTERS = 200

export const LEARNING_COSTS = ['free', 'paid'] as const

const time = z.iso.datetime({ offset: true })

export const learningResource = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** The first of its tags. */
  skill_tag: z.string(),
  tags: z.array(z.string()),
  url: z.url(),
  provider: z.string(),
  kind: z.enum(LEARNING_KINDS),
  /** How long it takes and what it costs, where known: so far only of links that somebody added. */
  length_minutes: z.nullable(z.number()),
  cost: z.nullable(z.enum(LEARNING_COSTS)),
  created_at: time,
  is_saved: z.boolean(),
  /** Added by the person. */
  is_own: z.boolean(),
})

export const savedLearning = z.object({ resource_id: z.uuid(), created_at: time })

export const learningTag = z.object({ name: z.string(), count: z.number() })

export type LearningTag = z.infer<typeof learningTag>
export type LearningResource = z.infer<typeof learningResource>
export type SavedLearning = z.infer<typeof savedLearning>

/** The largest gaps toward the best path, each with material; no role where none was suggested yet. */
export const gapLearning = z.object({
  role: z.nullable(z.string()),
  skills: z.array(z.object({ skill: z.string(), level: z.number(), resources: z.array(learningResource) })),
})
