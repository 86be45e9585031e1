import { REQUIRED_LEVEL } from '#shared/career/skill-gap.ts'

/** Solid to the own mark, dotted on to the role's. The slider above it says the same to those who cannot see it. */
export function LevelLine({ level, tone }: { level: number; tone: string }) {
  return (
    <svg
      width="100%"
      height="44"
      className="figures pointer-events-none absolute inset-x-0 top-0 overflow-visible px-2.5"
      aria-hidden="true"
    >
      <line x1="0" x2="100%" y1="22" y2="22" className="stroke-rule" strokeWidth="1.5" />
      <line className="line-stroke text-action" x1="0" x2={`${level}%`} y1="22" y2="22" />
      {level < REQUIRED_LEVEL && (
        <line
          className={`line-stroke line-forecast ${tone}`}
          x1={`${level}%`}
          x2={`${REQUIRED_LEVEL}%`}
          y1="22"
          y2="22"
        />
      )}
      <line
        x1={`${REQUIRED_LEVEL}%`}
        x2={`${REQUIRED_LEVEL}%`}
        y1="12"
        y2="32"
        className="stroke-ink"
        strokeWidth="3"
      />
      <text x={`${level}%`} y="9" textAnchor="middle" className="fill-ink text-[13px] font-semibold">
        {level}
      </text>
    </svg>
  )
}
