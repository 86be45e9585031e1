import { type Control, Controller, useFormContext } from 'react-hook-form'
import { SWITCH_NAMES, SWITCHES, type SwitchName } from '#shared/account/consent.ts'
import type { OnboardingForm } from '#shared/account/onboarding.ts'
import { PRODUCT } from '#shared/product.ts'
import { Checkbox, Switch } from '#web/ui/choice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export function WellnessStep() {
  const {
    control,
    register,
    formState: { errors },
  } = useFormContext<OnboardingForm>()
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <p className="text-soft">
          Each of these is yours to switch on or off, now and later in Settings. Nothing is shared without
          you.
        </p>
        <div className="divide-y divide-rule border-y border-rule">
          {SWITCH_NAMES.map(name => (
            <ConsentSwitch key={name} name={name} control={control} />
          ))}
        </div>
      </div>
      <Checkbox {...register('consent_given')} error={errors.consent_given?.message}>
        I agree that {PRODUCT} uses my profile to prepare career guidance for me, as the{' '}
        <TextLink to="/privacy" tone="form">
          Privacy Policy
        </TextLink>{' '}
        describes. I can take this back at any time.
      </Checkbox>
    </div>
  )
}

function ConsentSwitch({ control, name }: { control: Control<OnboardingForm>; name: SwitchName }) {
  const { label, meaning } = SWITCHES[name]
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, ...field } }) => (
        <div className="py-2">
          <Switch {...field} checked={value}>
            <span className="font-medium">{label}</span>
            <span className="block max-w-[52ch] text-sm text-soft">{meaning}</span>
          </Switch>
        </div>
      )}
    />
  )
}
