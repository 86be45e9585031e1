import * as z from 'zod/mini'

/** How far back effects look. */
export const TAG_EFFECT_MONTHS = 12
/** Fewer days are too little to say anything of. */
export const MIN_TAGGED_DAYS = 5
export const MIN_OTHER_DAYS = 10

const level = z.object({ mean: z.number(), spread: z.number() })

/** The days with something beside the others, and between which two numbers the difference is likely to be. */
const comparison = z.object({ with: level, without: level, low: z.number(), high: z.number() })

const tagEffect = z.object({
  /** The tag as it was written last, or the length of sleep. */
  tag: z.string(),
  kind: z.enum(['drained', 'gave_energy', 'sleep']),
  days: z.int(),
  other_days: z.int(),
  /** Null: too little data. */
  compared: z.nullable(z.object({ mood: comparison, energy: comparison })),
})

export const tagEffects = z.object({
  /** With the most days first. */
  effects: z.array(tagEffect),
})

export type Comparison = z.infer<typeof comparison>
export type TagEffect = z.infer<typeof tagEffect>
export type TagEffects = z.infer<typeof tagEffects>
