import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { Problem } from '#shared/problem.ts'
import { later } from '#web/ui/later.tsx'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { billingQuery, useBilling } from './billing-queries.ts'
import { gateState } from './gate-state.ts'
import type { GatedFeature } from './gated-tools.ts'

const SKELETON = <SkeletonRows label="Loading your plan" count={3} />
const GatePage = later(async () => (await import('./gate-page.tsx')).GatePage, SKELETON)
/** Its line is kept: a tool that moved down under a pressing finger would be worse than no number. */
const UsageLeft = later(
  async () => (await import('./usage-left.tsx')).UsageLeft,
  <p className="pt-4 text-sm">&nbsp;</p>,
)
const UpgradeAction = later(async () => (await import('./upgrade-card.tsx')).UpgradeAction, null)

const Refusal = createContext<(error: unknown) => boolean>(() => false)

/** For the calls of a tool: takes a 402, shows it above the tool, and answers whether it was one. */
export function useGateRefusal(): (error: unknown) => boolean {
  return useContext(Refusal)
}

/**
 * A tool that belongs to a plan, or the page that stands in its place. Decided when the tool is opened: closing it while somebody
 * works in it, because the last use of the month is running, would throw that work away. The server keeps the gate either way.
 * Brings the <main> of the screen.
 */
export function FeatureGate({
  title,
  feature,
  above,
  hasWork = false,
  children,
}: {
  /** The name of the tool, which is the heading until the tool itself brings one. */
  title: string
  feature: GatedFeature
  /** What stands above the heading whether the tool is open or not, such as the line of the career tools. */
  above?: ReactNode
  /** Somebody's own work is in the tool: it opens with nothing left too. */
  hasWork?: boolean
  children: ReactNode
}) {
  const queries = useQueryClient()
  const billing = useBilling()
  const [refused, setRefused] = useState<string>()
  const [wasOpen, setWasOpen] = useState(false)
  const state = billing.data && gateState(billing.data, feature)
  if (state?.kind === 'open' && !wasOpen) setWasOpen(true)
  const isCounted = state && state.kind !== 'upgrade' && state.limit !== null

  function refuse(error: unknown): boolean {
    if (!(error instanceof Problem) || error.status !== 402) return false
    setRefused(error.message)
    void queries.invalidateQueries({ queryKey: billingQuery.queryKey })
    return true
  }

  const closed =
    billing.data && state && state.kind !== 'open' && !wasOpen && !hasWork
      ? { billing: billing.data, state }
      : undefined
  if (billing.isPending || closed)
    return (
      <main id="content">
        {above}
        <div className="page grid gap-4 py-8 sm:py-12">
          <h1 className="text-4xl">{title}</h1>
          {closed ? <GatePage title={title} feature={feature} {...closed} /> : SKELETON}
        </div>
      </main>
    )
  return (
    <main id="content">
      {above}
      <div className="page empty:hidden">
        {!billing.data && (
          <div className="pt-6">
            <LoadError what="Your plan" onTryAgain={() => void billing.refetch()} />
          </div>
        )}
        {refused !== undefined && (
          <div role="alert" className="mt-6 grid gap-4 rounded-lg bg-action-wash p-5">
            <p>{refused}</p>
            <UpgradeAction billing={billing.data} />
          </div>
        )}
        {refused === undefined && billing.data && isCounted && (
          <UsageLeft feature={feature} billing={billing.data} />
        )}
      </div>
      <Refusal value={refuse}>{children}</Refusal>
    </main>
  )
}
