import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import type { SkillLevel } from '#shared/career/skill-gap.ts'
import { Problem } from '#shared/problem.ts'
import { skillLevels } from './tables.ts'

const SKILL_LEVELS_MAX = 1_000

export function selectSkillLevels(tx: Transaction, userId: string): Promise<SkillLevel[]> {
  return tx
    .select({ skill: skillLevels.skill, level: skillLevels.level })
    .from(skillLevels)
    .where(eq(skillLevels.userId, userId))
    .orderBy(asc(skillLevels.skill))
    .limit(SKILL_LEVELS_MAX)
}

export async function insertSkillLevel(tx: Transaction, userId: string, set: SkillLevel): Promise<void> {
  const already = await tx.$count(skillLevels, eq(skillLevels.userId, userId))
  if (already >= SKILL_LEVELS_MAX)
    throw new Problem('invalid_input', {
      message: `You have set ${SKILL_LEVELS_MAX} levels. Please clear some first.`,
    })
  await tx.insert(skillLevels).values({ userId, ...set })
}

/** However it was spelled: "SQL" and "sql" are one skill. */
export async function deleteSkillLevel(tx: Transaction, userId: string, skill: string): Promise<void> {
  await tx
    .delete(skillLevels)
    .where(and(eq(skillLevels.userId, userId), sql`lower(${skillLevels.skill}) = lower(${skill})`))
}
