import type { Billing } from '#shared/billing/contract.ts'
import { COUNTED_FEATURES, featureName } from '#shared/billing/feature-access.ts'
import { longUsDate } from '#shared/billing/limit-details.ts'
import { Progress } from '#web/ui/progress.tsx'
import { usedWords } from './usage-words.ts'

/** How much of each counted feature was used this month, and when it renews. */
export function UsageList({ billing }: { billing: Billing }) {
  const rows = billing.usage.filter(
    ({ feature, enabled, used }) =>
      enabled && (COUNTED_FEATURES.includes(feature) || (feature === 'api-access' && used > 0)),
  )
  return (
    <ul className="grid gap-5">
      {rows.map(({ feature, monthly_limit: limit, used }) => (
        <li key={feature} className="grid gap-1.5">
          <p className="flex flex-wrap justify-between gap-x-6">
            <span className="font-medium">{featureName(feature)}</span>
            <span className="figures text-soft">
              {limit === null ? 'Unlimited' : usedWords(feature, used, limit)}
            </span>
          </p>
          {limit !== null && (
            <>
              <Progress label={`${featureName(feature)}, used this month`} value={used} max={limit} />
              <p className="text-sm text-soft">Renews on {longUsDate(billing.renews_on)}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
