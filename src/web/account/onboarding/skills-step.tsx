import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import type { OnboardingForm } from '#shared/account/onboarding.ts'
import { SKILL_OPTIONS } from '#shared/account/profile-options.ts'
import { Field, FieldError, TextArea } from '#web/ui/field.tsx'

export function SkillsStep() {
  const id = useId()
  const {
    register,
    formState: { errors },
  } = useFormContext<OnboardingForm>()
  const fault = errors.skills?.message
  return (
    <div className="grid gap-8">
      <fieldset aria-describedby={fault ? `${id}-error` : undefined} className="grid gap-3">
        <legend className="mb-3 font-medium">
          Skills <span className="font-normal text-soft">pick all that fit</span>
        </legend>
        <div className="flex flex-wrap gap-2.5">
          {SKILL_OPTIONS.map(skill => (
            <label
              key={skill}
              className="inline-flex min-h-11 items-center gap-2.5 rounded-full border border-edge bg-raised px-4 transition-colors hover:border-action has-checked:border-action has-checked:bg-action-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
            >
              <input
                {...register('skills')}
                type="checkbox"
                value={skill}
                className="size-4.5 accent-action focus-visible:outline-none"
              />
              {skill}
            </label>
          ))}
        </div>
        <FieldError id={`${id}-error`} error={fault} />
      </fieldset>
      <Field
        label="Interests"
        hint="What draws you in, at work or beyond it? A sentence or two will do."
        error={errors.interests?.message}
      >
        {control => <TextArea {...control} {...register('interests')} rows={4} />}
      </Field>
    </div>
  )
}
