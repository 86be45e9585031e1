import Check from 'lucide-react/icons/check'
import { planAdditions } from '#shared/billing/feature-access.ts'
import type { Plan } from '#shared/billing/features.ts'

/** What a plan has beyond Free. */
export function Benefits({ plan }: { plan: Plan }) {
  return (
    <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
      {planAdditions(plan, 'free').map(addition => (
        <li key={addition} className="flex gap-2.5">
          <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-action" />
          {addition}
        </li>
      ))}
    </ul>
  )
}
