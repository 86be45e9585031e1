import type { AtsResult } from '#shared/career/ats-result.ts'
import { atsScore, type ScoreState } from './ats-score.ts'
import type { DraftFix } from './draft-fix.ts'

/** More stops than this cannot be told apart in a drawing. */
const MAX_STEPS = 5

/** The fixes in the order in which they earn most, with the score after each; those that earn nothing are left out. */
export function fixPath(state: ScoreState, fixes: readonly DraftFix[]): AtsResult['path'] {
  const path: AtsResult['path'] = []
  let open = [...fixes]
  let now = state
  while (path.length < MAX_STEPS) {
    const scored = open.map(fix => ({ fix, score: atsScore(fix.effect(now)).score }))
    const top = scored.reduce<(typeof scored)[number] | undefined>(
      (best, one) => (best && best.score >= one.score ? best : one),
      undefined,
    )
    if (!top || top.score <= atsScore(now).score) break
    now = top.fix.effect(now)
    open = open.filter(fix => fix !== top.fix)
    path.push({ label: top.fix.label, score: top.score })
  }
  return path
}
