import * as z from 'zod/mini'

/** A goal names a role, a field, a condition of work, or something to leave. */
export const GOAL_ITEM_KINDS = ['role', 'field', 'condition', 'leave'] as const

const goalItem = z.object({
  /** Stays the same for the same words, so that a correction can name it. */
  id: z.string().check(z.minLength(1)),
  kind: z.enum(GOAL_ITEM_KINDS),
  label: z.string().check(z.minLength(1)),
  /** Codes of the occupations meant, or their beginnings, most likely first; empty for a condition. */
  codes: z.array(z.string()),
  /** Which condition of work is meant, in a wish or in what is to be left. */
  condition: z.nullable(z.string()),
  /** True where a wanted occupation brings the condition with it and no word says it. */
  implied: z.boolean(),
  /** True where the words name a place, an employer or a part of the work and not the work: "a cook in a hospital" wants no other work of a hospital, and a nurse who is "off the ward" still nurses. */
  place: z.optional(z.boolean()),
})

export const goalReading = z.object({
  items: z.array(goalItem),
  /** "We read: away from driving; office work; predictable hours."; empty where nothing was read. */
  sentence: z.string(),
})

const CORRECTION_MAX_CHARACTERS = 200
/** An id holds the words it was read in. */
const GOAL_ID_MAX_CHARACTERS = 1_000
const CORRECTIONS_MAX = 20
const correctionText = z.string().check(z.minLength(1), z.maxLength(CORRECTION_MAX_CHARACTERS))

/** What a person takes out of the reading of their goals, by id, and what they add in words. */
export const goalCorrections = z.object({
  drop: z._default(
    z
      .array(z.string().check(z.minLength(1), z.maxLength(GOAL_ID_MAX_CHARACTERS)))
      .check(z.maxLength(CORRECTIONS_MAX)),
    [],
  ),
  add: z._default(
    z
      .array(z.object({ kind: z.enum(GOAL_ITEM_KINDS), text: correctionText }))
      .check(z.maxLength(CORRECTIONS_MAX)),
    [],
  ),
})

export type GoalItem = z.infer<typeof goalItem>
export type GoalReading = z.infer<typeof goalReading>
export type GoalCorrections = z.infer<typeof goalCorrections>
