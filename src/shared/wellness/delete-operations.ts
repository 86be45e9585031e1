import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'

const deleted = z.object({ deleted: z.int() })

/** Nobody deletes everything more often than this. */
const CHANGE_LIMIT = { attempts: 20, seconds: 60 }

export const deleteAllCheckIns = operation
  .route({ method: 'DELETE', path: '/api/check-ins', summary: 'Delete every check-in', tags: ['Wellness'] })
  .meta({ access: { who: 'signed-in', allowedWhenDiskIsFull: true, limit: CHANGE_LIMIT } })
  .output(deleted)

export const deleteAllContext = operation
  .route({
    method: 'DELETE',
    path: '/api/check-in-context',
    summary: 'Delete tags, hours and ease of every check-in; the rest stays',
    tags: ['Wellness'],
  })
  .meta({ access: { who: 'signed-in', allowedWhenDiskIsFull: true, limit: CHANGE_LIMIT } })
  .output(deleted)

export const deleteAllCareerEvents = operation
  .route({
    method: 'DELETE',
    path: '/api/career-events',
    summary: 'Delete every noted change at work',
    tags: ['Wellness'],
  })
  .meta({ access: { who: 'signed-in', allowedWhenDiskIsFull: true, limit: CHANGE_LIMIT } })
  .output(deleted)

export const deleteAllNotes = operation
  .route({
    method: 'DELETE',
    path: '/api/check-in-notes',
    summary: 'Delete the note of every check-in; mood and energy stay',
    tags: ['Wellness'],
  })
  .meta({ access: { who: 'signed-in', allowedWhenDiskIsFull: true, limit: CHANGE_LIMIT } })
  .output(deleted)
