import * as z from 'zod/mini'
import { day } from './learning-progress.ts'

export const PLAN_MINUTES = { min: 10, max: 840 } as const
/** The days of a week by number, Monday first. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const

/** What somebody wishes to learn in a week. */
export const planWish = z.object({
  weekly_minutes: z.number().check(z.int(), z.minimum(PLAN_MINUTES.min), z.maximum(PLAN_MINUTES.max)),
  days: z
    .array(z.union(WEEKDAYS.map(number => z.literal(number))))
    .check(z.minLength(1), z.maxLength(WEEKDAYS.length)),
})

/** How much of the wish is planned, by the energy of the last check-ins. */
const PLAN_SIZES = ['whole', 'two thirds', 'one third'] as const

const weekPlan = z.object({
  size: z.enum(PLAN_SIZES),
  /** Of the last check-ins; null where they may not be used or are too few. */
  energy: z.nullable(z.object({ average: z.number(), count: z.number() })),
  target_minutes: z.number(),
  logged_minutes: z.number(),
  days: z.array(
    z.object({
      day,
      /** Still to do on it. */
      minutes: z.number(),
      logged_minutes: z.number(),
      resource: z.nullable(
        z.object({
          id: z.uuid(),
          title: z.string(),
          url: z.url(),
          skill_tag: z.string(),
          progress: z.number(),
        }),
      ),
    }),
  ),
})

export const learningPlan = z.object({
  wish: z.nullable(planWish),
  plan: z.nullable(weekPlan),
  /** Whether the person agreed that the plan looks at the energy of their check-ins. */
  agreed: z.boolean(),
  /** Whether it does: never while daily check-ins are off. */
  uses_check_ins: z.boolean(),
})

export type PlanWish = z.infer<typeof planWish>
export type PlanSize = (typeof PLAN_SIZES)[number]
export type WeekPlan = z.infer<typeof weekPlan>
export type LearningPlan = z.infer<typeof learningPlan>
