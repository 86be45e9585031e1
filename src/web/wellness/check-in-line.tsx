import { type CheckIn, energyLabel, SCALE_MAX, SCALE_MIN } from '#shared/wellness/check-in.ts'
import { ChartFrame } from '#web/ui/chart-frame.tsx'
import { later } from '#web/ui/later.tsx'
import { dayAndTime, shortLabels } from './day-and-time.ts'

const GUIDES = [
  { value: SCALE_MIN, label: 'low' },
  { value: (SCALE_MIN + SCALE_MAX) / 2, label: 'okay' },
  { value: SCALE_MAX, label: 'high' },
]

/** Its script comes while the check-ins are on their way. */
export const LineChart = later(
  async () => (await import('#web/ui/line-chart.tsx')).LineChart,
  <div className="min-h-55" />,
)

/** Mood and energy of the recent check-ins, oldest to newest. */
export function CheckInLine({ checkIns }: { checkIns: readonly CheckIn[] }) {
  const oldestFirst = checkIns.toReversed()
  return (
    <ChartFrame
      title="Mood and energy"
      meaning={trendSentence(oldestFirst)}
      source={`Your last ${checkIns.length === 1 ? 'check-in' : `${checkIns.length} check-ins`}.`}
      table={{
        columns: ['When', 'Mood', 'Energy'],
        rows: oldestFirst.map(one => [
          dayAndTime(one.created_at),
          `${one.mood} of ${SCALE_MAX}`,
          `${one.energy} of ${SCALE_MAX} (${energyLabel(one.energy)})`,
        ]),
      }}
    >
      <LineChart
        range={[SCALE_MIN, SCALE_MAX]}
        guides={GUIDES}
        steps={shortLabels(oldestFirst.map(one => one.created_at))}
        series={[
          { name: 'Mood', tone: 'text-action', values: oldestFirst.map(one => one.mood) },
          { name: 'Energy', tone: 'text-info', values: oldestFirst.map(one => one.energy) },
        ]}
      />
    </ChartFrame>
  )
}

/** Compares the two newest check-ins. */
export function trendSentence(oldestFirst: readonly Pick<CheckIn, 'mood' | 'energy'>[]): string {
  const [before, latest] = oldestFirst.slice(-2)
  if (!before || !latest) return 'This is where your line begins. The next check-in gives it a direction.'
  const words = { up: 'up', down: 'down', same: 'the same' }
  const mood = words[direction(before.mood, latest.mood)]
  const energy = words[direction(before.energy, latest.energy)]
  return mood === energy
    ? `Since the check-in before, mood and energy are both ${mood}.`
    : `Since the check-in before, mood is ${mood} and energy is ${energy}.`
}

function direction(before: number, latest: number) {
  return latest > before ? 'up' : latest < before ? 'down' : 'same'
}
