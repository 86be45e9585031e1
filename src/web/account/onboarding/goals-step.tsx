import { useFormContext } from 'react-hook-form'
import type { OnboardingForm } from '#shared/account/onboarding.ts'
import { PROFILE_FIELDS } from '#shared/account/profile-fields.ts'
import type { COMMUNICATION_STYLES, WORK_STYLES } from '#shared/account/profile-options.ts'
import { RadioGroup } from '#web/ui/choice.tsx'
import { LongTextField } from './long-text-field.tsx'

const WORK = [
  { value: 'collaborative', label: 'Collaborative', hint: 'Best in a team, thinking out loud' },
  { value: 'independent', label: 'Independent', hint: 'Best with time and quiet of my own' },
  { value: 'hybrid', label: 'Hybrid', hint: 'A bit of both, as the task asks' },
  { value: 'leadership', label: 'Leadership', hint: 'Best when I guide others' },
] as const satisfies readonly Choice<(typeof WORK_STYLES)[number]>[]

const COMMUNICATION = [
  { value: 'direct', label: 'Direct', hint: 'Short and to the point' },
  { value: 'detailed', label: 'Detailed', hint: 'With all the background' },
  { value: 'visual', label: 'Visual', hint: 'Show me, rather than tell me' },
  { value: 'conversational', label: 'Conversational', hint: 'Back and forth, in our own time' },
] as const satisfies readonly Choice<(typeof COMMUNICATION_STYLES)[number]>[]

export function GoalsStep() {
  const {
    register,
    formState: { errors },
  } = useFormContext<OnboardingForm>()
  return (
    <div className="grid gap-8">
      <RadioGroup
        legend={PROFILE_FIELDS.work_style.label}
        options={WORK}
        error={errors.work_style?.message}
        {...register('work_style')}
      />
      <RadioGroup
        legend={PROFILE_FIELDS.communication_style.label}
        options={COMMUNICATION}
        error={errors.communication_style?.message}
        {...register('communication_style')}
      />
      <LongTextField
        name="career_goals"
        rule={PROFILE_FIELDS.career_goals}
        question="Where would you like to be in a few years? It need not be settled."
        rows={5}
      />
    </div>
  )
}

type Choice<Value extends string> = { value: Value; label: string; hint: string }
