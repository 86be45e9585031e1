import { SWITCH_NAMES, SWITCHES } from './consent.ts'
import { onboardingForm } from './onboarding.ts'
import { PROFILE_FIELD_NAMES, PROFILE_FIELDS } from './profile-fields.ts'

/** The shortest answers that onboarding accepts, made from the rules: a new field needs no change in tests. */
export const SHORTEST_ANSWERS = onboardingForm.parse({
  ...Object.fromEntries(PROFILE_FIELD_NAMES.map(name => [name, shortest(PROFILE_FIELDS[name])])),
  ...Object.fromEntries(SWITCH_NAMES.map(name => [name, SWITCHES[name].onByDefault])),
  consent_given: true,
})

function shortest(rule: (typeof PROFILE_FIELDS)[keyof typeof PROFILE_FIELDS]) {
  if (rule.kind === 'text') return 'x'.repeat(rule.min)
  return rule.kind === 'choice' ? rule.options[0] : rule.options.slice(0, 1)
}
