import type * as z from 'zod/mini'
import { SWITCH_NAMES, SWITCHES } from '#shared/account/consent.ts'
import {
  ONBOARDING_FIELDS,
  ONBOARDING_STEP_OF,
  ONBOARDING_STEPS,
  type OnboardingForm,
  onboardingDraft,
} from '#shared/account/onboarding.ts'
import type { Profile } from '#shared/account/profile.ts'
import { PROFILE_FIELD_NAMES } from '#shared/account/profile-fields.ts'
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
