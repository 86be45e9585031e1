import type { Engine } from '#engine/engine.ts'
import { type ResolvedRole, resolveRole } from '#engine/occupations/resolve-role.ts'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import type { BurnoutRisk } from '#shared/wellness/burnout-risk.ts'

/** What the coach may know of a person, as far as they allow it; everything else is left out. */
export type CoachPerson = {
  profile: CareerProfile | null
  /** By which the helplines of their country are named; no model is told it. */
  timeZone?: string | null
  /** Paths suggested to them, best first. */
  suggestions: readonly { role: string; code: string; match_score: number }[]
  /** Skills set by hand on the skill gap screen, and those of completed learning. */
  skillLevels?: Readonly<Record<string, number>>
  learned?: readonly string[]
  wellbeing: CoachWellbeing | null
}

/** A summary of check-ins, never a note. */
export type CoachWellbeing = {
  risk: BurnoutRisk
  checkIns: number
  averageMood: number
  averageEnergy: number
  /** An early warning is active. */
  isWarned: boolean
}

export function presentRole(engine: Engine, person: CoachPerson): ResolvedRole | null {
  const title = person.profile?.job_title?.trim()
  return title ? resolveRole(engine, title) : null
}
