import type { CoachPerson } from '#engine/coach/coach-person.ts'
import type { CareerDeps } from '#server/career/career-deps.ts'
import { selectSkillLevels } from '#server/career/skill-level-queries.ts'
import { getHistory } from '#server/wellness/history.ts'
import { CHECK_IN_CONSENT } from '#server/wellness/save-check-in.ts'
import type { ConsentPurpose } from '#shared/account/consent.ts'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import { readHistory } from '#shared/wellness/read-history.ts'
import { wellbeingSummary } from './wellbeing-summary.ts'

export type CoachPersonDeps = Pick<CareerDeps, 'database' | 'readLearnedSkills' | 'now'> & {
  readProfile: (userId: string) => Promise<CareerProfile & { time_zone: string | null }>
  /** The paths suggested last, best first. */
  readSuggestions: (userId: string) => Promise<CoachPerson['suggestions']>
  /** The newest answer for a purpose; null where it was never asked. */
  readConsent: (userId: string, purpose: ConsentPurpose) => Promise<boolean | null>
}

const UNKNOWN_TIME_ZONE = 'UTC'

/** What the coach may know: the profile, the paths suggested last, levels of skills, and a summary of check-ins without their notes. */
export async function readCoachPerson(deps: CoachPersonDeps, userId: string): Promise<CoachPerson> {
  const { database, readProfile, readSuggestions, readLearnedSkills, readConsent, now } = deps
  const [profile, suggestions, levels, learned, answer] = await Promise.all([
    readProfile(userId),
    readSuggestions(userId),
    database.asUser(userId, tx => selectSkillLevels(tx, userId)),
    readLearnedSkills(userId),
    readConsent(userId, CHECK_IN_CONSENT),
  ])
  // Check-ins that were kept before the consent was taken back are the person's to look at, and nobody's to speak of.
  const history = answer === false ? null : readHistory(await getHistory({ database }, userId))
  return {
    profile,
    timeZone: profile.time_zone,
    suggestions,
    skillLevels: Object.fromEntries(levels.map(({ skill, level }) => [skill, level])),
    learned,
    wellbeing: history && wellbeingSummary(history, profile.time_zone ?? UNKNOWN_TIME_ZONE, now()),
  }
}
