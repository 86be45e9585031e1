const REQUIRED = 85
const SKILLS = [
  { name: 'Speaking', level: 82 },
  { name: 'Instructing', level: 63 },
  { name: 'Learning strategies', level: 41, top: true },
] as const

const ROW_HEIGHT = 54

/** A gap as the distance between two marks: where one is, and where a role needs one to be. */
export function SkillDistance() {
  return (
    <figure>
      <svg
        viewBox="0 0 400 190"
        className="w-full overflow-visible text-[15px] max-sm:text-[18px]"
        aria-hidden="true"
      >
        <path d={`M${at(REQUIRED)} 8V176`} className="line-stroke line-forecast text-soft [stroke-width:2]" />
        {SKILLS.map(({ name, level, ...skill }, index) => {
          const y = 40 + index * ROW_HEIGHT
          return (
            <g key={name}>
              <text x="0" y={y - 14} className="fill-ink font-semibold">
                {name}
                {'top' in skill && (
                  <tspan dx="10" className="fill-attention font-medium">
                    Top Gap
                  </tspan>
                )}
              </text>
              <path d={`M2 ${y}H${at(level)}`} className="line-stroke text-action" />
              <path
                d={`M${at(level)} ${y}H${at(REQUIRED)}`}
                className="line-stroke line-forecast text-attention-mark"
              />
              <g className="text-action">
                <circle className="line-dot" cx={at(level)} cy={y} r="8" />
              </g>
            </g>
          )
        })}
        <text x={at(REQUIRED) - 8} y="188" textAnchor="end" className="figures fill-soft">
          asked for: 85
        </text>
      </svg>
      <figcaption className="mt-4 text-sm text-soft">
        Sample: a role asks for 85 in each skill. Speaking is nearly there, learning strategies are the place
        to begin.
      </figcaption>
    </figure>
  )
}

function at(level: number) {
  return level * 4
}
