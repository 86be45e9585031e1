import type { Database } from '#server/platform/database/database.ts'

export type LearningDeps = {
  database: Database
  now: () => Date
  /** Addresses of material that suits skills of an occupation, best first. */
  findForSkills: (
    question: { skills: string[]; code: string | null; perSkill: number },
    signal: AbortSignal,
  ) => Promise<string[]>
  /** The largest gaps toward the best path suggested last. */
  readTopGaps: (
    userId: string,
    signal: AbortSignal,
  ) => Promise<{ role: string; code: string; skills: { skill: string; level: number }[] } | null>
  /** Key skills of today's work; null where the profile does not name it. */
  readFieldSkills: (userId: string, signal: AbortSignal) => Promise<{ skills: string[]; code: string } | null>
  /** Whether the person agreed that a plan looks at their check-ins, and the energy of the last days', newest first; null where none may be looked at. */
  readRecentEnergy: (userId: string) => Promise<{ agreed: boolean; energies: number[] | null }>
}
