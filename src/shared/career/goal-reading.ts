import { z } from 'zod'

/** A goal names a role, a field, a condition of work, or something to leave. */
const GOAL_ITEM_KINDS = ['role', 'field', 'condition', 'leave'] as const

const goalItem = z.object({
  /** Stays the same for the same words, so that a correction can name it. */
  id: z.string().min(1),
  kind: z.enum(GOAL_ITEM_KINDS),
  label: z.string().min(1),
  /** Codes of the occupations meant, or their beginnings, most likely first; empty for a condition. */
  codes: z.array(z.string()),
  /** Which condition of work is meant, in a wish or in what is to be left. */
  condition: z.string().nullable(),
  /** True where a wanted occupation brings the condition with it and no word says it. */
  implied: z.boolean(),
})

export const goalReading = z.object({
  items: z.array(goalItem),
  /** "We read: away from driving; office work; predictable hours."; empty where nothing was read. */
  sentence: z.string(),
})

/** What a person takes out of the reading of their goals, by id, and what they add in words. */
export const goalCorrections = z.object({
  drop: z.array(z.string()).default([]),
  add: z.array(z.object({ kind: z.enum(GOAL_ITEM_KINDS), text: z.string() })).default([]),
})

export type GoalItem = z.infer<typeof goalItem>
export type GoalReading = z.infer<typeof goalReading>
export type GoalCorrections = z.infer<typeof goalCorrections>
