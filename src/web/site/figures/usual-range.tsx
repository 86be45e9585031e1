import { Line, LineRange } from '#web/ui/line.tsx'

/** Four weeks of one invented person's energy, 1 to 5, one value a day. */
const ENERGY = [
  3.4, 3.6, 3.2, 3.8, 4, 4.2, 3.8, 3.4, 3.2, 3.6, 3.4, 3.9, 4.1, 3.9, 3.5, 3.1, 3.4, 3.6, 3.8, 4, 3.6, 3.2, 3,
  2.8, 2.6, 2.7, 2.3, 2.2,
]
const USUAL = { low: 2.95, high: 4.25 }

/** Check-ins as a line inside the range that is usual for a person. */
export function UsualRange({ caption = true }: { caption?: boolean }) {
  const points = ENERGY.map((energy, day) => ({ x: 4 + day * 14.4, y: y(energy) }))
  const left = points.slice(0, 23)
  const slipped = points.slice(22)
  const range = [
    { x: 0, y: y(USUAL.high), low: y(USUAL.low) },
    { x: 400, y: y(USUAL.high), low: y(USUAL.low) },
  ]
  const drawing = (
    <svg
      viewBox="0 0 400 176"
      className="w-full overflow-visible text-[15px] max-sm:text-[18px]"
      aria-hidden="true"
    >
      <LineRange points={range} />
      <text x="8" y={y(USUAL.high) - 10} className="fill-soft">
        your usual range
      </text>
      <g className="line-draw-in">
        <Line points={left} dot={false} />
        <Line points={slipped} tone="text-attention-mark" />
      </g>
      <text x="396" y="170" textAnchor="end" className="fill-ink font-semibold">
        this week
      </text>
    </svg>
  )
  if (!caption) return drawing
  return (
    <figure>
      {drawing}
      <figcaption className="mt-4 text-sm text-soft">
        Sample: four weeks of energy. In the last week the line leaves the range that is usual for this
        person. That is a reason to look, not a diagnosis.
      </figcaption>
    </figure>
  )
}

function y(energy: number) {
  return Math.round(150 - (energy - 2) * 50)
}
