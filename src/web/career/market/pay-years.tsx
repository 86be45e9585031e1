import type { MarketResult } from '#shared/career/market-result.ts'
import { amountText } from '#shared/career/pay.ts'
import { ChartFrame } from '#web/ui/chart-frame.tsx'
import { LineChart } from '#web/ui/line-chart.tsx'

const HEADROOM = 0.12

/** The national median of the last years, drawn. */
export function PayYears({ salary }: { salary: NonNullable<MarketResult['salary']> }) {
  const { medians, unit, yearlyGrowthPercent } = salary
  const first = medians[0]
  const last = medians.at(-1)
  if (!first || !last || medians.length < 2) return null
  const values = medians.map(({ amount }) => amount.value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = (most - least || most) * HEADROOM
  const course = yearlyGrowthPercent === null ? '' : ` ${Math.abs(yearlyGrowthPercent)}% a year`
  return (
    <ChartFrame
      title="Five years of pay"
      meaning={`The US median ${last.amount.value >= first.amount.value ? 'rose' : 'fell'}${course}, from ${amountText(first.amount, unit)} to ${amountText(last.amount, unit)}.`}
      source={`BLS Occupational Employment and Wage Statistics, May ${first.year} to May ${last.year}, US median`}
      table={{
        columns: ['Year', 'US median'],
        rows: medians.map(({ year, amount }) => [String(year), amountText(amount, unit)]),
      }}
    >
      <LineChart
        series={[
          { name: amountText({ ...last.amount, at_least: false }, unit), tone: 'text-action', values },
        ]}
        steps={medians.map(({ year }) => String(year))}
        range={[least - room, most + room]}
        guides={[
          {
            value: first.amount.value,
            label: amountText({ ...first.amount, at_least: false }, unit),
            // Where the line does not run.
            isBelow: last.amount.value >= first.amount.value,
          },
        ]}
      />
    </ChartFrame>
  )
}
