import { queryOptions } from '@tanstack/react-query'
import { RESOURCE_SKILLS } from '#shared/career/skill-gap.ts'
import type { ChosenCareer } from '../career-state.ts'
import { learningApi } from './learning-api.ts'
import { skillGapApi } from './skill-gap-api.ts'

const SHOWN_RESOURCES = 6

export type Career = ChosenCareer['career']

export function skillGapQuery({ role, code, key_skills }: Career) {
  return queryOptions({
    queryKey: ['skill-gap', role, code],
    queryFn: ({ signal }) => skillGapApi.analyzeSkillGap({ career: { role, code, key_skills } }, { signal }),
  })
}

/** Material for the first key skills of the role. */
export function resourcesQuery({ code, key_skills }: Career) {
  const skills = key_skills.slice(0, RESOURCE_SKILLS)
  return queryOptions({
    queryKey: ['learning-resources', code, ...skills],
    queryFn: ({ signal }) =>
      learningApi.listLearningResources(
        { skill_tags: skills.join('|'), ...(code !== null && { code }), limit: SHOWN_RESOURCES },
        { signal },
      ),
  })
}
