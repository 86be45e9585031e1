import { Line, LineRange, type Point } from '#web/ui/line.tsx'

const WIDTH = 1400
const HEIGHT = 300
const WEEK_PX = 92
const SAMPLE_MOOD = [3.4, 3.7, 3.5, 3.6, 3.1, 2.5, 2.1, 2.4, 3.0, 3.3, 3.6, 3.8]
const SAMPLE_AHEAD = [3.8, 3.9, 4.2, 4.3, 4.6]
const USUAL = { low: 2.9, high: 3.9 }

const yOf = (mood: number) => HEIGHT - 30 - ((mood - 1.6) / 3.2) * (HEIGHT - 60)
const past = SAMPLE_MOOD.map((mood, week) => at(week, mood))
const ahead = SAMPLE_AHEAD.map((mood, week) => at(week + SAMPLE_MOOD.length - 1, mood))
const usual = [...past, ...ahead].map(({ x }) => ({ x, y: yOf(USUAL.high), low: yOf(USUAL.low) }))
const hard = at(6, 2.1)
const today = at(11, 3.8)

/** Twelve weeks of a sample person's mood inside their usual range, and the way ahead. */
export function HeroLine() {
  return (
    <figure className="relative mt-2">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMaxYMid slice"
        className="h-[300px] w-full line-draws"
        role="img"
        aria-label="Sample: twelve weeks of mood. A dip below the usual range in week seven, back inside it by week nine, rising since; the way ahead is dotted."
      >
        <LineRange points={usual} />
        <Line points={ahead} ahead dot={false} />
        <Line points={past} dot={false} />
        <circle className="line-dot text-attention-mark" cx={hard.x} cy={hard.y} r="7" />
        <circle className="line-dot text-action" cx={today.x} cy={today.y} r="9" />
        <g className="fill-ink text-[15px] font-medium">
          <text x={hard.x} y={hard.y + 34} textAnchor="middle">
            below the usual range, noticed early
          </text>
          <text x={today.x} y={today.y - 26} textAnchor="middle">
            today
          </text>
        </g>
        <text x="24" y={yOf(USUAL.high) - 10} className="fill-soft text-[13px]">
          usual range
        </text>
      </svg>
      <figcaption className="page pb-14 text-xs text-soft">
        Sample: one person’s mood over twelve weeks, and the way ahead.
      </figcaption>
    </figure>
  )
}

function at(week: number, mood: number): Point {
  return { x: 20 + week * WEEK_PX, y: yOf(mood) }
}
