import { Line, type Point } from '#web/ui/line.tsx'

/** Median yearly pay in US dollars; OEWS national files of May 2021 to 2024, projections 2024–34. */
const SO_FAR = [
  { year: 2021, pay: 36_920 },
  { year: 2022, pay: 37_780 },
  { year: 2023, pay: 39_680 },
  { year: 2024, pay: 42_830 },
]
const TRAINER = { role: 'Training Specialist', pay: 65_850, growth: '+10.8%' }
const MANAGER = { role: 'Training Manager', pay: 127_090, growth: '+5.8%' }
const PROJECTS = { role: 'Project Manager', pay: 100_750, growth: '+5.6%' }

const WIDTH = 640
const HEIGHT = 440
const TODAY_X = 214
const NEXT_X = 410
const LATER_X = 626

/** The way one has come, and ways ahead: real pay of an example occupation and of roles that build on it. */
export function WayAhead() {
  const soFar = SO_FAR.map(({ year, pay }) => ({ x: 8 + ((year - 2021) * (TODAY_X - 8)) / 3, y: height(pay) }))
  const today = { x: TODAY_X, y: height(42_830) }
  const trainer = { x: NEXT_X, y: height(TRAINER.pay) }
  const manager = { x: LATER_X, y: height(MANAGER.pay) }
  const projects = { x: LATER_X, y: height(PROJECTS.pay) }
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full overflow-visible" aria-hidden="true">
        <g className="line-draws">
          <Line points={soFar} dot={false} />
          <Line points={[today, { x: 330, y: height(71_000) }, projects]} ahead tone="text-info" />
          <Line points={[today, trainer, { x: 520, y: height(88_000) }, manager]} ahead />
          <g className="text-action">
            <circle className="line-dot" cx={trainer.x} cy={trainer.y} r="7" />
          </g>
          <g className="text-attention-mark">
            <circle className="line-dot" cx={today.x} cy={today.y} r="10" />
          </g>
        </g>
        <g className="fill-ink text-[1.0625rem] max-sm:text-[1.75rem]">
          <Label at={manager} name={MANAGER.role} figures={`$127,090 · ${MANAGER.growth}`} />
          <Label at={projects} name={PROJECTS.role} figures={`$100,750 · ${PROJECTS.growth}`} below />
          <Label at={trainer} name={TRAINER.role} figures={`$65,850 · ${TRAINER.growth}`} below start />
          <Label at={today} name="Today" figures="$42,830" below />
          <text x="4" y={height(36_920) - 18} className="fill-soft">
            2021
          </text>
        </g>
      </svg>
      <figcaption className="mt-4 max-w-prose text-sm text-soft">
        An example: from customer service to three roles that build on it. Median pay in the US, and growth expected
        from 2024 to 2034. Source: U.S. Bureau of Labor Statistics, May 2024.
      </figcaption>
    </figure>
  )
}

function height(pay: number) {
  return HEIGHT - 74 - ((pay - 34_000) / (130_000 - 34_000)) * (HEIGHT - 136)
}

function Label({
  at,
  name,
  figures,
  below = false,
  start = false,
}: {
  at: Point
  name: string
  figures: string
  below?: boolean
  start?: boolean
}) {
  return (
    <text
      x={start ? at.x + 16 : at.x + (below && at.x < LATER_X ? 0 : 8)}
      y={below ? at.y + 30 : at.y - 40}
      textAnchor={start ? 'start' : at.x < LATER_X ? 'middle' : 'end'}
    >
      <tspan className="font-semibold">{name}</tspan>
      <tspan x={start ? at.x + 16 : at.x + (below && at.x < LATER_X ? 0 : 8)} dy="1.25em" className="figures fill-soft">
        {figures}
      </tspan>
    </text>
  )
}
