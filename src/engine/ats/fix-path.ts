import type { AtsResult } from '#shared/career/ats-result.ts'
import type { Analysis } from './analysis.ts'
import { atsScore, type ScoreState } from './ats-score.ts'
import type { RequirementMatch } from './requirement-match.ts'

/** More stops than this cannot be told apart in a drawing. */
const MAX_STEPS = 5
const FORM_LABEL = 'Formatting'
const STUFFING_LABEL = 'Fewer keywords'

interface Step {
  label: string
  apply: (state: ScoreState) => ScoreState
}

/** Fixes in the order in which they earn most, with the score after each; points that only years of work would earn are left out. */
export function fixPath({ state, evidence, findings, matches }: Analysis): AtsResult['path'] {
  let open = [
    ...matches.filter(isOpen).map(showStep),
    ...(findings.length === 0
      ? []
      : [{ label: FORM_LABEL, apply: (now: ScoreState) => ({ ...now, parseLost: 0 }) }]),
    ...(evidence.stuffing.findings.length === 0
      ? []
      : [{ label: STUFFING_LABEL, apply: (now: ScoreState) => ({ ...now, stuffingLost: 0 }) }]),
  ]
  const path: AtsResult['path'] = []
  let now = state
  while (path.length < MAX_STEPS) {
    const scored = open.map(step => ({ step, score: atsScore(step.apply(now)).score }))
    const top = scored.reduce<(typeof scored)[number] | undefined>(
      (best, one) => (best && best.score >= one.score ? best : one),
      undefined,
    )
    if (!top || top.score <= atsScore(now).score) break
    now = top.step.apply(now)
    open = open.filter(step => step !== top.step)
    path.push({ label: top.step.label, score: top.score })
  }
  return path
}

function isOpen({ requirement: { kind }, value }: RequirementMatch): boolean {
  return value < 1 && kind !== 'years' && kind !== 'title'
}

function showStep({ requirement }: RequirementMatch): Step {
  return {
    label: requirement.parts.length > 0 ? requirement.parts.join(' or ') : requirement.label,
    apply: now => ({
      ...now,
      matches: now.matches.map(one =>
        one.requirement === requirement ? { ...one, value: 1, claimedValue: 1, met: 'shown' } : one,
      ),
    }),
  }
}
