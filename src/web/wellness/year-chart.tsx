import type { CareerEvent } from '#shared/wellness/career-event.ts'
import { SCALE_MAX, SCALE_MIN } from '#shared/wellness/check-in-form.ts'
import type { LowStretch } from '#shared/wellness/early-warning/low-stretches.ts'
import type { WarningSummary } from '#shared/wellness/early-warning/warning-summary.ts'
import { type Answer, weeklyMeans } from '#shared/wellness/history.ts'
import type { HistoryPoint } from '#shared/wellness/read-history.ts'
import { Link } from '#web/platform/router.tsx'
import { linePath } from '#web/ui/line.tsx'
import { useWidth } from '#web/ui/use-width.ts'
import { noonOf } from './day-and-time.ts'
import { EVENT_ROOM, EventMarks } from './event-marks.tsx'
import { StretchMarks } from './stretch-marks.tsx'

const DAY_MS = 24 * 3600 * 1000
const WEEK_MS = 7 * DAY_MS
const WEEKS = 52
/** In rem: below this a year in one row is too narrow to press a week. */
const ONE_ROW_MIN = 40
const ROW = 8
const MIDDLE = (SCALE_MIN + SCALE_MAX) / 2
const AXIS = 2.6
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short' })
const LINES = [
  { answer: 'mood', tone: 'text-action', width: '' },
  { answer: 'energy', tone: 'text-info', width: '[stroke-width:2]' },
] as const

/** Weekly averages of a year. On a phone it wraps like text: out at the right edge, in again at the left. */
export function YearChart({
  events,
  history,
  warning,
  nowMs,
}: {
  events: readonly CareerEvent[]
  history: readonly HistoryPoint[]
  warning: WarningSummary | null
  nowMs: number
}) {
  const [box, width] = useWidth<HTMLDivElement>()
  const rem = width > 0 ? Number.parseFloat(getComputedStyle(document.documentElement).fontSize) : 16
  const rows = width >= ONE_ROW_MIN * rem ? [0] : [0, 13, 26, 39]
  const weeks = WEEKS / rows.length
  const firstMs = history[0]?.atMs ?? nowMs
  // Rows that end before the first check-in would be empty.
  const starts = rows.filter(fromWeek => nowMs - (WEEKS - fromWeek - weeks) * WEEK_MS > firstMs)
  return (
    <div ref={box} className="min-h-[10.6rem] contain-inline-size">
      {width > 0 &&
        starts.map(fromWeek => (
          <YearRow
            key={fromWeek}
            events={events}
            history={history}
            warning={warning}
            nowMs={nowMs}
            width={width}
            rem={rem}
            fromWeek={fromWeek}
            weeks={weeks}
          />
        ))}
    </div>
  )
}

function YearRow({
  events: allEvents,
  history,
  warning,
  nowMs,
  width,
  rem,
  fromWeek,
  weeks,
}: {
  events: readonly CareerEvent[]
  history: readonly HistoryPoint[]
  warning: WarningSummary | null
  nowMs: number
  width: number
  rem: number
  fromWeek: number
  weeks: number
}) {
  const fromMs = nowMs - (WEEKS - fromWeek) * WEEK_MS
  const events = allEvents.filter(({ happened_on }) => isWithin(noonOf(happened_on), fromMs, weeks))
  const stretches = warning?.stretches.filter(({ since }) => isWithin(noonOf(since), fromMs, weeks)) ?? []
  const top = events.length > 0 ? EVENT_ROOM * rem : 0
  const height = top + ROW * rem
  const end = width - rem
  const x = (atMs: number) => ((atMs - fromMs) / (weeks * WEEK_MS)) * end
  const y = (value: number) => top + 8 + ((SCALE_MAX - value) / (SCALE_MAX - SCALE_MIN)) * (height - top - 16)
  // One week on either side, so that the line runs out of the row and into the next.
  const means = weeklyMeans(history, nowMs, WEEKS).filter(
    week => week.toMs > fromMs - WEEK_MS && week.fromMs < fromMs + (weeks + 1) * WEEK_MS,
  )
  const range = warning?.range?.mood
  const isLastRow = fromWeek + weeks === WEEKS

  function lineY(atMs: number, moved: LowStretch['moved']): number | null {
    const week = means.find(({ fromMs: start, toMs }) => atMs > start && atMs <= toMs)
    return week ? y(week[moved === 'mood' ? 'mood' : 'energy']) : null
  }
  return (
    <svg
      width={width}
      height={height + AXIS * rem}
      className="figures block overflow-hidden text-xs"
      aria-hidden="true"
    >
      {[SCALE_MIN, MIDDLE, SCALE_MAX].map(value => (
        <line key={value} x2={end} y1={y(value)} y2={y(value)} className="stroke-rule" />
      ))}
      {range && (
        <rect
          className="line-range text-action"
          width={end}
          y={y(range.high)}
          height={y(range.low) - y(range.high)}
        />
      )}
      {/* Cut off where the next row goes on: the line would run through the numbers beside the row. */}
      <svg width={isLastRow ? width : end} className="overflow-hidden" aria-hidden="true">
        {LINES.map(({ answer, tone, width: stroke }) => (
          <g key={answer} className={tone}>
            {pieces(means, answer).map(piece => {
              const points = piece.map(({ atMs, value }) => ({ x: x(atMs), y: y(value) }))
              return piece.length === 1 ? (
                <circle
                  key={piece[0]?.atMs}
                  cx={points[0]?.x}
                  cy={points[0]?.y}
                  r="3"
                  className="fill-current"
                />
              ) : (
                <path key={piece[0]?.atMs} d={linePath(points)} className={`line-stroke ${stroke}`} />
              )
            })}
            {isLastRow && <EndMark answer={answer} means={means} x={x} y={y} />}
          </g>
        ))}
      </svg>
      <EventMarks events={events} x={x} top={top} bottom={height} width={width} rem={rem} />
      <StretchMarks
        stretches={stretches}
        x={x}
        lineY={lineY}
        top={top}
        bottom={height}
        width={width}
        rem={rem}
      />
      {[SCALE_MIN, MIDDLE, SCALE_MAX].map(value => (
        <text
          key={value}
          x={width}
          y={y(value) + 0.25 * rem}
          textAnchor="end"
          className="fill-soft stroke-paper [paint-order:stroke]"
          strokeWidth="6"
        >
          {value}
        </text>
      ))}
      {months(fromMs, fromMs + weeks * WEEK_MS).map(at => (
        <g key={at}>
          <line x1={x(at)} x2={x(at)} y1={height} y2={height + 0.5 * rem} className="stroke-edge" />
          <text x={x(at) + 4} y={height + 1.1 * rem} className="fill-soft">
            {MONTH.format(at)}
          </text>
        </g>
      ))}
      {/* A shortcut for a pointer; for everybody else the months below are links. */}
      {means.map(({ fromMs: weekFrom, toMs }) => (
        <Link key={toMs} tabIndex={-1} to={`/wellness/history?until=${new Date(toMs).toISOString()}`}>
          <rect
            x={x(weekFrom)}
            width={x(toMs) - x(weekFrom)}
            height={height}
            className="fill-transparent hover:fill-action/10"
          />
        </Link>
      ))}
    </svg>
  )
}

function isWithin(atMs: number, fromMs: number, weeks: number): boolean {
  return atMs >= fromMs && atMs < fromMs + weeks * WEEK_MS
}

type Mean = ReturnType<typeof weeklyMeans>[number]

/** A week in the middle of its days; a new piece after each week without a check-in. */
function pieces(means: readonly Mean[], answer: Answer) {
  const found: { atMs: number; value: number }[][] = []
  means.forEach((week, index) => {
    if (means[index - 1]?.toMs !== week.fromMs) found.push([])
    found.at(-1)?.push({ atMs: (week.fromMs + week.toMs) / 2, value: week[answer] })
  })
  return found
}

function EndMark({
  answer,
  means,
  x,
  y,
}: {
  answer: Answer
  means: readonly Mean[]
  x: (atMs: number) => number
  y: (value: number) => number
}) {
  const last = means.at(-1)
  if (!last) return null
  const at = { x: x((last.fromMs + last.toMs) / 2), y: y(last[answer]) }
  if (answer === 'mood') return <circle cx={at.x} cy={at.y} r="7" className="line-dot" />
  return <path d={`M${at.x} ${at.y - 8}l8 8-8 8-8-8z`} className="line-dot" />
}

/** The first days of the months within. */
function months(fromMs: number, toMs: number): number[] {
  const first = new Date(fromMs)
  return Array.from({ length: 13 }, (_, index) =>
    new Date(first.getFullYear(), first.getMonth() + 1 + index, 1).getTime(),
  ).filter(at => at < toMs)
}
