import type { Database, Transaction } from '#server/platform/database/database.ts'
import { userIdOf } from '#server/platform/http/call-context.ts'
import { correctSearch } from './correct-search.ts'
import { learningOs } from './learning-os.ts'
import { progressHandlers } from './progress-handlers.ts'
import {
  deleteSaved,
  insertSaved,
  selectResources,
  selectSaved,
  selectTags,
  selectVocabulary,
} from './queries.ts'

type LearningDeps = {
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
}

const RESOURCES_PER_GAP = 2

const SKILLS_MAX = 20

export function learningHandlers({ database, findForSkills, readTopGaps }: LearningDeps) {
  const os = learningOs()
  // The catalog is the same until the next start: collecting its words again would take longer than the search.
  let vocabulary: string[] | undefined
  const vocabularyOf = async (tx: Transaction) => {
    vocabulary ??= await selectVocabulary(tx)
    return vocabulary
  }
  return os.router({
    ...progressHandlers(os, database),

    listGapLearning: os.listGapLearning.handler(async ({ context }) => {
      const userId = userIdOf(context)
      const signal = context.clientSignal()
      const gaps = await readTopGaps(userId, signal)
      if (!gaps) return { role: null, skills: [] }
      const skills = []
      for (const { skill, level } of gaps.skills) {
        const urls = await findForSkills(
          { skills: [skill], code: gaps.code, perSkill: RESOURCES_PER_GAP },
          signal,
        )
        const resources = await database.asUser(userId, tx =>
          selectResources(tx, userId, { urls, limit: RESOURCES_PER_GAP, offset: 0 }),
        )
        skills.push({ skill, level, resources })
      }
      return { role: gaps.role, skills }
    }),

    listLearningResources: os.listLearningResources.handler(async ({ context, input }) => {
      const userId = userIdOf(context)
      const { skill_tags, code, search, tag, kind, saved, limit, offset } = input
      const skills = (skill_tags ?? '')
        .split('|')
        .map(skill => skill.trim())
        .filter(Boolean)
        .slice(0, SKILLS_MAX)
      const urls =
        skills.length === 0
          ? undefined
          : await findForSkills({ skills, code: code ?? null, perSkill: limit }, context.clientSignal())
      return database.asUser(userId, async tx => {
        const question = {
          ...(urls && { urls }),
          tag,
          kind,
          saved: saved === undefined ? undefined : saved === 'true',
          limit,
          offset,
        }
        const found = await selectResources(tx, userId, { ...question, search })
        if (!search || found.length > 0) return found
        const corrected = correctSearch(search, await vocabularyOf(tx))
        return corrected === search.toLowerCase()
          ? found
          : selectResources(tx, userId, { ...question, search: corrected })
      })
    }),

    listLearningTags: os.listLearningTags.handler(({ context }) =>
      database.asUser(userIdOf(context), selectTags),
    ),

    listUserLearning: os.listUserLearning.handler(({ context }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, tx => selectSaved(tx, userId))
    }),

    saveLearning: os.saveLearning.handler(({ context, input }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, tx => insertSaved(tx, userId, input.resource_id))
    }),

    removeLearning: os.removeLearning.handler(async ({ context, input }) => {
      const userId = userIdOf(context)
      await database.asUser(userId, tx => deleteSaved(tx, userId, input.resource_id))
      return { deleted: true } as const
    }),
  })
}
