import {
  LAST_PROJECTED_YEAR,
  NEWEST_WAGES,
  onetSource,
  PROJECTED_YEARS,
} from '#shared/career/data-sources.ts'
import type { MarketResult } from '#shared/career/market-result.ts'
import { amountText } from '#shared/career/pay.ts'
import { Distance } from '../drawings/distance.tsx'

/** Related roles from where this one stands: the ring is this role, the dot the other. */
export function RelatedRoles({
  result: { relatedRoles, salary, occupation },
  onChoose,
}: {
  result: MarketResult
  onChoose: (role: string, code: string | null) => void
}) {
  const own = salary?.medians.at(-1)?.amount.value ?? null
  const unit = salary?.unit ?? 'year'
  const medians = relatedRoles.flatMap(({ median }) => (median ? [median.value] : []))
  if (relatedRoles.length === 0) return null
  const all = own === null ? medians : [own, ...medians]
  const scale = { from: Math.min(...all), to: Math.max(...all) }
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-1">
        <h3 className="text-xl">Related roles compared</h3>
        <p className="text-soft">
          US median pay against {occupation?.role ?? 'this role'} (the ring), and jobs by{' '}
          {LAST_PROJECTED_YEAR}.
        </p>
      </div>
      <ul className="grid grid-cols-1">
        {relatedRoles.map(({ code, role, median, growthPercent }) => (
          <li
            key={code}
            className="flex flex-wrap items-center gap-x-4 border-t border-rule py-2 md:grid md:grid-cols-[14rem_minmax(0,1fr)_6rem_4rem] md:gap-x-6"
          >
            <button
              type="button"
              onClick={() => onChoose(role, code)}
              className="min-h-11 min-w-0 grow basis-40 text-start font-medium break-words text-action underline-offset-4 hover:underline"
            >
              {role}
            </button>
            <div className="order-last w-full px-3 md:order-none md:w-auto">
              {median && <Distance scale={scale} today={own} other={median.value} tone="text-info" />}
            </div>
            <span className="figures text-end">{median ? amountText(median, unit) : 'not published'}</span>
            <span className="figures text-end text-soft">
              {growthPercent > 0 ? '+' : ''}
              {growthPercent}%
            </span>
          </li>
        ))}
      </ul>
      <p className="text-xs text-soft">
        BLS wages, {NEWEST_WAGES}; BLS projections, {PROJECTED_YEARS}; related roles from{' '}
        {onetSource('occupations')}.
      </p>
    </div>
  )
}
