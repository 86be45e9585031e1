import type { CheckIn } from '#shared/wellness/check-in.ts'
import { energyLabel, moodLabel, SCALE_MAX } from '#shared/wellness/check-in-form.ts'
import type { WarningSummary } from '#shared/wellness/early-warning/warning-summary.ts'
import type { HistoryPoint } from '#shared/wellness/read-history.ts'
import { ChartFrame } from '#web/ui/chart-frame.tsx'
import { useCareerEvents } from './career-events-query.ts'
import { chartWindow } from './chart-window.ts'
import { momentParts } from './day-and-time.ts'
import { MoodEnergyChart } from './mood-energy-chart.tsx'
import { trendSentence } from './trend-sentence.ts'

/** Mood and energy of the last weeks, drawn and as a table. */
export function CheckInFigure({
  history,
  recent,
  warning,
  nowMs,
}: {
  history: readonly HistoryPoint[]
  recent: readonly CheckIn[]
  warning: WarningSummary | null
  nowMs: number
}) {
  const { points } = chartWindow(history, nowMs)
  const events = useCareerEvents().data ?? []
  return (
    <ChartFrame
      title="Mood and energy"
      meaning={trendSentence(recent)}
      source={legend(points.length, Boolean(warning?.range))}
      table={{
        columns: ['When', 'Mood', 'Energy'],
        rows: points.map(({ atMs, mood, energy }) => {
          const { weekday, day, time } = momentParts(new Date(atMs).toISOString())
          return [
            `${weekday}, ${day}, ${time}`,
            `${mood} of ${SCALE_MAX} (${moodLabel(mood)})`,
            `${energy} of ${SCALE_MAX} (${energyLabel(energy)})`,
          ]
        }),
      }}
    >
      <MoodEnergyChart events={events} history={history} warning={warning} nowMs={nowMs} />
    </ChartFrame>
  )
}

/** Names only what is drawn. */
function legend(points: number, hasRange: boolean): string {
  const parts = ['Each mark is a check-in.']
  if (points > 1) parts.push('The line is your running average, broken where nothing was written.')
  if (hasRange) parts.push('Shaded, your usual range.')
  return parts.join(' ')
}
