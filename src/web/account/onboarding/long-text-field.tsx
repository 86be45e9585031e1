import { useFormContext, useWatch } from 'react-hook-form'
import type { OnboardingForm } from '#shared/account/onboarding.ts'
import { Field, TextArea } from '#web/ui/field.tsx'
import { LengthHint } from '../profile-inputs/length-hint.tsx'

type TextName = {
  [Name in keyof OnboardingForm]: OnboardingForm[Name] extends string ? Name : never
}[keyof OnboardingForm]

/** An answer of some length, which is told while it is typed. */
export function LongTextField({
  name,
  rule: { label, min, max },
  question,
  rows,
}: {
  name: TextName
  rule: { label: string; min: number; max: number }
  question: string
  rows: number
}) {
  const {
    control,
    register,
    formState: { errors },
  } = useFormContext<OnboardingForm>()
  const value = useWatch({ control, name })
  return (
    <Field
      label={label}
      hint={
        <>
          <span className="block">{question}</span>
          <LengthHint value={value ?? ''} min={min} max={max} />
        </>
      }
      error={errors[name]?.message}
    >
      {props => <TextArea {...props} {...register(name)} rows={rows} />}
    </Field>
  )
}
