import { ONBOARDING_STEPS } from '#shared/account/onboarding.ts'
import { Progress } from '#web/ui/progress.tsx'

export const FIRST_STEP_TITLE = 'Tell us about yourself'

export function StepProgress({ step }: { step: number }) {
  const percent = Math.round((step / ONBOARDING_STEPS) * 100)
  return (
    <div className="grid gap-2">
      <p className="figures flex justify-between text-sm text-soft">
        <span>
          Step {step} of {ONBOARDING_STEPS}
        </span>
        <span>{percent}% complete</span>
      </p>
      <Progress label="Progress of your setup" value={percent} />
    </div>
  )
}
