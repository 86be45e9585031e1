import * as z from 'zod/mini'

export const SCALE_MIN = 1
export const SCALE_MAX = 5
export const SCALE_DEFAULT = 3
export const NOTES_MAX_CHARACTERS = 2000
export const RECENT_CHECK_INS = 5
export const CHECK_INS_PAGE_MAX = 100
export const CHECK_INS_LIMIT = { attempts: 60, seconds: 60 }

export const ENERGY_LABELS = ['Exhausted', 'Low', 'Okay', 'Good', 'Energized'] as const
export const MOOD_LABELS = ['Very low', 'Low', 'Okay', 'Good', 'Great'] as const

export const WRITING_PROMPTS = [
  'What gave you energy today, and what took it?',
  'What is one thing you would like to leave at work tonight?',
  'Who or what helped you today?',
  'What felt heavier than it should have?',
  'What is one small thing you are glad you did?',
  'What would make tomorrow a little easier?',
] as const

const scale = z.int().check(z.minimum(SCALE_MIN), z.maximum(SCALE_MAX))

const notes = z
  .string()
  .check(
    z.trim(),
    z.maxLength(NOTES_MAX_CHARACTERS, `Notes must be less than ${NOTES_MAX_CHARACTERS} characters`),
  )

/** What the API takes; blank notes are none. */
export const checkInInput = z.object({
  mood: scale,
  energy: scale,
  notes: z._default(
    z.pipe(
      z.nullable(notes),
      z.transform(text => text || null),
    ),
    null,
  ),
})

/** What the form holds: each slider is a list of one number. */
export const checkInForm = z.object({
  mood: z.tuple([scale]),
  energy: z.tuple([scale]),
  notes: z.optional(notes),
})

export const checkIn = z.object({
  id: z.uuid(),
  mood: scale,
  energy: scale,
  notes: z.nullable(z.string()),
  created_at: z.iso.datetime({ offset: true }),
})

export type CheckInInput = z.infer<typeof checkInInput>
export type CheckIn = z.infer<typeof checkIn>

export function energyLabel(energy: number): string {
  return ENERGY_LABELS[energy - SCALE_MIN] ?? ''
}

export function moodLabel(mood: number): string {
  return MOOD_LABELS[mood - SCALE_MIN] ?? ''
}
