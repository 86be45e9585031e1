import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { pushSubscription } from './push-subscription.ts'

const TAGS = ['Wellness']
const PATH = '/api/push-subscriptions'
const CHANGE_LIMIT = { attempts: 30, seconds: 60 }

export const addPushSubscription = operation
  .route({ method: 'POST', path: PATH, summary: 'Let this browser show reminders', tags: TAGS })
  .meta({ access: { who: 'signed-in', limit: CHANGE_LIMIT } })
  .input(pushSubscription)
  .output(z.object({ browsers: z.int() }))

export const deletePushSubscriptions = operation
  .route({
    method: 'DELETE',
    path: PATH,
    summary: 'End reminders in one browser, or without an endpoint in every browser',
    tags: TAGS,
  })
  .meta({ access: { who: 'signed-in', allowedWhenDiskIsFull: true, limit: CHANGE_LIMIT } })
  .input(z.partial(pushSubscription))
  .output(z.object({ deleted: z.int() }))
