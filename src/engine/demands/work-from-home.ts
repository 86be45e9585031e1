import { oncePerOccupation } from '#engine/lazy.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { joinWithAnd } from '#engine/text/join-with-and.ts'
import type { RoleDemands } from '#shared/career/role-demands.ts'
import { manualBlockers } from './manual-work.ts'

/** With this many conditions against it hardly any of the work can be done from home. */
const MIN_BLOCKERS_FOR_HARDLY = 3
const MAX_NAMED_BLOCKERS = 3

/** Whether the tasks of an occupation allow working from home, and what speaks against it; never that it is remote. */
export const workFromHome = oncePerOccupation((career: CareerData, row): RoleDemands['from_home'] => {
  const surveyed = career.demands().homeBlockers(row)
  if (!surveyed)
    return { level: 'unknown', because: [], text: 'Whether this work can be done from home is not known.' }
  const blockers = surveyed.length > 0 ? surveyed : manualBlockers(career, row)
  if (blockers.length === 0)
    return {
      level: 'possible',
      because: [],
      text: 'The survey of the tasks shows nothing that forbids working from home; whether an employer offers it is another question.',
    }
  const level = blockers.length >= MIN_BLOCKERS_FOR_HARDLY ? 'hardly' : 'partly'
  const named = joinWithAnd(blockers.slice(0, MAX_NAMED_BLOCKERS))
  return {
    level,
    because: blockers,
    text: `From home ${level}, because the work means ${named}.`,
  }
})
