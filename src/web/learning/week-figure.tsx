import { hoursText, type weekOfLearning } from '#shared/learning/week-of-learning.ts'

const BAR = { width: 28, gap: 20, height: 96 }
const LABEL_HEIGHT = 26
const MIN_FULL_MINUTES = 60

/** The minutes of each day of this week; the words beside the figure say the sum. */
export function WeekFigure({ days, today }: { days: ReturnType<typeof weekOfLearning>; today: string }) {
  const step = BAR.width + BAR.gap
  const full = Math.max(MIN_FULL_MINUTES, ...days.map(({ minutes }) => minutes))
  const text = days.map(({ name, minutes }) => `${name} ${hoursText(minutes)}`).join(', ')
  return (
    <svg
      role="img"
      aria-label={`This week by day: ${text}`}
      viewBox={`0 0 ${step * days.length - BAR.gap} ${BAR.height + LABEL_HEIGHT}`}
      className="w-full max-w-sm"
    >
      {days.map(({ name, day, minutes }, index) => {
        const height = minutes === 0 ? 3 : Math.max(6, (minutes / full) * BAR.height)
        return (
          <g key={day}>
            <rect
              x={index * step}
              y={BAR.height - height}
              width={BAR.width}
              height={height}
              rx={Math.min(6, height / 2)}
              className={minutes === 0 ? 'fill-rule' : 'fill-action'}
            />
            <text
              x={index * step + BAR.width / 2}
              y={BAR.height + 20}
              textAnchor="middle"
              className={`text-sm ${day === today ? 'fill-ink font-semibold' : 'fill-soft'}`}
            >
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
