import type * as z from 'zod/mini'
import { SWITCH_NAMES, SWITCHES } from '#shared/account/consent.ts'
import {
  ONBOARDING_FIELDS,
  ONBOARDING_STEP_OF,
  ONBOARDING_STEPS,
  type OnboardingForm,
  onboardingDraft,
  onboardingForm,
} from '#shared/account/onboarding.ts'
import type { Profile } from '#shared/account/profile.ts'
import { PROFILE_FIELD_NAMES, PROFILE_FIELDS } from '#shared/account/profile-fields.ts'
import { pick, recordOf } from '#shared/typed-keys.ts'

export const ONBOARDING_DRAFT = 'onboarding'

/** The form while it is being filled in: unanswered fields are missing. */
export type OnboardingDraft = Partial<OnboardingForm>

const DEFAULTS: OnboardingDraft = {
  skills: [],
  ...recordOf(SWITCH_NAMES, name => SWITCHES[name].onByDefault),
}

/** The draft saved before a reload, else the answers in the profile. */
export function initialDraft(
  stored: unknown,
  profile: Profile | undefined,
  fullName: string,
): OnboardingDraft {
  const draft = onboardingDraft.safeParse(stored)
  return {
    ...DEFAULTS,
    full_name: fullName,
    ...(profile?.onboarding_completed && draftFromProfile(profile)),
    ...(draft.success && draftFromStorage(draft.data)),
  }
}

/** Empty boxes and choices are stored as null or false; here they are unanswered again. */
function draftFromStorage(stored: z.infer<typeof onboardingDraft>): OnboardingDraft {
  return { ...withoutNulls(stored), consent_given: stored.consent_given || undefined }
}

function draftFromProfile(profile: Profile): OnboardingDraft {
  return withoutNulls(pick(profile, [...PROFILE_FIELD_NAMES, ...SWITCH_NAMES]))
}

type WithoutNulls<Answers> = { [Field in keyof Answers]: Exclude<Answers[Field], null> | undefined }

function withoutNulls<Answers extends object>(answers: Answers): WithoutNulls<Answers> {
  const entries = Object.entries(answers).map(([field, answer]) => [field, answer ?? undefined])
  return Object.fromEntries(entries) as WithoutNulls<Answers>
}

/** What has to be answered: the switches come with a default. */
const ASKED_FIELDS = ONBOARDING_FIELDS.filter(name => !SWITCH_NAMES.some(known => known === name))

/** What is unanswered or too short, in the order it is asked. */
function missingFields(draft: OnboardingDraft): (keyof OnboardingForm)[] {
  return ASKED_FIELDS.filter(name => !onboardingForm.shape[name].safeParse(draft[name]).success)
}

/** Of what is asked, not of the steps one has turned over. */
export function percentComplete(draft: OnboardingDraft): number {
  const answered = ASKED_FIELDS.length - missingFields(draft).length
  return Math.round((answered / ASKED_FIELDS.length) * 100)
}

/** What is missing, by the step it is asked in. */
export function missingByStep(draft: OnboardingDraft): ReadonlyMap<number, string[]> {
  const missing = new Map<number, string[]>()
  for (const field of missingFields(draft)) {
    const step = ONBOARDING_STEP_OF[field]
    missing.set(step, [...(missing.get(step) ?? []), labelOf(field)])
  }
  return missing
}

function labelOf(field: keyof OnboardingForm): string {
  const name = PROFILE_FIELD_NAMES.find(known => known === field)
  return name ? PROFILE_FIELDS[name].label : 'Consent'
}

/** The step an address names; anything else is the first. */
export function stepFromQuery(asked: string | null): number {
  const step = Number(asked)
  return Number.isInteger(step) && step >= 1 && step <= ONBOARDING_STEPS ? step : 1
}

/** The field to focus after a failed submit: the first in the order they are asked. */
export function firstInvalidField(errors: object): { field: keyof OnboardingForm; step: number } | undefined {
  const field = ONBOARDING_FIELDS.find(name => name in errors)
  return field && { field, step: ONBOARDING_STEP_OF[field] }
}
