import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { CHANGE_LIMIT, FUNCTION_DEADLINE_MS, FUNCTION_LIMIT } from './career-limits.ts'
import { RESUME_TEXT_MAX_CHARACTERS } from './saved-resume.ts'
import { licenseAnswer, SKILL_MAX_CHARACTERS, skillGapResult, skillLevel } from './skill-gap.ts'

const tags = ['Career']
const ROLE_MAX_CHARACTERS = 200
const KEY_SKILLS_MAX = 50
const skillName = z.string().check(z.trim(), z.minLength(1), z.maxLength(SKILL_MAX_CHARACTERS))

/** Levels come from the saved profile, what was set by hand, and the résumé where one is sent along. */
const analyzeSkillGap = operation
  .route({
    method: 'POST',
    path: '/functions/skill-gap',
    summary: 'What a role asks, what the person has, and what to learn first',
    tags,
  })
  .meta({
    access: {
      who: 'signed-in',
      feature: 'skill-gap',
      limit: FUNCTION_LIMIT,
      deadlineMs: FUNCTION_DEADLINE_MS,
    },
  })
  .input(
    z.object({
      career: z.object({
        role: z.string().check(z.trim(), z.minLength(1), z.maxLength(ROLE_MAX_CHARACTERS)),
        code: z.nullish(z.string().check(z.maxLength(ROLE_MAX_CHARACTERS))),
        key_skills: z.nullish(z.array(skillName).check(z.maxLength(KEY_SKILLS_MAX))),
      }),
      resumeText: z.nullish(z.string().check(z.maxLength(RESUME_TEXT_MAX_CHARACTERS))),
      userId: z.optional(z.uuid()),
    }),
  )
  .output(skillGapResult)

const listSkillLevels = operation
  .route({ method: 'GET', path: '/api/skill-levels', summary: 'The levels a person set by hand', tags })
  .meta({ access: { who: 'signed-in' } })
  .input(z.object({}))
  .output(z.array(skillLevel))

const setSkillLevel = operation
  .route({
    method: 'PUT',
    path: '/api/skill-levels',
    summary: 'Set a level by hand, or with null go back to the computed one',
    tags,
  })
  .meta({ access: { who: 'signed-in', feature: 'skill-gap', limit: CHANGE_LIMIT } })
  .input(z.object({ skill: skillName, level: z.nullable(skillLevel.shape.level) }))
  .output(z.array(skillLevel))

const setLicense = operation
  .route({
    method: 'PUT',
    path: '/api/licenses',
    summary: 'Say by hand whether a license is held, or with null go back to what is read elsewhere',
    tags,
  })
  .meta({ access: { who: 'signed-in', feature: 'skill-gap', limit: CHANGE_LIMIT } })
  .input(z.object({ license: skillName, held: z.nullable(licenseAnswer.shape.held) }))
  .output(z.array(licenseAnswer))

export const skillGapOperations = { analyzeSkillGap, listSkillLevels, setSkillLevel, setLicense }
