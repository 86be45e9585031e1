import type { MarketResult } from '#shared/career/market-result.ts'
import { isDemandKnown, isTrendKnown } from '#shared/career/market-rules.ts'
import { grouped } from '#shared/career/pay.ts'

const LONG_VALUE = 16
const NOT_KNOWN = 'Not known'
const LEVELS = { high: 'High', medium: 'Medium', low: 'Low' } as const
/** A trend is told beside all occupations: pay that rises slowly still rises. */
const TRENDS = { increasing: 'Above average', stable: 'Average', decreasing: 'Below average' } as const

/** The four answers people look for first. */
export function MarketStats({ result }: { result: MarketResult }) {
  const { marketDemand, salaryTrends, outlook, salary } = result
  const stats = [
    isDemandKnown(result)
      ? { name: 'Market demand', value: LEVELS[marketDemand.level], note: marketDemand.jobGrowth }
      : { name: 'Market demand', value: NOT_KNOWN, note: 'No projection is published' },
    ...(outlook?.openingsPerYear
      ? [{ name: 'Openings', value: grouped(outlook.openingsPerYear), note: 'a year in the United States' }]
      : []),
    {
      name: 'Pay growth',
      value: isTrendKnown(result) ? TRENDS[salaryTrends.trend] : NOT_KNOWN,
      note: isTrendKnown(result)
        ? `${salary?.yearlyGrowthPercent}% a year; all occupations ${salary?.allOccupationsGrowthPercent}%`
        : 'No course of pay is published',
    },
    ...(outlook?.education
      ? [{ name: 'Usual entry', value: outlook.education, note: 'what employers usually ask for' }]
      : []),
  ]
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-8 break-words">
      {stats.map(({ name, value, note }) => (
        <div key={name} className="grid grid-cols-1 content-start gap-1">
          <dt className="text-sm text-soft">{name}</dt>
          <dd className={`font-serif ${value.length > LONG_VALUE ? 'text-lg' : 'text-2xl'}`}>{value}</dd>
          <dd className="text-sm text-soft">{note}</dd>
        </div>
      ))}
    </dl>
  )
}
