import type { ReactNode } from 'react'
import { Line } from '#web/ui/line.tsx'
import { useWidth } from '#web/ui/use-width.ts'
import { shorten } from './shorten.ts'
import { type Stop, WayAhead } from './way-ahead.tsx'
import type { Weeks } from './weeks.ts'
import { levelY, TodayMark, todayLevel, WeeksLine } from './weeks-line.tsx'

const HEIGHT = 120
const LETTER_PX = 7.5

/** On narrow pages each card draws its own piece of the line, which runs on from edge to edge. */
function Figure({ children }: { children: (width: number) => ReactNode }) {
  const [box, width] = useWidth<HTMLDivElement>()
  return (
    <div ref={box} aria-hidden="true" className="h-30 lg:hidden">
      {width > 0 && (
        <svg width={width} height={HEIGHT} className="overflow-visible" aria-hidden="true">
          {children(width)}
        </svg>
      )}
    </div>
  )
}

export function WeeksFigure({ weeks, tone }: { weeks: Weeks; tone: string }) {
  return (
    <Figure>
      {width => {
        const today = { x: width * 0.78, y: levelY(todayLevel(weeks), 8, 84) }
        return (
          <>
            <WeeksLine weeks={weeks} today={today} top={8} bottom={84} tone={tone} from={-40} />
            <Line points={[today, { x: width, y: today.y - 6 }]} tone={tone} forecast dot={false} />
            <TodayMark at={today} tone={tone} />
          </>
        )
      }}
    </Figure>
  )
}

/** Solid as far as one is, dotted to what it leads to. */
export function LearningFigure({ done, name, tone }: { done: number; name: string; tone: string }) {
  return (
    <Figure>
      {width => {
        const end = { x: width * 0.82, y: 46 }
        const here = { x: end.x * (done / 100), y: 60 }
        return (
          <g className={tone}>
            <g className="line-draw-in">
              <Line points={[here, end, { x: width, y: 40 }]} tone={tone} forecast dot={false} />
              <Line points={[{ x: 0, y: 64 }, { x: here.x * 0.5, y: 63 }, here]} tone={tone} dot={false} />
            </g>
            <circle className="line-ring" stroke="currentColor" cx={end.x} cy={end.y} r="6" />
            <text x={0} y={88} className="fill-soft text-[13px]">
              {done}% done
            </text>
            <text x={width} y={76} textAnchor="end" className="fill-ink text-[13px]">
              {shorten(name, Math.floor((width * 0.7) / LETTER_PX))}
            </text>
          </g>
        )
      }}
    </Figure>
  )
}

export function WayFigure({ role, stops, tone }: { role: string; stops: readonly Stop[]; tone: string }) {
  return (
    <Figure>
      {width => (
        <WayAhead
          from={{ x: 0, y: 96 }}
          to={{ x: width - 8, y: 32 }}
          role={role}
          stops={stops.slice(0, 1)}
          tone={tone}
        />
      )}
    </Figure>
  )
}
