import type { ReactNode } from 'react'
import type { NextStep } from '#shared/dashboard/next-step.ts'
import { CheckInInPlace } from '#web/wellness/check-in-in-place.tsx'
import { NEXT_STEP_CLASS } from './layout.ts'
import { NextStepWords } from './next-step-words.tsx'
import { useEarlyFocus } from './use-early-focus.ts'

/** The one place that says what comes next. */
export function NextStepPanel({ step, onCheckedIn }: { step: NextStep; onCheckedIn: () => void }) {
  if (step.kind === 'check-in')
    return (
      <Panel ground="bg-action-wash line-on-tint">
        <CheckInInPlace label={<NextStepLabel />} headingId={HEADING_ID} onSaved={onCheckedIn} />
      </Panel>
    )
  const warned =
    step.kind === 'warning' && step.risk === 'High'
      ? 'bg-wrong-wash line-on-wrong'
      : 'bg-attention-wash line-on-attention'
  return (
    <Panel ground={step.kind === 'warning' ? warned : 'bg-action-wash line-on-tint'}>
      <NextStepWords step={step} label={<NextStepLabel />} headingId={HEADING_ID} />
    </Panel>
  )
}

export const HEADING_ID = 'next-step'

export function Panel({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <section
      ref={useEarlyFocus()}
      aria-labelledby={HEADING_ID}
      className={`grid ${ground} ${NEXT_STEP_CLASS}`}
    >
      {children}
    </section>
  )
}

export function NextStepLabel() {
  return <p className="text-sm font-semibold text-action">Next step</p>
}
