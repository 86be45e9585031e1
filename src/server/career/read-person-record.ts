import type { PersonRecord } from '#engine/gap/skill-evidence.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import type { CareerDeps } from './career-deps.ts'
import { selectKeptFacts } from './kept-resume-facts.ts'
import { monthOf } from './person-facts.ts'
import { selectSkillLevels } from './skill-level-queries.ts'

/** All that is known of somebody's work and skills, with what else a caller reads of them in the same transaction. */
export async function readPersonRecord<Further>(
  { database, readProfile, readLearnedSkills, now }: CareerDeps,
  userId: string,
  selectFurther: (tx: Transaction, userId: string) => Promise<Further>,
): Promise<{ profile: CareerProfile; person: PersonRecord; further: Further }> {
  const [profile, [levels, kept, further], learned] = await Promise.all([
    readProfile(userId),
    database.asUser(userId, tx =>
      Promise.all([selectSkillLevels(tx, userId), selectKeptFacts(tx, userId), selectFurther(tx, userId)]),
    ),
    readLearnedSkills(userId),
  ])
  const person = {
    skills: profile.skills ?? [],
    years: profile.years_experience,
    job_title: profile.job_title,
    interests: profile.interests,
    career_goals: profile.career_goals,
    learned,
    levels: Object.fromEntries(levels.map(({ skill, level }) => [skill, level])),
    resume: kept?.facts ?? null,
    asOf: monthOf(now()),
  }
  return { profile, person, further }
}
