import { numberWord } from '#shared/number-word.ts'
import type { CareerEvent } from '#shared/wellness/career-event.ts'
import { ENERGY_LABELS, MOOD_LABELS, SCALE_MAX, SCALE_MIN } from '#shared/wellness/check-in-form.ts'
import type { LowStretch } from '#shared/wellness/early-warning/low-stretches.ts'
import type { WarningSummary } from '#shared/wellness/early-warning/warning-summary.ts'
import { type Answer, gaps, runningAverage } from '#shared/wellness/history.ts'
import type { HistoryPoint } from '#shared/wellness/read-history.ts'
import { linePath } from '#web/ui/line.tsx'
import { useWidth } from '#web/ui/use-width.ts'
import { chartWindow, dayTicks } from './chart-window.ts'
import { noonOf, shortDay } from './day-and-time.ts'
import { EVENT_ROOM, EventMarks } from './event-marks.tsx'
import { StretchMarks } from './stretch-marks.tsx'

const DAY_MS = 24 * 3600 * 1000
const MIDDLE = (SCALE_MIN + SCALE_MAX) / 2
const PANELS = [
  { answer: 'mood', name: 'Mood', tone: 'text-action', labels: MOOD_LABELS },
  { answer: 'energy', name: 'Energy', tone: 'text-info', labels: ENERGY_LABELS },
] as const

/** In rem, so that the drawing grows with the text in it. */
const NAME = 1.8
const PANEL = 6.5
const BETWEEN = 1.2
const AXIS = 2
const LABELS = 4.8
/** Where the words of the scale would take half of the drawing, its numbers stand instead. */
const NUMBERS = 1.2
const NARROW = 14
const TICK_APART = 4.5
const GAP_LABEL = 6
/** Words stay readable where marks and lines lie under them. */
const OVER_MARKS_CLASS = 'stroke-paper [paint-order:stroke]'
const HEIGHT = (NAME + PANEL) * 2 + BETWEEN + AXIS

/** Mood above, energy below, on one true time axis. Decorative for assistive technology: the frame's table says it all. */
export function MoodEnergyChart(props: {
  events: readonly CareerEvent[]
  history: readonly HistoryPoint[]
  warning: WarningSummary | null
  nowMs: number
}) {
  const [box, width] = useWidth<HTMLDivElement>()
  return (
    <div ref={box} className="min-h-[19.8rem] contain-inline-size">
      {width > 0 && <Drawing {...props} width={width} />}
    </div>
  )
}

function Drawing({
  events: allEvents,
  history,
  warning,
  nowMs,
  width,
}: {
  events: readonly CareerEvent[]
  history: readonly HistoryPoint[]
  warning: WarningSummary | null
  nowMs: number
  width: number
}) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const { fromMs, points } = chartWindow(history, nowMs)
  const isNarrow = width < NARROW * rem
  const end = Math.max(0, width - (isNarrow ? NUMBERS : LABELS) * rem)
  const x = (atMs: number) => 8 + ((atMs - fromMs) / (nowMs - fromMs)) * (end - 16)
  const events = allEvents.filter(({ happened_on }) => noonOf(happened_on) >= fromMs)
  const above = events.length > 0 ? EVENT_ROOM : 0
  const bottom = (above + HEIGHT - AXIS) * rem
  const silences = gaps(points, nowMs)
    .map(gap => ({ ...gap, left: x(gap.fromMs), right: x(gap.toMs) }))
    .filter(({ left, right }) => right - left > GAP_LABEL * rem)
  const panelTop = (index: number) => (above + NAME + index * (NAME + PANEL + BETWEEN)) * rem
  const valueY = (index: number, value: number) =>
    panelTop(index) + ((SCALE_MAX - value) / (SCALE_MAX - SCALE_MIN)) * PANEL * rem

  /** On the line of what moved; of energy where both did. */
  function lineY(atMs: number, moved: LowStretch['moved']): number | null {
    const index = moved === 'mood' ? 0 : 1
    const average = runningAverage(points, moved === 'mood' ? 'mood' : 'energy').flat()
    const near = average.find(point => Math.abs(point.atMs - atMs) < DAY_MS)
    return near ? valueY(index, near.value) : null
  }
  return (
    <svg
      width={width}
      height={(above + HEIGHT) * rem}
      className="figures overflow-visible text-xs"
      aria-hidden="true"
    >
      <EventMarks events={events} x={x} top={above * rem} bottom={bottom} width={end} rem={rem} />
      {PANELS.map(({ answer, name, tone, labels }, index) => {
        const top = panelTop(index)
        const y = (value: number) => valueY(index, value)
        const range = warning?.range?.[answer]
        return (
          <g key={answer} className={tone}>
            <Mark answer={answer} x={7} y={top - 0.95 * rem} size={5} isFilled />
            <text
              x={20}
              y={top - 0.6 * rem}
              className={`fill-current font-serif text-lg ${OVER_MARKS_CLASS}`}
              strokeWidth="4"
            >
              {name}
            </text>
            {[SCALE_MIN, MIDDLE, SCALE_MAX].map(value => (
              <g key={value}>
                <line x1={0} x2={end} y1={y(value)} y2={y(value)} className="stroke-rule" />
                <text x={end + 6} y={y(value) + 0.25 * rem} className="fill-soft">
                  {isNarrow ? value : labels[value - SCALE_MIN]}
                </text>
              </g>
            ))}
            {range && (
              <rect
                className="line-range"
                x={0}
                width={end}
                y={y(range.high)}
                height={y(range.low) - y(range.high)}
              />
            )}
            {points.map(point => (
              <Mark key={point.atMs} answer={answer} x={x(point.atMs)} y={y(point[answer])} size={3.5} />
            ))}
            <AverageLine answer={answer} points={points} x={x} y={y} />
            {index === 0 && range && (
              <text
                x={4}
                y={y(range.low) + 1 * rem}
                className={`fill-soft ${OVER_MARKS_CLASS}`}
                strokeWidth="4"
              >
                your usual range
              </text>
            )}
            {index === 0 &&
              silences.map(({ left, right, days }) => (
                <text
                  key={left}
                  x={(left + right) / 2}
                  y={y(MIDDLE) + 1.6 * rem}
                  textAnchor="middle"
                  className="fill-soft"
                >
                  <tspan>no check-in</tspan>
                  <tspan x={(left + right) / 2} dy={1.15 * rem}>
                    for {numberWord(days)} days
                  </tspan>
                </text>
              ))}
          </g>
        )
      })}
      <StretchMarks
        stretches={warning?.stretches ?? []}
        lead="below usual "
        x={x}
        lineY={lineY}
        top={panelTop(0)}
        bottom={bottom}
        width={end}
        rem={rem}
      />
      {dayTicks(fromMs + DAY_MS, nowMs, end, TICK_APART * rem).map(at => (
        <g key={at}>
          <line x1={x(at)} x2={x(at)} y1={bottom} y2={bottom + 0.35 * rem} className="stroke-edge" />
          <text
            x={x(at)}
            y={bottom + 1.5 * rem}
            textAnchor={x(at) < 2 * rem ? 'start' : 'middle'}
            className={at === nowMs ? 'fill-ink font-semibold' : 'fill-soft'}
          >
            {at === nowMs ? 'today' : shortDay(at)}
          </text>
        </g>
      ))}
    </svg>
  )
}

function AverageLine({
  answer,
  points,
  x,
  y,
}: {
  answer: Answer
  points: readonly HistoryPoint[]
  x: (atMs: number) => number
  y: (value: number) => number
}) {
  const pieces = runningAverage(points, answer).map(piece =>
    piece.map(({ atMs, value }) => ({ x: x(atMs), y: y(value) })),
  )
  const last = pieces.at(-1)?.at(-1)
  return (
    <g className="line-draw-in">
      {pieces.map(
        piece =>
          piece.length > 1 && (
            <path
              key={piece[0]?.x}
              d={linePath(piece)}
              className={`line-stroke ${answer === 'energy' ? '[stroke-width:2]' : ''}`}
            />
          ),
      )}
      {last && <Mark answer={answer} x={last.x} y={last.y} size={7} isFilled />}
    </g>
  )
}

/** A dot for mood, a diamond for energy: told apart without color too. */
function Mark({
  answer,
  x,
  y,
  size,
  isFilled = false,
}: {
  answer: Answer
  x: number
  y: number
  size: number
  isFilled?: boolean
}) {
  if (answer === 'mood')
    return <circle cx={x} cy={y} r={size} className={isFilled ? 'line-dot' : 'fill-current opacity-70'} />
  const half = size + 1
  return (
    <path
      d={`M${x} ${y - half}l${half} ${half}-${half} ${half}-${half}-${half}z`}
      className={isFilled ? 'line-dot' : 'fill-paper stroke-current'}
      strokeWidth={isFilled ? 3 : 1.6}
    />
  )
}
