import { Line, type Point } from '#web/ui/line.tsx'
import { useWidth } from '#web/ui/use-width.ts'
import { shorten } from './shorten.ts'

const HEIGHT = 112
const START_X = 44
/** Up and down a little, as every line of ours. */
const LEVELS = [70, 48, 58, 32] as const
const LABEL_BELOW = 27
/** How wide a letter of a label is, about. */
const LETTER_PX = 7

/** Stops from today on: solid up to here, dotted ahead. Decorative for assistive technology: the words beside it say it all. */
export function StopsLine({ stops, tone }: { stops: readonly string[]; tone: string }) {
  const [box, width] = useWidth<HTMLDivElement>()
  const apart = (width - 2 * START_X) / Math.max(1, stops.length - 1)
  const points = stops.map((_, index) => ({ x: START_X + index * apart, y: LEVELS[index] ?? 40 }))
  const [today] = points
  return (
    <div ref={box} aria-hidden="true" className="h-28">
      {today && width > 0 && (
        <svg width={width} height={HEIGHT} className={`overflow-visible ${tone}`} aria-hidden="true">
          <g className="line-draw-in">
            <Line points={[...points, lastPoint(points, width)]} tone={tone} forecast dot={false} />
            <Line
              points={[{ x: 0, y: today.y + 4 }, { x: START_X / 2, y: today.y + 5 }, today]}
              tone={tone}
            />
          </g>
          {stops.map((stop, index) => {
            const point = points[index] ?? today
            return (
              <g key={stop}>
                {index > 0 && (
                  <circle className="line-ring" stroke="currentColor" cx={point.x} cy={point.y} r="6" />
                )}
                <text
                  x={point.x}
                  y={point.y + LABEL_BELOW}
                  textAnchor={index > 0 && index === stops.length - 1 ? 'end' : 'middle'}
                  dx={index > 0 && index === stops.length - 1 ? START_X - 4 : 0}
                  className={`text-[13px] ${index === 0 ? 'fill-ink font-semibold' : 'fill-soft'}`}
                >
                  {shorten(stop, Math.floor(apart / LETTER_PX))}
                </text>
              </g>
            )
          })}
        </svg>
      )}
    </div>
  )
}

function lastPoint(points: readonly Point[], width: number): Point {
  const end = points.at(-1)?.y ?? HEIGHT / 2
  return { x: width, y: end - (points.length > 1 ? 10 : 40) }
}
