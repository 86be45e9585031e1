import Check from 'lucide-react/icons/check'
import { type ReactNode, useId } from 'react'
import type { Billing } from '#shared/billing/contract.ts'
import { COUNTED_FEATURES, featureName } from '#shared/billing/feature-access.ts'
import { limitMessage, longUsDate } from '#shared/billing/limit-details.ts'
import { ANNUAL_SAVING_PERCENT } from '#shared/billing/plans.ts'
import { longDate } from '#web/platform/format-date.ts'
import { GateFigure } from './gate-figure.tsx'
import { type GateState, gateState } from './gate-state.ts'
import { GATED_TOOLS, type GatedFeature } from './gated-tools.ts'
import { PRICES } from './price.ts'
import { UpgradeAction } from './upgrade-card.tsx'
import { leftWords } from './usage-words.ts'

const NAMED_TOOLS = ['ats-optimizer', 'skill-gap', 'market-insights', 'pdf-export'] as const

/** In place of a tool that the plan does not open: what it is, what is free without it, what it costs and why. */
export function GatePage({
  title,
  feature,
  billing,
  state,
}: {
  /** Stands above, as the heading of the screen. */
  title: string
  feature: GatedFeature
  billing: Billing
  state: Exclude<GateState, { kind: 'open' }>
}) {
  const tool = GATED_TOOLS[feature]
  return (
    <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25.5rem]">
      <div className="grid gap-8 lg:col-span-2">
        <p className="max-w-reading text-lg text-soft">{reason({ feature, billing, state })}</p>
        <GateFigure title={title} tool={tool} />
      </div>
      <div className="grid content-start gap-10">
        <Block title="What it does">
          <ul className="border-t border-rule">
            {tool.points.map(point => (
              <li key={point} className="flex gap-3 border-b border-rule py-3.5">
                <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-action" />
                {point}
              </li>
            ))}
          </ul>
        </Block>
        <Block title="What you have without it">
          <dl className="border-t border-rule">
            {freeOfCharge(billing).map(({ name, what }) => (
              <div key={name} className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-3.5">
                <dt>{name}</dt>
                <dd className="figures text-soft">{what}</dd>
              </div>
            ))}
          </dl>
        </Block>
      </div>
      <PlanBox billing={billing} />
    </div>
  )
}

function PlanBox({ billing }: { billing: Billing }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 self-start rounded-xl bg-action-wash p-6 sm:p-7"
    >
      <h2 id={id} className="font-sans text-base font-semibold">
        Professional
      </h2>
      <p>
        <span className="figures font-serif text-4xl">{PRICES.month}</span>{' '}
        <span className="text-soft">a month, or {ANNUAL_SAVING_PERCENT}% less by the year</span>
      </p>
      <p>{NAMED_TOOLS.map(featureName).join(' · ')} · and more, with no monthly limits.</p>
      <p className="text-sm text-soft">
        Why it costs: every analysis runs on data we keep up to date and on machines we pay for.
      </p>
      <UpgradeAction billing={billing} isInBox />
    </section>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

function reason({
  feature,
  billing,
  state,
}: Pick<Parameters<typeof GatePage>[0], 'feature' | 'billing' | 'state'>): string {
  if (state.kind === 'used-up') return limitMessage(feature, state.limit, billing.renews_on)
  const ended = longDate(billing.trial_expires_at)
  return `Part of the Professional plan. Your trial ended on ${ended}; everything you made is still here, and stays yours.`
}

/** What stays open, with what is left of it this month. */
function freeOfCharge(billing: Billing): { name: string; what: string }[] {
  const counted = COUNTED_FEATURES.flatMap(feature => {
    const state = gateState(billing, feature)
    if (state.kind === 'upgrade') return []
    const what =
      state.kind === 'used-up'
        ? `none left until ${longUsDate(billing.renews_on)}`
        : state.limit === null || state.left === null
          ? 'no limit'
          : leftWords(feature, state.left, state.limit, billing.renews_on)
    return [{ name: featureName(feature), what }]
  })
  return [
    { name: featureName('career-suggestions'), what: 'no limit' },
    ...counted,
    { name: featureName('wellness-tracking'), what: 'no limit, on every plan' },
    { name: featureName('burnout-risk'), what: 'free on every plan' },
  ]
}
