import { ONBOARDING_STEPS } from '#shared/account/onboarding.ts'
import { StepsLine } from './steps-line.tsx'

export const FIRST_STEP_TITLE = 'Tell us about yourself'

/** Where one is, how much is answered, and the four steps on the line. What is not known yet is left out. */
export function StepProgress({
  step,
  percent,
  missing = new Map(),
  told = [],
}: {
  step: number
  percent?: number
  missing?: ReadonlyMap<number, readonly string[]>
  /** Steps of which it is said what is missing. */
  told?: readonly number[]
}) {
  return (
    <div className="grid gap-3">
      <p className="figures flex flex-wrap justify-between gap-x-4 text-sm text-soft">
        <span>
          Step {step} of {ONBOARDING_STEPS}
        </span>
        {percent !== undefined && <span>{percent}% complete</span>}
      </p>
      {percent !== undefined && (
        <progress aria-label="Progress of your setup" value={percent} max={100} className="sr-only" />
      )}
      <StepsLine step={step} missing={missing} told={told} isKnown={percent !== undefined} />
    </div>
  )
}
