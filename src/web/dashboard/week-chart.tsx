import type { WeeklySummary } from '#shared/dashboard/weekly-summary.ts'
import { weekdayName } from '#shared/dashboard/weekly-words.ts'
import { ENERGY_LABELS, MOOD_LABELS, SCALE_MAX, SCALE_MIN } from '#shared/wellness/check-in-form.ts'
import { Line, type Point } from '#web/ui/line.tsx'
import { useWidth } from '#web/ui/use-width.ts'

const LINES = [
  { answer: 'mood', name: 'Mood', tone: 'text-action', labels: MOOD_LABELS },
  { answer: 'energy', name: 'Energy', tone: 'text-info', labels: ENERGY_LABELS },
] as const
const PANEL_HEIGHT = 118
const PANEL_TOP = 34
const AXIS_HEIGHT = 28
const HEIGHT = LINES.length * PANEL_HEIGHT + AXIS_HEIGHT
const LABELS_WIDTH = 92
const EDGE = 16

/** Mood above, energy below, over the days of one week. Decorative for assistive technology: the frame's table says it all. */
export function WeekChart({ week: { days } }: { week: Pick<WeeklySummary, 'days'> }) {
  const [box, width] = useWidth<HTMLDivElement>()
  const end = width - LABELS_WIDTH
  const x = (index: number) => EDGE + (index / (days.length - 1)) * (end - 2 * EDGE)
  const y = (panel: number, value: number) => {
    const room = PANEL_HEIGHT - PANEL_TOP - EDGE
    return panel * PANEL_HEIGHT + PANEL_TOP + ((SCALE_MAX - value) / (SCALE_MAX - SCALE_MIN)) * room
  }
  return (
    <div ref={box} style={{ minHeight: HEIGHT }} className="contain-inline-size">
      {width > 0 && (
        <svg width={width} height={HEIGHT} className="figures overflow-visible" aria-hidden="true">
          {LINES.map(({ answer, name, tone, labels }, panel) => (
            <g key={answer}>
              <text
                x={0}
                y={panel * PANEL_HEIGHT + 16}
                className={`${tone} fill-current text-[14px] font-semibold`}
              >
                {name}
              </text>
              {[SCALE_MIN, SCALE_MAX].map(value => (
                <g key={value}>
                  <line
                    x1={0}
                    x2={end}
                    y1={y(panel, value)}
                    y2={y(panel, value)}
                    className="stroke-rule"
                    strokeDasharray="2 5"
                  />
                  <text x={end + 10} y={y(panel, value) + 4} className="fill-soft text-[12px]">
                    {labels[value - SCALE_MIN]}
                  </text>
                </g>
              ))}
              <g className="line-draw-in">
                {pieces(days, answer).map(piece => (
                  <Line
                    key={piece[0]?.index}
                    tone={tone}
                    points={piece.map(({ index, value }): Point => ({ x: x(index), y: y(panel, value) }))}
                  />
                ))}
              </g>
            </g>
          ))}
          {days.map(({ day }, index) => (
            <text key={day} x={x(index)} y={HEIGHT - 6} textAnchor="middle" className="fill-soft text-[12px]">
              {weekdayName(day).slice(0, 3)}
            </text>
          ))}
        </svg>
      )}
    </div>
  )
}

/** Days in a row; a new piece after each day without a check-in. */
function pieces(days: WeeklySummary['days'], answer: 'mood' | 'energy') {
  const found: { index: number; value: number }[][] = []
  for (const [index, day] of days.entries()) {
    const value = day[answer]
    if (value === null) continue
    const last = found.at(-1)
    if (last?.at(-1)?.index === index - 1) last.push({ index, value })
    else found.push([{ index, value }])
  }
  return found
}
