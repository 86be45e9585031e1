import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { learningPlan, planWish } from './learning-plan.ts'
import { day } from './learning-progress.ts'
import { learningResource } from './learning-resource.ts'
import { ownLinkInput } from './own-link.ts'

const tags = ['Learning']
const read = { who: 'signed-in', feature: 'learning-center' } as const
const change = { ...read, limit: { attempts: 120, seconds: 60 } } as const

const saveLearningLink = operation
  .route({
    method: 'PUT',
    path: '/api/learning-links/{id}',
    summary: 'Add a link of one’s own to the saved resources, or change it; the id is chosen by the caller',
    tags,
  })
  .meta({ access: change })
  .input(ownLinkInput)
  .output(learningResource)

const getLearningPlan = operation
  .route({
    method: 'GET',
    path: '/api/learning-plan',
    summary: 'The plan for the week that holds a day; the energy of check-ins counts only with consent',
    tags,
  })
  .meta({ access: read })
  .input(z.object({ today: day }))
  .output(learningPlan)

const setLearningPlan = operation
  .route({
    method: 'PUT',
    path: '/api/learning-plan',
    summary: 'Say how many minutes a week, and on which days (0 is Monday)',
    tags,
  })
  .meta({ access: change })
  .input(planWish)
  .output(planWish)

const deleteLearningPlan = operation
  .route({ method: 'DELETE', path: '/api/learning-plan', summary: 'Plan no more', tags })
  .meta({ access: { ...change, allowedWhenDiskIsFull: true } })
  .input(z.object({}))
  .output(z.object({ deleted: z.literal(true) }))

/** Asked for when the screen is used, not when it opens. */
export const planOperations = { saveLearningLink, getLearningPlan, setLearningPlan, deleteLearningPlan }
