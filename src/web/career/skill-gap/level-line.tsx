import { REQUIRED_LEVEL } from '#shared/career/skill-gap.ts'

/** Solid to the own mark, dotted on to the role's, as high as the slider at any size of text. The slider above it says the same to those who cannot see it. */
export function LevelLine({ level, tone }: { level: number; tone: string }) {
  return (
    <svg
      width="100%"
      className="figures pointer-events-none absolute inset-x-0 top-0 h-11 overflow-visible px-2.5"
      aria-hidden="true"
    >
      <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-rule" strokeWidth="1.5" />
      <line className="line-stroke text-action" x1="0" x2={`${level}%`} y1="50%" y2="50%" />
      {level < REQUIRED_LEVEL && (
        <line
          className={`line-stroke line-forecast ${tone}`}
          x1={`${level}%`}
          x2={`${REQUIRED_LEVEL}%`}
          y1="50%"
          y2="50%"
        />
      )}
      <line
        x1={`${REQUIRED_LEVEL}%`}
        x2={`${REQUIRED_LEVEL}%`}
        y1="27%"
        y2="73%"
        className="stroke-ink"
        strokeWidth="3"
      />
      <text x={`${level}%`} y="20%" textAnchor="middle" className="fill-ink text-[0.8125rem] font-semibold">
        {level}
      </text>
    </svg>
  )
}
