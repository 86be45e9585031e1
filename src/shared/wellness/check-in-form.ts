import * as z from 'zod/mini'

export const SCALE_MIN = 1
export const SCALE_MAX = 5
export const SCALE_DEFAULT = 3
export const NOTES_MAX_CHARACTERS = 2000

export const ENERGY_LABELS = ['Exhausted', 'Low', 'Okay', 'Good', 'Energized'] as const
export const MOOD_LABELS = ['Very low', 'Low', 'Okay', 'Good', 'Great'] as const

export const scale = z.int().check(z.minimum(SCALE_MIN), z.maximum(SCALE_MAX))

export const notes = z
  .string()
  .check(
    z.trim(),
    z.maxLength(NOTES_MAX_CHARACTERS, `Notes must be less than ${NOTES_MAX_CHARACTERS} characters`),
  )

/** What the form holds: each slider is a list of one number. */
export const checkInForm = z.object({
  mood: z.tuple([scale]),
  energy: z.tuple([scale]),
  notes: z.optional(notes),
})

export function energyLabel(energy: number): string {
  return ENERGY_LABELS[energy - SCALE_MIN] ?? ''
}

export function moodLabel(mood: number): string {
  return MOOD_LABELS[mood - SCALE_MIN] ?? ''
}
