import { FeatureGate } from '#web/billing/feature-gate.tsx'
import { later } from '#web/ui/later.tsx'
import { SkeletonRows } from '#web/ui/load-error.tsx'
import { ToolsLine } from '../tools-line.tsx'

const PATH = '/career/market-insights'

/** Comes while the plan is asked for: nothing of it can be drawn before. */
const MarketTool = later(
  async () => (await import('./market-tool.tsx')).MarketTool,
  <div className="page grid grid-cols-1 gap-4 py-8 sm:py-12">
    <h1 className="text-4xl">Market Insights</h1>
    <SkeletonRows label="Loading your plan" count={3} />
  </div>,
)

export function MarketScreen() {
  return (
    <FeatureGate title="Market Insights" feature="market-insights" above={<ToolsLine here={PATH} />}>
      <MarketTool />
    </FeatureGate>
  )
}
