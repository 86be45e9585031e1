import * as z from 'zod/mini'
import { keysOf, pluck, recordOf } from '#shared/typed-keys.ts'
import { SWITCH_NAMES } from './consent.ts'
import { PROFILE_FIELDS } from './profile-fields.ts'

export const ONBOARDING_STEPS = 4
const CONSENT_STEP = ONBOARDING_STEPS

/** The four steps as one form; all of it is checked at the final submit, by both sides. */
export const onboardingForm = z.object({
  ...pluck(PROFILE_FIELDS, 'answer'),
  ...recordOf(SWITCH_NAMES, () => z.boolean()),
  consent_given: z.literal(true, 'You must consent to continue'),
})

export type OnboardingForm = z.infer<typeof onboardingForm>

/** The form while it is being filled in, as a browser keeps it over a reload. */
export const onboardingDraft = z.partial(
  z.object({
    ...pluck(PROFILE_FIELDS, 'draft'),
    ...recordOf(SWITCH_NAMES, () => z.boolean()),
    consent_given: z.boolean(),
  }),
)

/** In the order they are asked. */
export const ONBOARDING_FIELDS: readonly (keyof OnboardingForm)[] = keysOf(onboardingForm.shape)

/** Which step holds a field, so that a failed submit can go there. */
export const ONBOARDING_STEP_OF: Readonly<Record<keyof OnboardingForm, number>> = {
  ...pluck(PROFILE_FIELDS, 'step'),
  ...recordOf(SWITCH_NAMES, () => CONSENT_STEP),
  consent_given: CONSENT_STEP,
}
