import type { CheckIn } from '#shared/wellness/check-in.ts'
import { SCALE_MAX } from '#shared/wellness/check-in-form.ts'
import { wellnessSummary } from '#shared/wellness/summary.ts'

export function SummaryCards({ checkIns }: { checkIns: readonly CheckIn[] }) {
  const summary = wellnessSummary(checkIns)
  if (!summary) return null
  const cards = [
    { label: 'Average mood', figure: summary.averageMood.toFixed(1), of: `out of ${SCALE_MAX}` },
    { label: 'Average energy', figure: summary.averageEnergy.toFixed(1), of: `out of ${SCALE_MAX}` },
    { label: 'Check-ins', figure: String(summary.count), of: 'most recent' },
  ]
  return (
    <div className="@container">
      <dl className="grid divide-rule border-y border-rule @min-[17rem]:grid-cols-3 @min-[17rem]:divide-x">
        {cards.map(({ label, figure, of }) => (
          <div
            key={label}
            className="grid content-between gap-1 py-5 @min-[17rem]:px-3 @min-[17rem]:first:ps-0 sm:px-7 sm:first:ps-0"
          >
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2">
              <span className="figures font-serif text-3xl">{figure}</span>
              <span className="text-sm text-soft">{of}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
