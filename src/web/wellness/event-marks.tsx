import type { CareerEvent } from '#shared/wellness/career-event.ts'
import { noonOf } from './day-and-time.ts'

/** In rem: about how wide a letter of a chart is. */
const LETTER = 0.4
const LINE = 1.1
/** Beyond this, a title in a chart is cut; the list has it whole. */
const LETTERS_MAX = 22
/** In rem, the room for titles above a chart. */
export const EVENT_ROOM = LINE * 2

/** Changes at work over a chart: a dashed line each, and its title above it where no other is. Goes inside an svg. */
export function EventMarks({
  events,
  x,
  top,
  bottom,
  width,
  rem,
}: {
  events: readonly CareerEvent[]
  x: (atMs: number) => number
  /** Where the lines begin; the titles stand in the room above. */
  top: number
  bottom: number
  width: number
  rem: number
}) {
  const rowEnds = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  const within = events
    .map(event => ({ ...event, at: x(noonOf(event.happened_on)) }))
    .filter(({ at }) => at >= 0 && at <= width)
  return within.map(({ id, title, at }) => {
    const words = title.length > LETTERS_MAX ? `${title.slice(0, LETTERS_MAX - 1).trimEnd()}…` : title
    const half = (words.length * LETTER * rem) / 2
    const middle = Math.min(Math.max(at, half), Math.max(half, width - half))
    const row = rowEnds.findIndex(end => end < middle - half)
    if (row >= 0) rowEnds[row] = middle + half + 0.5 * rem
    return (
      <g key={id}>
        <line x1={at} x2={at} y1={top} y2={bottom} className="stroke-soft" strokeDasharray="3 4" />
        {row >= 0 && (
          <text
            x={middle}
            y={top - (row * LINE + 0.35) * rem}
            textAnchor="middle"
            className="fill-ink stroke-paper [paint-order:stroke]"
            strokeWidth="4"
          >
            {words}
          </text>
        )}
      </g>
    )
  })
}
