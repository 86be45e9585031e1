import { area, curveMonotoneX, line } from 'd3-shape'

export type Point = { x: number; y: number }

const draw = line<Point>()
  .x(point => point.x)
  .y(point => point.y)
  .curve(curveMonotoneX)

const fill = area<Point & { low: number }>()
  .x(point => point.x)
  .y0(point => point.low)
  .y1(point => point.y)
  .curve(curveMonotoneX)

/** The path of the line; a single point is a dot of its stroke. */
export function linePath(points: readonly Point[]): string {
  return draw(points) ?? ''
}

/** The signature line: stroke, curve and end dot. Goes inside an svg. */
export function Line({
  points,
  tone = 'text-action',
  forecast = false,
  dot = true,
}: {
  points: readonly Point[]
  /** A text color; the stroke takes it over. */
  tone?: string
  /** Dotted: not happened yet. */
  forecast?: boolean
  dot?: boolean
}) {
  const end = points.at(-1)
  if (!end) return null
  return (
    <g className={tone}>
      <path className={`line-stroke ${forecast ? 'line-forecast' : ''}`} d={linePath(points)} />
      {dot && <circle className="line-dot" cx={end.x} cy={end.y} r="7" />}
    </g>
  )
}

/** The usual range behind a line. */
export function LineRange({
  points,
  tone = 'text-action',
}: {
  points: readonly (Point & { low: number })[]
  tone?: string
}) {
  return <path className={`line-range ${tone}`} d={fill(points) ?? ''} />
}
