import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'
import { PLANS, type PlanCopy } from '../copy/plans.ts'

/** Three plans beside each other; a page may put its own action in place of a link. */
export function Plans({ actions = {} }: { actions?: Partial<Record<PlanCopy['id'], ReactNode>> }) {
  return (
    <ul className="grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-3">
      {PLANS.map(plan => (
        <Plan key={plan.id} plan={plan} action={actions[plan.id]} />
      ))}
    </ul>
  )
}

function Plan({ plan, action }: { plan: PlanCopy; action: ReactNode }) {
  return (
    <li
      className={`flex flex-col gap-5 ${plan.isMain ? 'rounded-xl bg-raised p-[min(1.75rem,7.5vw)] shadow-float lg:-my-4 lg:p-8' : 'border-t-3 border-rule pt-6'}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-2xl">{plan.name}</h3>
        {plan.isMain && (
          <span className="rounded-full bg-action-wash px-3 py-1 text-xs font-semibold text-action">
            Every tool
          </span>
        )}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="figures font-serif text-4xl">{plan.price}</span>
        <span className="text-soft">{plan.period}</span>
      </p>
      <p className="text-soft">{plan.summary}</p>
      <div>
        {action || (
          <ButtonLink to={plan.action.to} tone={plan.isMain ? 'action' : 'quiet'}>
            {plan.action.label}
          </ButtonLink>
        )}
      </div>
      <ul className="grid gap-2">
        {plan.includes.map(point => (
          <li key={point} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-action" />
            {point}
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">{plan.note}</p>
    </li>
  )
}
