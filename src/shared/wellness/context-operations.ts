import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { careerEvent, EVENTS_MAX, newCareerEvent } from './career-event.ts'
import { TAG_EFFECT_MONTHS, tagEffects } from './tag-effects.ts'

const TAGS = ['Wellness']
const CHANGE_LIMIT = { attempts: 60, seconds: 60 }

export const listTags = operation
  .route({
    method: 'GET',
    path: '/api/check-in-tags',
    summary: 'One’s own tags, those used most often first',
    tags: TAGS,
  })
  .meta({ access: { who: 'signed-in' } })
  .output(z.object({ drained: z.array(z.string()), gave_energy: z.array(z.string()) }))

export const getTagEffects = operation
  .route({
    method: 'GET',
    path: '/api/tag-effects',
    summary: `Days with each tag beside other days, over ${TAG_EFFECT_MONTHS} months`,
    tags: TAGS,
  })
  .meta({ access: { who: 'signed-in', feature: 'tag-effects' } })
  .output(tagEffects)

export const listCareerEvents = operation
  .route({
    method: 'GET',
    path: '/api/career-events',
    summary: `The newest ${EVENTS_MAX} changes at work that one noted, oldest first`,
    tags: TAGS,
  })
  .meta({ access: { who: 'signed-in' } })
  .output(z.array(careerEvent))

export const saveCareerEvent = operation
  .route({
    method: 'POST',
    path: '/api/career-events',
    successStatus: 201,
    summary: 'Note a change at work',
    tags: TAGS,
  })
  .meta({ access: { who: 'signed-in', limit: CHANGE_LIMIT } })
  .input(newCareerEvent)
  .output(careerEvent)

export const deleteCareerEvent = operation
  .route({ method: 'DELETE', path: '/api/career-events/{id}', summary: 'Delete a noted change', tags: TAGS })
  .meta({ access: { who: 'signed-in', allowedWhenDiskIsFull: true, limit: CHANGE_LIMIT } })
  .input(z.object({ id: z.uuid() }))
  .output(z.object({ deleted: z.int() }))
