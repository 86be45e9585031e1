import CircleHelp from 'lucide-react/icons/circle-help'
import CloudSun from 'lucide-react/icons/cloud-sun'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Sun from 'lucide-react/icons/sun'
import { Fragment } from 'react'
import { HELP_NOW_PATH } from '#shared/safety/help-now-path.ts'
import { type BurnoutRisk, burnoutAdvice, burnoutBasis, burnoutRisk } from '#shared/wellness/burnout-risk.ts'
import { BURNOUT_WINDOW } from '#shared/wellness/burnout-thresholds.ts'
import type { CheckIn } from '#shared/wellness/check-in.ts'
import { ButtonLink } from '#web/ui/button.tsx'

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
  // One or two answers are too few for an orange card.
  const ground = risk === 'Medium' && checkIns.length < BURNOUT_WINDOW ? 'bg-sunk' : surface
  return (
    <section
      aria-labelledby="burnout-risk"
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 rounded-xl forced-colors:border p-[min(1.5rem,6vw)] sm:p-7 ${ground}`}
    >
      <h2 id="burnout-risk" className="font-sans text-sm font-semibold tracking-normal text-soft">
        Burnout risk
      </h2>
      <p className={`flex flex-wrap items-center gap-3 font-serif text-[min(var(--text-3xl),10vw)] ${word}`}>
        <Icon aria-hidden className="size-8" />
        {risk}
      </p>
      <div className={word}>
        <RiskScale place={place} />
      </div>
      <p>{failed && risk === 'Unknown' ? NOT_LOADED_ADVICE : burnoutAdvice(checkIns)}</p>
      {risk === 'High' && (
        <ButtonLink to={HELP_NOW_PATH} size="large">
          <LifeBuoy aria-hidden className="size-5" />
          Getting help now
        </ButtonLink>
      )}
      <p className="text-xs text-soft">{burnoutBasis(checkIns.length)}</p>
    </section>
  )
}

/** Where the risk stands between low and high: solid up to there, dotted beyond. */
function RiskScale({ place }: { place: number }) {
  return (
    <div aria-hidden="true" className="grid gap-1.5">
      <div className="flex items-center">
        {RISK_STOPS.map((stop, index) => (
          <Fragment key={stop}>
            {index > 0 && (
              <span
                className={`flex-1 border-t-3 border-current ${index < place ? '' : 'border-dotted opacity-50'}`}
              />
            )}
            <span
              className={`rounded-full border-2 border-current ${index + 1 === place ? 'size-4 bg-current' : 'size-2.5'}`}
            />
          </Fragment>
        ))}
      </div>
      <div className="flex justify-between gap-x-1 text-[min(var(--text-xs),4.2vw)] text-ink">
        {RISK_STOPS.map((stop, index) => (
          <span
            key={stop}
            className={`text-center first:text-start last:text-end ${index + 1 === place ? 'font-semibold' : ''}`}
          >
            {stop}
          </span>
        ))}
      </div>
    </div>
  )
}

const RISK_STOPS = ['Low', 'Medium', 'High'] as const
