import type { NextStep } from '#shared/dashboard/next-step.ts'
import { SCALE_DEFAULT } from '#shared/wellness/check-in-form.ts'
import { CHECK_IN_CLASS, CheckInLinks, CheckInQuestion } from '#web/wellness/check-in-in-place.tsx'
import { MoodAndEnergy } from '#web/wellness/mood-and-energy.tsx'
import { HEADING_ID, NextStepLabel, NextStepPanel, Panel } from './next-step-panel.tsx'

/** The next step as draw-early.ts draws it, before anything of it can be answered: at build, never in a browser. */
export function NextStepAhead({ step }: { step: NextStep }) {
  if (step.kind !== 'check-in') return <NextStepPanel step={step} onCheckedIn={() => {}} />
  return (
    <Panel ground="bg-action-wash line-on-tint">
      <div className={CHECK_IN_CLASS}>
        <CheckInQuestion label={<NextStepLabel />} headingId={HEADING_ID} />
        <div inert className="contents *:opacity-60">
          <MoodAndEnergy mood={SCALE_DEFAULT} energy={SCALE_DEFAULT} onChange={() => {}} />
        </div>
        <CheckInLinks button={null} />
      </div>
    </Panel>
  )
}
