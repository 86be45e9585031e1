import { TRIAL_DAYS } from '#shared/billing/plans.ts'
import { Line, type Point } from '#web/ui/line.tsx'

const DAY_WIDTH = 14
const END: Point = { x: 4 + DAY_WIDTH * TRIAL_DAYS, y: 104 }
const WAY: Point[] = [{ x: 4, y: 124 }, { x: 60, y: 108 }, { x: 124, y: 120 }, END]
const DAYS = Array.from({ length: TRIAL_DAYS }, (_, day) => `M${4 + day * DAY_WIDTH} 152v8`).join('')
const PROFESSIONAL = [END, { x: 270, y: 56 }, { x: 330, y: 38 }, { x: 388, y: 34 }]
const FREE = [END, { x: 280, y: 116 }, { x: 388, y: 122 }]

/** Timeline of the trial. */
export function TrialLine() {
  return (
    <figure>
      <svg
        viewBox="0 0 400 190"
        className="w-full overflow-visible text-[15px] max-sm:text-[17px]"
        aria-hidden="true"
      >
        <path d={DAYS} className="line-stroke text-edge [stroke-width:1.5]" />
        <g className="line-draw-in">
          <Line points={PROFESSIONAL} forecast />
          <Line points={FREE} forecast tone="text-info" />
          <Line points={WAY} dot={false} />
          <circle className="line-dot text-attention-mark" cx={END.x} cy={END.y} r="9" />
        </g>
        <g className="fill-ink">
          <text x="2" y="184">
            {TRIAL_DAYS} days, everything open
          </text>
          <text x={END.x - 6} y={END.y - 22} textAnchor="end" className="font-semibold">
            you decide
          </text>
          <text x="396" y="14" textAnchor="end" className="font-semibold">
            Professional
          </text>
          <text x="396" y="154" textAnchor="end" className="font-semibold">
            Free
          </text>
        </g>
      </svg>
      <figcaption className="sr-only">
        {TRIAL_DAYS} days with everything open. Then you decide: go on with Professional, or keep a Free
        account.
      </figcaption>
    </figure>
  )
}
