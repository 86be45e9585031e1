import * as z from 'zod/mini'
import { keysOf } from '#shared/typed-keys.ts'

/**
 * The switches of Settings, onboarding and the public pages: columns of the profile, and purposes of consent.
 * `meaning` is what is agreed to; `line` and `figure` describe it shortly.
 */
export const SWITCHES = {
  daily_check_ins: {
    label: 'Daily check-ins',
    meaning:
      'We keep your check-ins, what you add to them and the changes at work you note, to show how you are doing over time.',
    line: 'A minute a day for how you are doing. Off: no invitations, no reminders, and we ask before keeping a new one.',
    figure: { label: 'Daily check-ins', text: 'Mood, energy and notes' },
    onByDefault: true,
  },
  connect_wearables: {
    label: 'Connect wearables',
    meaning:
      'We may read sleep and activity from a device you connect. Nothing is read today: this records your wish.',
    line: 'Sleep and activity. Nothing is read today.',
    figure: { label: 'Wearables', text: 'Sleep from a device you connect' },
    onByDefault: false,
  },
  voice_analysis: {
    label: 'Voice analysis',
    meaning:
      'We may look at how you sound in recordings you choose to make. Nothing is recorded today: this records your wish.',
    line: 'How you sound. Nothing is recorded today.',
    figure: { label: 'Voice analysis', text: 'Only recordings you make on purpose' },
    onByDefault: false,
  },
} as const

export type SwitchName = keyof typeof SWITCHES
export const SWITCH_NAMES: readonly SwitchName[] = keysOf(SWITCHES)

/** What a person can agree to, each on its own; `profile` is the box of the onboarding. The words are in consent-texts.ts. */
export const CONSENT_PURPOSES = [
  'profile',
  ...SWITCH_NAMES,
  'ai_wording',
  'ai_coach',
  'ai_check_ins',
  'plan_check_ins',
] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Raised whenever a `meaning` changes, so that history shows what was agreed to. */
export const CONSENT_TEXT_VERSION = '2026-11-16.4'

const consent = z.object({
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
