import * as z from 'zod/mini'
import { FUNCTION_DEADLINE_MS } from '#shared/career/career-limits.ts'
import { LEARNING_KINDS } from '#shared/career/learning-link.ts'
import { operation } from '#shared/operation.ts'
import {
  gapLearning,
  learningResource,
  learningTag,
  SEARCH_MAX_CHARACTERS,
  savedLearning,
} from './learning-resource.ts'
import { planOperations } from './plan-operations.ts'
import { progressOperations } from './progress-operations.ts'

const tags = ['Learning']
const SKILL_TAGS_MAX_CHARACTERS = 1_000
const RESOURCES_PAGE = 100
const RESOURCES_PAGE_MAX = 2_000
const CHANGE_LIMIT = { attempts: 120, seconds: 60 }

const listLearningResources = operation
  .route({
    method: 'GET',
    path: '/api/learning-resources',
    summary: 'Learning resources, newest first; for a search or for skills, the most fitting first',
    tags,
  })
  .meta({ access: { who: 'signed-in', feature: 'learning-center', deadlineMs: FUNCTION_DEADLINE_MS } })
  .input(
    z.object({
      /** Names of skills joined by "|". Material that suits a skill is found under related tags too. */
      skill_tags: z.optional(z.string().check(z.maxLength(SKILL_TAGS_MAX_CHARACTERS))),
      /** The occupation the skills are for, so that material of another field is left out. */
      code: z.optional(z.string().check(z.maxLength(20))),
      /** Words that title, description or tags all hold, whatever the case; misspelled ones are corrected when nothing is found. */
      search: z.optional(z.string().check(z.maxLength(SEARCH_MAX_CHARACTERS))),
      /** Only with this very tag. */
      tag: z.optional(z.string().check(z.maxLength(100))),
      kind: z.optional(z.enum(LEARNING_KINDS)),
      saved: z.optional(z.enum(['true', 'false'])),
      limit: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(RESOURCES_PAGE_MAX)),
        RESOURCES_PAGE,
      ),
      offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
    }),
  )
  .output(z.array(learningResource))

const listGapLearning = operation
  .route({
    method: 'GET',
    path: '/api/learning-for-gaps',
    summary: 'Material for the largest gaps toward the best path suggested last',
    tags,
  })
  .meta({ access: { who: 'signed-in', feature: 'learning-center', deadlineMs: FUNCTION_DEADLINE_MS } })
  .input(z.object({}))
  .output(gapLearning)

const listLearningTags = operation
  .route({
    method: 'GET',
    path: '/api/learning-tags',
    summary: 'Skills of the catalog, with how many resources',
    tags,
  })
  .meta({ access: { who: 'signed-in', feature: 'learning-center' } })
  .input(z.object({}))
  .output(z.array(learningTag))

const listUserLearning = operation
  .route({ method: 'GET', path: '/api/user-learning', summary: 'Saved resources, newest first', tags })
  .meta({ access: { who: 'signed-in', feature: 'learning-center' } })
  .input(z.object({}))
  .output(z.array(savedLearning))

const saveLearning = operation
  .route({ method: 'POST', path: '/api/user-learning', summary: 'Save a resource', successStatus: 201, tags })
  .meta({ access: { who: 'signed-in', feature: 'learning-center', limit: CHANGE_LIMIT } })
  .input(z.object({ resource_id: z.uuid(), user_id: z.optional(z.uuid()) }))
  .output(savedLearning)

const removeLearning = operation
  .route({
    method: 'DELETE',
    path: '/api/user-learning/{resource_id}',
    summary: 'Remove a saved resource; a link of one’s own is deleted',
    tags,
  })
  .meta({
    access: {
      who: 'signed-in',
      feature: 'learning-center',
      limit: CHANGE_LIMIT,
      allowedWhenDiskIsFull: true,
    },
  })
  .input(z.object({ resource_id: z.uuid() }))
  .output(z.object({ deleted: z.literal(true) }))

/** What the lists of the screen need; progress comes later. */
export const resourceOperations = {
  listLearningResources,
  listGapLearning,
  listLearningTags,
  listUserLearning,
  saveLearning,
  removeLearning,
}

export const learning = { ...resourceOperations, ...progressOperations, ...planOperations }
