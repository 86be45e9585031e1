import { pointOn, wayBetween } from '#web/career/drawings/way.tsx'
import { Line, type Point } from '#web/ui/line.tsx'
import { shorten } from './shorten.ts'

export type Stop = { name: string; isSaved: boolean }

const LETTER_PX = 7.5

/** From today to the best match, dotted; each missing skill is a ring, a filled one where something was saved for it. Goes inside an svg. */
export function WayAhead({
  from,
  to,
  role,
  stops,
  tone,
}: {
  from: Point
  to: Point
  role: string
  stops: readonly Stop[]
  tone: string
}) {
  const room = to.x - from.x
  return (
    <g className={tone}>
      <g className="line-draw-in">
        <Line points={wayBetween(from, to)} tone={tone} forecast />
      </g>
      {stops.map(({ name, isSaved }, index) => {
        const point = pointOn(from, to, (index + 1) / (stops.length + 1))
        return (
          <g key={name}>
            <circle className="line-ring" stroke="currentColor" cx={point.x} cy={point.y} r="6" />
            {isSaved && <circle className="fill-current" cx={point.x} cy={point.y} r="3" />}
            <text x={point.x + 8} y={point.y + 24} className="fill-ink text-[13px]">
              {shorten(name, Math.floor(room / (stops.length + 1) / LETTER_PX))}
            </text>
          </g>
        )
      })}
      <text x={to.x + 7} y={to.y - 18} textAnchor="end" className="fill-ink text-[14px] font-semibold">
        {shorten(role, Math.floor(room / LETTER_PX))}
      </text>
    </g>
  )
}
