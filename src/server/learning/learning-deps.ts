import type { Database } from '#server/platform/database/database.ts'

export type LearningDeps = {
  database: Database
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
  /** Energy of the check-ins of the last days, newest first; null where the person did not agree that a plan looks at them. */
  readRecentEnergy: (userId: string) => Promise<number[] | null>
}
