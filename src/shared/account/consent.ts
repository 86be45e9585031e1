import * as z from 'zod/mini'

/** What a person can agree to, each on its own. `profile` is the box of the onboarding. */
export const CONSENT_PURPOSES = ['profile', 'daily_check_ins', 'connect_wearables', 'voice_analysis'] as const

/** Raised whenever the meaning of the words below changes, so that history shows what was agreed to. */
export const CONSENT_TEXT_VERSION = '2026-11'

export const CONSENT_MEANING = {
  profile: 'We use your profile to prepare career guidance for you.',
  daily_check_ins:
    'We keep the mood, energy and notes of your check-ins to show how you are doing over time.',
  connect_wearables:
    'We may read sleep and activity from a device you connect. Nothing is read until you connect one.',
  voice_analysis:
    'We may look at how you sound in recordings you choose to make. Nothing is recorded by itself.',
} as const satisfies Record<ConsentPurpose, string>

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

export const consent = z.object({
  id: z.uuid(),
  purpose: z.enum(CONSENT_PURPOSES),
  granted: z.boolean(),
  text_version: z.string(),
  created_at: z.iso.datetime({ offset: true }),
})

export const consents = z.object({
  /** What holds now; a purpose that was never answered is not granted. */
  current: z.record(z.enum(CONSENT_PURPOSES), z.boolean()),
  /** Newest first. */
  history: z.array(consent),
})

export type Consent = z.infer<typeof consent>
export type Consents = z.infer<typeof consents>
