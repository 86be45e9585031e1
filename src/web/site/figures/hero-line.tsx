import { PROJECTED_YEARS } from '#shared/career/data-sources.ts'
import { Line, LineRange, type Point } from '#web/ui/line.tsx'

/** One invented person's mood, 1 to 5, over fifteen weeks. */
const MOOD = [3.5, 3.2, 3.6, 3.3, 3.7, 3.5, 3.6, 3.2, 2.6, 2.1, 2.2, 2.7, 3.2, 3.4, 3.7]
const USUAL = { low: 2.9, high: 3.9 }

/** Median yearly pay in US dollars at NEWEST_WAGES, and growth over PROJECTED_YEARS. */
const TODAY_PAY = 44_770
const ROLES = {
  manager: { name: 'Training Manager', pay: 133_000, growth: '+5.8%' },
  projects: { name: 'Project Manager', pay: 102_320, growth: '+5.6%' },
  trainer: { name: 'Training Specialist', pay: 69_280, growth: '+10.8%' },
  support: { name: 'IT Support Specialist', pay: 61_860, growth: '−3.7%' },
} as const

type Size = {
  width: number
  height: number
  /** Where the past begins, and how far apart its weeks are. */
  startX: number
  weekX: number
  moodY: number
  /** Where today is, and the highest pay. */
  today: Point
  topY: number
  nextX: number
  laterX: number
  /** How early the highest way rises, so that it clears the words below it. */
  steep: number
  /** How far below its dot the lowest role is named. */
  labelY: number
}

const WIDE: Size = {
  width: 1072,
  height: 700,
  startX: -620,
  weekX: 90,
  moodY: 60,
  today: { x: 640, y: 566 },
  topY: 96,
  nextX: 738,
  laterX: 1056,
  steep: 0.47,
  labelY: 32,
}
const NARROW: Size = {
  width: 354,
  height: 452,
  startX: -74,
  weekX: 16,
  moodY: 26,
  today: { x: 150, y: 378 },
  topY: 56,
  nextX: 186,
  laterX: 344,
  steep: 0.35,
  labelY: 54,
}

/** Past mood as a solid line, possible next roles as dotted ones. */
export function HeroLine() {
  return (
    <figure>
      <div className="lg:absolute lg:inset-x-[clamp(1.125rem,4vw,2.5rem)] lg:bottom-22">
        <Drawing size={WIDE} className="hidden lg:block" />
        <Drawing size={NARROW} className="mx-auto mt-6 max-w-md lg:hidden" />
      </div>
      <figcaption className="max-w-prose pt-6 text-xs text-soft lg:absolute lg:bottom-6 lg:max-w-[41rem] lg:pt-0">
        Sample. Solid: one person’s mood over fifteen weeks. Dotted: roles that build on customer service, by
        median US pay, with growth expected from {PROJECTED_YEARS}. Source: U.S. Bureau of Labor Statistics.
      </figcaption>
    </figure>
  )
}

function Drawing({ size, className }: { size: Size; className: string }) {
  const { width, height, today, nextX, laterX, steep, labelY } = size
  const past = MOOD.map((mood, week) => ({ x: size.startX + week * size.weekX, y: moodHeight(size, mood) }))
  const usual = [past[0]?.x ?? 0, today.x].map(x => ({
    x,
    y: moodHeight(size, USUAL.high),
    low: moodHeight(size, USUAL.low),
  }))
  const dip = past[9] ?? today
  const at = (x: number, role: keyof typeof ROLES) => ({ x, y: payHeight(size, ROLES[role].pay) })
  const [trainer, manager] = [at(nextX, 'trainer'), at(laterX, 'manager')]
  const [projects, support] = [at(laterX, 'projects'), at(laterX, 'support')]
  // Dotted lines end level, so that none runs through the label at its end.
  const along = (end: Point, x: number, y: number) => ({
    x: today.x + (end.x - today.x) * x,
    y: today.y + (end.y - today.y) * y,
  })
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`w-full overflow-visible ${className}`}
      aria-hidden="true"
    >
      <LineRange points={usual} />
      <g className="line-draw-in">
        <Line points={[today, along(support, 0.5, 0.85), support]} forecast tone="text-soft" />
        <Line
          points={[today, along(projects, 0.36, 0.5), along(projects, 0.64, 0.94), projects]}
          forecast
          tone="text-info"
        />
        <Line
          points={[today, trainer, along(manager, steep, 0.84), along(manager, steep + 0.19, 0.98), manager]}
          forecast
        />
        <Line points={past} dot={false} />
        <Dot at={trainer} tone="text-action" />
        <Dot at={dip} tone="text-attention-mark" />
        <Dot at={today} tone="text-action" large />
      </g>
      <g className="fill-ink text-[15px]">
        <text x={dip.x} y={dip.y + 32} textAnchor="middle">
          a hard stretch
        </text>
        <text x={today.x + 10} y={today.y + 34} className="font-semibold">
          today
        </text>
        <RoleLabel at={manager} to="manager" />
        <RoleLabel at={projects} to="projects" />
        {size === WIDE && <RoleLabel at={{ x: trainer.x - 26, y: trainer.y + 34 }} to="trainer" />}
        <RoleLabel at={support} to="support" below={labelY} />
      </g>
    </svg>
  )
}

function Dot({ at, tone, large = false }: { at: Point; tone: string; large?: boolean }) {
  return (
    <g className={tone}>
      <circle className="line-dot" cx={at.x} cy={at.y} r={large ? 10 : 7} />
    </g>
  )
}

function RoleLabel({ at, to, below }: { at: Point; to: keyof typeof ROLES; below?: number }) {
  const { name, pay, growth } = ROLES[to]
  const x = at.x + 8
  return (
    <text x={x} y={at.y + (below ?? -38)} textAnchor="end">
      <tspan className="font-semibold">{name}</tspan>
      <tspan x={x} dy="1.35em" className="figures fill-soft">
        ${pay.toLocaleString('en-US')} · {growth}
      </tspan>
    </text>
  )
}

function moodHeight({ today, moodY }: Size, mood: number) {
  return today.y + ((MOOD.at(-1) ?? mood) - mood) * moodY
}

function payHeight({ today, topY }: Size, pay: number) {
  const climb = (pay - TODAY_PAY) / (ROLES.manager.pay - TODAY_PAY)
  return Math.round(today.y - climb * (today.y - topY))
}
