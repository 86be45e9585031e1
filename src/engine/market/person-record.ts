import type { PersonRecord } from '#engine/gap/skill-evidence.ts'
import type { LevelQuestion } from '#engine/gap/skill-level.ts'
import { isSameOccupation } from '#engine/gap/work-history.ts'
import type { CareerEngine } from '#engine/occupations/resolve-role.ts'
import type { MarketQuestion } from '#shared/career/market-result.ts'

/** The question, and what is known of who asks it beyond the skills that the question names. */
export type PersonalMarketQuestion = MarketQuestion & { person?: PersonRecord }

/** What the skill gap would know: the profile where there is one, and the skills that the question names. */
export function recordOf({ skills, experience, person }: PersonalMarketQuestion): PersonRecord {
  const named = skills ?? []
  return {
    years: experience,
    ...person,
    skills: [...new Set([...named, ...(person?.skills ?? [])])],
  }
}

/** No job of theirs is of the occupation asked about; without a job told, nobody is taken for a newcomer. */
export function isFromOtherWork(
  { career }: CareerEngine,
  { jobs }: LevelQuestion,
  { person }: PersonalMarketQuestion,
  row: number,
): boolean {
  const hasWork = Boolean(person?.job_title?.trim()) || jobs.length > 0
  return hasWork && !jobs.some(job => isSameOccupation(career, job.row, row))
}
