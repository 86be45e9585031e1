import { userIdOf } from '#server/platform/http/call-context.ts'
import { searchCorrector } from './correct-search.ts'
import type { LearningDeps } from './learning-deps.ts'
import { learningOs } from './learning-os.ts'
import { openingUrls } from './opening-urls.ts'
import { deleteOwnLink } from './own-link-queries.ts'
import { planHandlers } from './plan-handlers.ts'
import { progressHandlers } from './progress-handlers.ts'
import {
  deleteSaved,
  insertSaved,
  selectResources,
  selectSaved,
  selectTags,
  selectVocabulary,
} from './queries.ts'
import { createCatalogSearch } from './search-catalog.ts'
import { contentWords, searchWords, tidySearch } from './search-words.ts'

const RESOURCES_PER_GAP = 2

const SKILLS_MAX = 20

export function learningHandlers(deps: LearningDeps) {
  const { database, findForSkills, readTopGaps } = deps
  const os = learningOs()
  // The catalog is the same until the next start: collecting its words again would take longer than the search.
  let correct: ((search: string) => string) | undefined
  /** Null where nothing is misspelled. */
  const corrected = async (userId: string, search: string) => {
    correct ??= searchCorrector(await database.asUser(userId, selectVocabulary))
    const better = correct(search)
    return better === search.toLowerCase() ? null : better
  }
  const searchCatalog = createCatalogSearch(database)
  return os.router({
    ...progressHandlers(os, deps),
    ...planHandlers(os, deps),

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
      const { skill_tags, code, tag, kind, saved, limit, offset } = input
      const search = tidySearch(input.search)
      const skills = (skill_tags ?? '')
        .split('|')
        .map(skill => skill.trim())
        .filter(Boolean)
        .slice(0, SKILLS_MAX)
      const urls =
        skills.length === 0
          ? undefined
          : await findForSkills({ skills, code: code ?? null, perSkill: limit }, context.clientSignal())
      const isOpening = !urls && !search && !tag && !kind && saved === undefined
      const first = isOpening ? await openingUrls(deps, userId, context.clientSignal()) : undefined
      const better = search ? await corrected(userId, search) : null
      const question = {
        ...(urls && { urls }),
        tag,
        kind,
        saved: saved === undefined ? undefined : saved === 'true',
      }
      const list = async (page: { limit: number; offset: number }) => {
        if (search && !urls && saved !== 'true')
          return searchCatalog(userId, {
            search,
            corrected: better,
            tag,
            kind,
            onlyUnsaved: saved === 'false',
            ...page,
          })
        return database.asUser(userId, async tx => {
          const found = better
            ? await selectResources(tx, userId, { ...question, ...page, first, search: better })
            : []
          return found.length > 0
            ? found
            : selectResources(tx, userId, { ...question, ...page, first, search })
        })
      }
      const found = await list({ limit, offset })
      const anyWord = contentWords(better ?? search)
      if (found.length > 0 || anyWord.length === 0 || searchWords(search).length === 1) return found
      // Behind the last page of what holds all words comes nothing.
      if (offset > 0 && (await list({ limit: 1, offset: 0 })).length > 0) return found
      return database.asUser(userId, tx =>
        selectResources(tx, userId, { ...question, anyWord, limit, offset }),
      )
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
      await database.asUser(userId, async tx => {
        await deleteSaved(tx, userId, input.resource_id)
        await deleteOwnLink(tx, userId, input.resource_id)
      })
      return { deleted: true } as const
    }),
  })
}
