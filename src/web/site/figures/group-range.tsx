import { Line, LineRange } from '#web/ui/line.tsx'

/** An invented group, week by week: middle half of all answers, and the median. */
const WEEKS = [
  { low: 2.9, mid: 3.5, high: 4.1 },
  { low: 3, mid: 3.6, high: 4.2 },
  { low: 2.8, mid: 3.5, high: 4.2 },
  { low: 2.6, mid: 3.3, high: 4 },
  { low: 2.3, mid: 3, high: 3.8 },
  { low: 2.2, mid: 2.9, high: 3.7 },
  { low: 2.5, mid: 3.2, high: 3.9 },
  { low: 2.8, mid: 3.5, high: 4.1 },
]

/** A team as a range, never as single lines: nobody can be picked out. */
export function GroupRange() {
  const x = (week: number) => 4 + week * 56
  return (
    <figure>
      <svg
        viewBox="0 0 400 200"
        className="w-full overflow-visible text-[15px] max-sm:text-[18px]"
        aria-hidden="true"
      >
        <LineRange
          points={WEEKS.map(({ low, high }, week) => ({ x: x(week), y: y(high), low: y(low) }))}
          tone="text-info"
        />
        <g className="line-draw-in">
          <Line points={WEEKS.map(({ mid }, week) => ({ x: x(week), y: y(mid) }))} tone="text-info" />
        </g>
        <path
          d={`M${x(5)} ${y(2.9) + 14}V176`}
          className="line-stroke text-attention-mark [stroke-width:2]"
        />
        <text x={x(5)} y="196" textAnchor="middle" className="fill-ink">
          release week
        </text>
      </svg>
      <figcaption className="mt-4 text-sm text-soft">
        Sample: a group of people over eight weeks. The band is the middle half of all answers, the line their
        median. There is no line of one person.
      </figcaption>
    </figure>
  )
}

function y(value: number) {
  return Math.round(150 - (value - 2.2) * 64)
}
