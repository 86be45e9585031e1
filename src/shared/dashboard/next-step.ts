import { areReusable } from '#shared/career/suggestions-age.ts'
import type { BurnoutRisk } from '#shared/wellness/burnout-risk.ts'
import type { WarningState } from '#shared/wellness/early-warning/early-warning.ts'
import type { BestMatch, DashboardSummary } from './get-dashboard.ts'

export type NextStep =
  | { kind: 'warning'; risk: BurnoutRisk; hasCheckedInToday: boolean }
  | { kind: 'profile' }
  | { kind: 'check-in' }
  | { kind: 'suggestions'; why: 'none' | 'old' }
  | { kind: 'lesson'; role: string; skill: string; title: string }
  | { kind: 'gap'; role: string; skill: string }
  | { kind: 'nothing' }

/** The one thing that comes next for somebody: first what protects them, then what everything else builds on. */
export function nextStep(
  {
    onboarding_completed,
    daily_check_ins,
    career: { generated_at, best_match },
  }: Pick<DashboardSummary, 'onboarding_completed' | 'daily_check_ins' | 'career'>,
  {
    risk,
    warning,
    hasCheckedInToday,
  }: {
    risk: BurnoutRisk
    /** Null without check-ins. */
    warning: WarningState | null
    hasCheckedInToday: boolean
  },
  nowMs: number,
): NextStep {
  if (isWarned(risk, warning)) return { kind: 'warning', risk, hasCheckedInToday }
  if (!onboarding_completed) return { kind: 'profile' }
  if (daily_check_ins && !hasCheckedInToday) return { kind: 'check-in' }
  if (generated_at === null) return { kind: 'suggestions', why: 'none' }
  if (!areReusable(generated_at, nowMs)) return { kind: 'suggestions', why: 'old' }
  return best_match ? stepToward(best_match) : { kind: 'nothing' }
}

/** A High of weeks ago says nothing about today. */
function isWarned(risk: BurnoutRisk, warning: WarningState | null): boolean {
  return warning === 'early-warning' || (risk === 'High' && warning !== 'after-silence')
}

/** What a saved lesson or a missing skill leads to. */
export function stepToward({ role, missing_skills }: BestMatch): NextStep {
  const saved = missing_skills.find(({ saved_title }) => saved_title !== null)
  if (saved?.saved_title) return { kind: 'lesson', role, skill: saved.skill, title: saved.saved_title }
  const [first] = missing_skills
  return first ? { kind: 'gap', role, skill: first.skill } : { kind: 'nothing' }
}
