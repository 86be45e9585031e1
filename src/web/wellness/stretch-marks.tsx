import type { LowStretch } from '#shared/wellness/early-warning/low-stretches.ts'
import { noonOf, shortDay } from './day-and-time.ts'

/** In rem, a little more than the letters of a chart are wide on average. */
const LETTER = 0.42

/** Where each time below one's usual began: a dotted line over the chart, a dot on the line that moved, and the words. Goes inside an svg. */
export function StretchMarks({
  stretches,
  lead = '',
  x,
  lineY,
  top,
  bottom,
  width,
  rem,
}: {
  stretches: readonly LowStretch[]
  /** What stands before "since Nov 4", where there is room. */
  lead?: string
  x: (atMs: number) => number
  /** Where the line that moved is at that time; null where it has a gap. */
  lineY: (atMs: number, moved: LowStretch['moved']) => number | null
  top: number
  bottom: number
  width: number
  rem: number
}) {
  return stretches.map(stretch => {
    const atMs = noonOf(stretch.since)
    const at = x(atMs)
    if (at < 0 || at > width) return null
    const y = lineY(atMs, stretch.moved)
    const short = stretchDays(stretch)
    const long = `${lead}${short}`
    const words = long.length * LETTER * rem < at ? long : short
    const isLeft = words.length * LETTER * rem < at - 6
    return (
      <g key={stretch.since} className="text-attention-mark">
        <line
          x1={at}
          x2={at}
          y1={top}
          y2={bottom}
          className="stroke-current"
          strokeWidth="2"
          strokeDasharray="1 5"
          strokeLinecap="round"
        />
        {y !== null && <circle cx={at} cy={y} r="7" className="line-dot" />}
        <text
          x={isLeft ? at - 6 : at + 6}
          y={bottom - 0.3 * rem}
          textAnchor={isLeft ? 'end' : 'start'}
          className="fill-attention stroke-paper font-semibold [paint-order:stroke]"
          strokeWidth="4"
        >
          {words}
        </text>
      </g>
    )
  })
}

/** "since Nov 4", or "May 9 to Jun 26" */
function stretchDays({ since, until }: LowStretch): string {
  return until === null
    ? `since ${shortDay(noonOf(since))}`
    : `${shortDay(noonOf(since))} to ${shortDay(noonOf(until))}`
}
