import type { LearningDeps } from './learning-deps.ts'

const RESOURCES_PER_GAP = 4
const RESOURCES_PER_FIELD_SKILL = 2

/** What a person sees first: material for the largest gaps toward the best path, then for the skills of today's work. */
export async function openingUrls(
  { findForSkills, readTopGaps, readFieldSkills }: LearningDeps,
  userId: string,
  signal: AbortSignal,
): Promise<string[]> {
  const [gaps, field] = await Promise.all([readTopGaps(userId, signal), readFieldSkills(userId, signal)])
  const [forGaps, forField] = await Promise.all([
    gaps && gaps.skills.length > 0
      ? findForSkills(
          { skills: gaps.skills.map(({ skill }) => skill), code: gaps.code, perSkill: RESOURCES_PER_GAP },
          signal,
        )
      : [],
    field ? findForSkills({ ...field, perSkill: RESOURCES_PER_FIELD_SKILL }, signal) : [],
  ])
  return [...new Set([...forGaps, ...forField])]
}
