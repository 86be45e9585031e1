import { FeatureGate } from '#web/billing/feature-gate.tsx'
import { later } from '#web/ui/later.tsx'
import { SkeletonRows } from '#web/ui/load-error.tsx'
import { ToolsLine } from '../tools-line.tsx'

const PATH = '/career/ats-optimizer'
const TITLE = 'ATS Optimizer'

const AtsTool = later(
  async () => (await import('./ats-tool.tsx')).AtsTool,
  <div className="page grid grid-cols-1 gap-4 py-8 sm:py-12">
    <h1 className="text-4xl">{TITLE}</h1>
    <SkeletonRows label="Loading your plan" count={3} />
  </div>,
)

export function AtsScreen() {
  return (
    <FeatureGate title={TITLE} feature="ats-optimizer" above={<ToolsLine here={PATH} isWide />}>
      <AtsTool />
    </FeatureGate>
  )
}
