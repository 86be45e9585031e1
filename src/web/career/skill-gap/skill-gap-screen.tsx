import { useEffect } from 'react'
import { FeatureGate } from '#web/billing/feature-gate.tsx'
import { later } from '#web/ui/later.tsx'
import { SkeletonRows } from '#web/ui/load-error.tsx'
import { ToolsLine } from '../tools-line.tsx'

const TITLE = 'Skill Gap Analysis'

/** Comes while the plan is asked for: nothing of it can be drawn before. */
const SkillGapTool = later(
  async () => (await import('./skill-gap-tool.tsx')).SkillGapTool,
  <div className="page grid grid-cols-1 gap-4 py-8 sm:py-12">
    <h1 className="text-4xl">{TITLE}</h1>
    <SkeletonRows label="Loading your plan" count={3} />
  </div>,
)

export function SkillGapScreen() {
  useEffect(SkillGapTool.preload, [])
  return (
    <FeatureGate title={TITLE} feature="skill-gap" above={<ToolsLine here="/career/skills" />}>
      <SkillGapTool />
    </FeatureGate>
  )
}
