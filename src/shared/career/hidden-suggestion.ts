import * as z from 'zod/mini'
import { occupationCode } from './suggestion.ts'

/**
 * Why a role is not for somebody; the next suggestions follow it. `role`: not this one. `field`: nothing of its field.
 * `pay`: nothing that pays as little. `training`: nothing that asks for as much preparation. `other`: not this one.
 */
export const HIDE_REASONS = ['role', 'field', 'pay', 'training', 'other'] as const
export const HIDE_NOTE_MAX_CHARACTERS = 500

export const hiddenSuggestion = z.object({
  code: occupationCode,
  role: z.string(),
  reason: z.enum(HIDE_REASONS),
  note: z.nullable(z.string()),
  created_at: z.iso.datetime({ offset: true }),
})

export type HideReason = (typeof HIDE_REASONS)[number]
export type HiddenSuggestion = z.infer<typeof hiddenSuggestion>
