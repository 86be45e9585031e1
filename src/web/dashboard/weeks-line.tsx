import { linePath, type Point } from '#web/ui/line.tsx'
import type { Weeks } from './weeks.ts'

const DAYS_ACROSS = 56
const SCALE = { min: 1, max: 5, start: 3 } as const

/** Where a value stands between the top and the bottom of its room. */
export function levelY(value: number, top: number, bottom: number): number {
  return bottom - ((value - SCALE.min) / (SCALE.max - SCALE.min)) * (bottom - top)
}

/** Where the line stands today: at its end, or in the middle as long as there is none. */
export function todayLevel({ pieces }: Weeks): number {
  return pieces.at(-1)?.at(-1)?.value ?? SCALE.start
}

/** The weeks behind, in one's usual range, up to today. Older ones run out at the left. Goes inside an svg. */
export function WeeksLine({
  weeks,
  today,
  top,
  bottom,
  tone,
  from,
}: {
  weeks: Weeks
  today: Point
  top: number
  bottom: number
  tone: string
  /** How far to the left the usual range is drawn. */
  from: number
}) {
  const { pieces, range, low } = weeks
  const x = (daysAgo: number) => today.x * (1 - daysAgo / DAYS_ACROSS)
  const y = (value: number) => levelY(value, top, bottom)
  return (
    <g className={tone}>
      {range && (
        <rect
          className="line-range"
          x={from}
          width={today.x - from}
          y={y(range.high)}
          height={y(range.low) - y(range.high)}
        />
      )}
      {range && !low && (
        <text x={4} y={y(range.low) + 18} className="fill-soft text-[13px]">
          your usual range
        </text>
      )}
      <g className="line-draw-in">
        {pieces.map(piece => (
          <path
            key={piece[0]?.daysAgo}
            className="line-stroke"
            d={linePath(piece.map(({ daysAgo, value }) => ({ x: x(daysAgo), y: y(value) })))}
          />
        ))}
      </g>
      {low && (
        <>
          <circle className="line-dot" cx={x(low.daysAgo)} cy={y(low.value)} r="6" />
          <text
            x={x(low.daysAgo)}
            y={y(low.value) + 26}
            textAnchor="middle"
            className="fill-soft text-[13px]"
          >
            a hard stretch
          </text>
        </>
      )}
    </g>
  )
}

/** The dot that is today. */
export function TodayMark({ at, tone }: { at: Point; tone: string }) {
  return (
    <g className={tone}>
      <circle className="line-ring" stroke="currentColor" cx={at.x} cy={at.y} r="9" />
      <text x={at.x + 4} y={at.y + 30} className="fill-ink text-[13px] font-semibold">
        today
      </text>
    </g>
  )
}
