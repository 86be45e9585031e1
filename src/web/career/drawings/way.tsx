import { Line, type Point } from '#web/ui/line.tsx'
import { useWidth } from '#web/ui/use-width.ts'

const HEIGHT = 210
const TODAY_SHARE = 0.1
const END_SHARE = { wide: 0.78, narrow: 0.86 }
const NARROW_PX = 560
const CLIMB_PX = 46
const MIDDLE_Y = 112
/** Where the way falls on a phone its end is named below it, which takes three lines. */
const FALLING_MIDDLE_Y = 90

/** The way from today's role to the next, with the stops between. Decorative for assistive technology: the words beside it say it all. */
export function Way({
  tone,
  climb,
  stops,
  today,
  next,
}: {
  tone: string
  /** −1 falls, 1 rises as far as there is room. */
  climb: number
  stops: readonly string[]
  today: { role: string; pay: string; place: string }
  next: { role: string; pay: string; more: string }
}) {
  const [box, width] = useWidth<HTMLDivElement>()
  const isNarrow = width < NARROW_PX
  const isFalling = isNarrow && climb < 0
  const middle = isFalling ? FALLING_MIDDLE_Y : MIDDLE_Y
  const from = { x: Math.max(24, width * TODAY_SHARE), y: middle + climb * CLIMB_PX }
  const to = { x: width * (isNarrow ? END_SHARE.narrow : END_SHARE.wide), y: middle - climb * CLIMB_PX }
  const curve = wayBetween(from, to)
  return (
    <div ref={box} className="h-52.5 contain-inline-size">
      {width > 0 && (
        <svg width={width} height={HEIGHT} className="figures overflow-visible" aria-hidden="true">
          <rect
            x={0}
            y={from.y - 14}
            width={from.x}
            height={24}
            className="fill-current text-action"
            opacity="0.13"
          />
          <rect
            x={to.x - 6}
            y={to.y - 26}
            width={12}
            height={52}
            rx={2}
            className={`fill-current ${tone}`}
            opacity="0.16"
          />
          <g className="line-draw-in">
            <Line points={curve} tone={tone} forecast />
            <Line points={[{ x: 0, y: from.y + 8 }, { x: from.x / 2, y: from.y + 5 }, from]} dot={false} />
          </g>
          <circle className="line-dot text-action" cx={from.x} cy={from.y} r="10" />
          {stops.map((stop, at) => {
            const point = pointOn(from, to, (at + 1) / (stops.length + 1))
            return (
              <g key={stop} className={tone}>
                <circle className="line-ring" stroke="currentColor" cx={point.x} cy={point.y} r="6" />
                <text x={point.x + 8} y={point.y + 24} className="fill-ink text-[13px] font-medium">
                  {isNarrow ? at + 1 : `${at + 1} ${stop}`}
                </text>
              </g>
            )
          })}
          <WayEnd
            at={isNarrow ? { x: 0, y: from.y + (isFalling ? -33 : 30) } : { x: from.x - 10, y: from.y + 30 }}
            lines={
              isNarrow
                ? [today.role, `today · ${today.pay}`]
                : [`today · ${today.role}`, `${today.pay} · ${today.place}`]
            }
          />
          <WayEnd
            at={
              isNarrow
                ? { x: width, y: isFalling ? to.y + 40 : Math.max(14, to.y - 66) }
                : { x: to.x + 18, y: to.y - 12 }
            }
            anchor={isNarrow ? 'end' : 'start'}
            lines={[next.role, next.pay, next.more]}
          />
        </svg>
      )}
    </div>
  )
}

function WayEnd({
  at,
  lines,
  anchor = 'start',
}: {
  at: Point
  lines: readonly string[]
  anchor?: 'start' | 'end'
}) {
  return (
    <text textAnchor={anchor}>
      {lines.map((line, row) => (
        <tspan
          key={line}
          x={at.x}
          y={at.y + row * 17}
          className={row === 0 ? 'fill-ink text-[14px] font-semibold' : 'fill-soft text-[13px]'}
        >
          {line}
        </tspan>
      ))}
    </text>
  )
}

const SHARES = [0, 0.25, 0.5, 0.75, 1]

/** Leaves level and arrives level. */
export function wayBetween(from: Point, to: Point): Point[] {
  return SHARES.map(share => pointOn(from, to, share))
}

/** A place on the way, from 0 to 1. */
export function pointOn(from: Point, to: Point, share: number): Point {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share * share * (3 - 2 * share),
  }
}
