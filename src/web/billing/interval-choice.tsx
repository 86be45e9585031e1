import { useId } from 'react'
import type { Interval } from '#shared/billing/contract.ts'
import { ANNUAL_SAVING_PERCENT } from '#shared/billing/plans.ts'
import { PRICES } from './price.ts'

const CHOICES = [
  { interval: 'month', label: 'Monthly', more: PRICES.month },
  { interval: 'year', label: 'Yearly', more: `${PRICES.year}, save ${ANNUAL_SAVING_PERCENT}%` },
] as const

/** By the month or by the year. */
export function IntervalChoice({
  interval,
  onChange,
}: {
  interval: Interval
  onChange: (interval: Interval) => void
}) {
  const name = useId()
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">How you pay</legend>
      {CHOICES.map(choice => (
        <label
          key={choice.interval}
          className="inline-flex min-h-11 grow flex-wrap items-center gap-2 rounded-full border border-edge bg-raised px-4 text-sm transition-colors hover:border-action has-checked:border-action has-checked:bg-action-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
        >
          <input
            type="radio"
            name={name}
            value={choice.interval}
            checked={choice.interval === interval}
            onChange={() => onChange(choice.interval)}
            className="size-4 accent-action"
          />
          <span className="font-medium">{choice.label}</span>
          <span className="figures text-soft">{choice.more}</span>
        </label>
      ))}
    </fieldset>
  )
}
