export type DistanceScale = { from: number; to: number }

/** Marks closer than this share of the scale would cover each other: one stands inside the other. */
const SAME_PLACE_PERCENT = 5

/**
 * The distance between two marks on one scale: the ring is today, the dot is the other, dotted between. Decorative for assistive
 * technology: what it shows always stands beside it in words.
 */
export function Distance({
  scale,
  today,
  other,
  range,
  tone,
  label,
}: {
  scale: DistanceScale
  today: number | null
  other: number
  /** The range around the other mark. */
  range?: readonly [number, number]
  /** A text color. */
  tone: string
  /** Stands above the other mark. */
  label?: string
}) {
  const place = (value: number) => percentOf(value, scale)
  const there = place(other)
  const here = today === null ? null : place(today)
  const isSame = here !== null && Math.abs(there - here) < SAME_PLACE_PERCENT
  const y = label === undefined ? 14 : 38
  return (
    <svg width="100%" height={y + 14} className={`figures overflow-visible ${tone}`} aria-hidden="true">
      <line x1="0" x2="100%" y1={y} y2={y} className="stroke-rule" strokeWidth="1.5" />
      {range && (
        <line
          x1={`${place(range[0])}%`}
          x2={`${Math.max(place(range[1]), place(range[0]) + 0.5)}%`}
          y1={y}
          y2={y}
          stroke="currentColor"
          strokeWidth="10"
          strokeLinecap="round"
          opacity="0.28"
        />
      )}
      {here !== null && !isSame && (
        <line className="line-stroke line-forecast" x1={`${here}%`} x2={`${there}%`} y1={y} y2={y} />
      )}
      {here !== null && (
        <circle
          cx={`${isSame ? there : here}%`}
          cy={y}
          r={isSame ? 11 : 6}
          className="line-ring stroke-ink"
        />
      )}
      <circle className="line-dot" cx={`${there}%`} cy={y} r={here !== null && !isSame ? 7 : 6} />
      {label !== undefined && (
        <text
          x={`${there}%`}
          y="16"
          textAnchor={there < 20 ? 'start' : there > 80 ? 'end' : 'middle'}
          className="fill-ink text-[15px] font-semibold"
        >
          {label}
        </text>
      )}
    </svg>
  )
}

function percentOf(value: number, { from, to }: DistanceScale): number {
  if (to === from) return 50
  return Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100))
}
