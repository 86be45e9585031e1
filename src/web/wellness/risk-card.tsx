import CircleHelp from 'lucide-react/icons/circle-help'
import CloudSun from 'lucide-react/icons/cloud-sun'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Sun from 'lucide-react/icons/sun'
import { BURNOUT_ADVICE, type BurnoutRisk, burnoutRisk } from '#shared/wellness/burnout-risk.ts'
import { BURNOUT_WINDOW_WORD } from '#shared/wellness/burnout-thresholds.ts'
import type { CheckIn } from '#shared/wellness/check-in.ts'

const RISK_STYLES = {
  High: { Icon: LifeBuoy, surface: 'bg-wrong-wash', word: 'text-wrong', place: 3 },
  Medium: { Icon: CloudSun, surface: 'bg-attention-wash', word: 'text-attention', place: 2 },
  Low: { Icon: Sun, surface: 'bg-action-wash', word: 'text-action', place: 1 },
  Unknown: { Icon: CircleHelp, surface: 'bg-sunk', word: 'text-soft', place: 0 },
} as const satisfies Record<BurnoutRisk, unknown>

const NOT_LOADED_ADVICE = 'We cannot see your check-ins at the moment, so we cannot say.'

/** Word, icon and position say the risk: color is never the only signal (WCAG 1.4.1). */
export function RiskCard({
  checkIns,
  failed = false,
}: {
  checkIns: readonly CheckIn[]
  /** They could not be loaded, which is not the same as having none. */
  failed?: boolean
}) {
  const risk = burnoutRisk(checkIns)
  const { Icon, surface, word, place } = RISK_STYLES[risk]
  return (
    <section aria-labelledby="burnout-risk" className={`grid gap-4 rounded-xl p-6 sm:p-7 ${surface}`}>
      <h2 id="burnout-risk" className="font-sans text-sm font-semibold tracking-normal text-soft">
        Burnout risk
      </h2>
      <p className={`flex items-center gap-3 font-serif text-3xl ${word}`}>
        <Icon aria-hidden className="size-8" />
        {risk}
      </p>
      <div aria-hidden="true" className={`grid grid-cols-3 gap-1.5 ${word}`}>
        {[1, 2, 3].map(step => (
          <span
            key={step}
            className={`h-1.5 rounded-full bg-current ${step === place ? '' : 'opacity-20'}`}
          />
        ))}
      </div>
      <p>{failed && risk === 'Unknown' ? NOT_LOADED_ADVICE : BURNOUT_ADVICE[risk]}</p>
      <p className="text-xs text-soft">
        From the mood and energy of your last {BURNOUT_WINDOW_WORD} check-ins. An indication, never a
        diagnosis.
      </p>
    </section>
  )
}
