import type { LearningItem } from './learning-progress.ts'

type SkillProgress = { skill: string; progress: number; completed: number; count: number }

/** How far somebody is with each skill: the mean over its resources, furthest first. */
export function skillProgress(
  items: readonly Pick<LearningItem, 'skill_tag' | 'progress'>[],
): SkillProgress[] {
  const bySkill = Map.groupBy(items, ({ skill_tag }) => skill_tag)
  return [...bySkill]
    .map(([skill, of]) => ({
      skill,
      progress: Math.round(of.reduce((sum, { progress }) => sum + progress, 0) / of.length),
      completed: of.filter(({ progress }) => progress === 100).length,
      count: of.length,
    }))
    .toSorted((a, b) => b.progress - a.progress || a.skill.localeCompare(b.skill))
}
