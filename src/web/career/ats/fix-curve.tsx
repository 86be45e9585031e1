import { ATS_GREEN_FROM, type AtsResult } from '#shared/career/ats-result.ts'
import { Line } from '#web/ui/line.tsx'
import { useWidth } from '#web/ui/use-width.ts'

const TOP = 34
const BOTTOM = 112
const EDGE = 18
const NARROW_PX = 560
const LABEL_CHARACTERS = 24

/** The way from the score now to what the fixes would earn, one after the other. */
export function FixCurve({ score, path }: { score: number; path: AtsResult['path'] }) {
  const [box, width] = useWidth<HTMLDivElement>()
  const last = path.at(-1)
  if (!last) return null
  const stops = [{ label: 'now', score }, ...path]
  const isNarrow = width < NARROW_PX
  const low = Math.min(score, ATS_GREEN_FROM)
  const high = Math.max(last.score, ATS_GREEN_FROM)
  const y = (value: number) => BOTTOM - ((value - low) / Math.max(1, high - low)) * (BOTTOM - TOP)
  const step = (width - 2 * EDGE) / (stops.length - 1)
  const points = stops.map((stop, at) => ({ ...stop, at, x: EDGE + at * step, y: y(stop.score) }))
  return (
    <figure className="grid grid-cols-1 gap-3">
      <div ref={box} className="h-40 contain-inline-size">
        {width > 0 && (
          <svg width={width} height={160} className="figures overflow-visible" aria-hidden="true">
            <line x1="0" x2={width} y1={y(ATS_GREEN_FROM)} y2={y(ATS_GREEN_FROM)} className="stroke-rule" />
            <text x={width} y={y(ATS_GREEN_FROM) + 16} textAnchor="end" className="fill-soft text-[12px]">
              {ATS_GREEN_FROM}, strong
            </text>
            <Line points={points} forecast dot={false} />
            {points.map(point => (
              <g key={point.at}>
                <circle
                  cx={point.x}
                  cy={point.y}
                  r={point.at === 0 ? 8 : 6}
                  className={
                    point.at === 0
                      ? 'line-dot text-attention-mark'
                      : point.at === path.length
                        ? 'line-dot text-action'
                        : 'line-ring stroke-action'
                  }
                />
                <text
                  x={point.x}
                  y={point.y - 16}
                  textAnchor="middle"
                  className="fill-ink text-[14px] font-semibold"
                >
                  {point.score}
                </text>
                <text
                  x={point.x}
                  y="150"
                  textAnchor={point.at === 0 ? 'start' : point.at === path.length ? 'end' : 'middle'}
                  dx={point.at === 0 ? -EDGE : point.at === path.length ? EDGE : 0}
                  className="fill-soft text-[13px]"
                >
                  {point.at === 0 ? 'now' : isNarrow ? point.at : shorten(point.label)}
                </text>
              </g>
            ))}
          </svg>
        )}
      </div>
      <figcaption className={isNarrow ? 'text-sm text-soft' : 'sr-only'}>
        <ol className="grid grid-cols-1 gap-1">
          {path.map((stop, at) => (
            <li key={`${stop.label} ${stop.score}`}>
              {at + 1}. {stop.label}: {stop.score}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

function shorten(label: string): string {
  return label.length > LABEL_CHARACTERS ? `${label.slice(0, LABEL_CHARACTERS - 1).trimEnd()}…` : label
}
