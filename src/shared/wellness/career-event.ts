import * as z from 'zod/mini'
import { EARLIEST_NOTED_AT } from './check-in.ts'

export const EVENT_MAX_CHARACTERS = 60
/** More than a working life has; the oldest are not listed. */
export const EVENTS_MAX = 200

/** What many note; anything else in one's own words. */
export const USUAL_EVENTS = ['New job', 'New manager', 'New project', 'Rejection'] as const

export const newCareerEvent = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please say what happened'),
      z.maxLength(EVENT_MAX_CHARACTERS, `At most ${EVENT_MAX_CHARACTERS} characters, please`),
    ),
  happened_on: z.iso
    .date('Please choose a day')
    .check(z.refine(day => day >= EARLIEST_NOTED_AT.slice(0, day.length), 'Please choose a day after 1999')),
})

export const careerEvent = z.extend(newCareerEvent, { id: z.uuid() })

export type NewCareerEvent = z.infer<typeof newCareerEvent>
export type CareerEvent = z.infer<typeof careerEvent>
