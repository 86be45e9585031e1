import * as z from 'zod/mini'
import { timeZone } from '#shared/billing/time-zone.ts'
import { pluck, recordOf } from '#shared/typed-keys.ts'
import { SWITCH_NAMES } from './consent.ts'
import { PROFILE_FIELDS } from './profile-fields.ts'

const time = z.iso.datetime({ offset: true })
const switches = recordOf(SWITCH_NAMES, () => z.boolean())
const { job_title, industry } = PROFILE_FIELDS

/** One per person; null until the person has said it. */
export const profile = z.object({
  ...pluck(PROFILE_FIELDS, 'stored'),
  ...switches,
  onboarding_completed: z.boolean(),
  /** Null until the browser or the person has said it; UTC counts then. */
  time_zone: z.nullable(z.string()),
  trial_started_at: time,
  trial_expires_at: time,
  created_at: time,
})

/** What people change in the settings; both sides check by these rules. Title and industry may be emptied there. */
export const profileFields = z.object({
  ...pluck(PROFILE_FIELDS, 'answer'),
  job_title: z.string().check(z.trim(), z.maxLength(job_title.max)),
  industry: z
    .string()
    .check(z.refine(value => ['', ...industry.options].includes(value), 'Please select an industry')),
  ...switches,
})

export const profileChange = z.partial(z.object({ ...profileFields.shape, time_zone: timeZone }))

export type Profile = z.infer<typeof profile>
export type ProfileChange = z.infer<typeof profileChange>

const INITIALS_MAX = 2

/** First letters of the name, at most two, or "U". */
export function initials(fullName: string | null): string {
  const words = (fullName ?? '').trim().split(/\s+/).filter(Boolean)
  const letters = words.map(word => [...word][0]?.toUpperCase() ?? '').slice(0, INITIALS_MAX)
  return letters.join('') || 'U'
}
