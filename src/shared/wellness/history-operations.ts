import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import {
  CHECK_INS_LIMIT,
  checkIn,
  checkInChange,
  SEARCH_MAX_CHARACTERS,
  SEARCH_RESULTS_MAX,
} from './check-in.ts'
import { checkInHistory } from './read-history.ts'

/** Deleting and undoing one after the other, and searching as one types. */
const CHANGE_LIMIT = { attempts: 120, seconds: 60 }
const TAGS = ['Wellness']
const byId = z.object({ id: z.uuid() })
/** A note of at most 2000 characters and 16 tags of 40, each character up to six bytes, in base64, and the signature. */
const UNDO_MAX_CHARACTERS = 25_000

export const getCheckIn = operation
  .route({ method: 'GET', path: '/api/check-ins/{id}', summary: 'One check-in', tags: TAGS })
  .meta({ access: { who: 'signed-in' } })
  .input(byId)
  .output(checkIn)

export const updateCheckIn = operation
  .route({ method: 'PUT', path: '/api/check-ins/{id}', summary: 'Change a check-in', tags: TAGS })
  .meta({ access: { who: 'signed-in', limit: { ...CHECK_INS_LIMIT, countedBy: 'operation' } } })
  .input(z.extend(checkInChange, { id: z.uuid() }))
  .output(checkIn)

export const deleteCheckIn = operation
  .route({
    method: 'DELETE',
    path: '/api/check-ins/{id}',
    summary: 'Delete a check-in at once; the answer can bring it back for an hour',
    tags: TAGS,
  })
  .meta({ access: { who: 'signed-in', allowedWhenDiskIsFull: true, limit: CHANGE_LIMIT } })
  .input(byId)
  .output(z.object({ undo: z.string() }))

export const restoreCheckIn = operation
  .route({
    method: 'POST',
    path: '/api/check-in-history/restore',
    summary: 'Bring back a deleted check-in',
    tags: TAGS,
  })
  .meta({ access: { who: 'signed-in', limit: CHANGE_LIMIT } })
  .input(z.object({ undo: z.string().check(z.maxLength(UNDO_MAX_CHARACTERS)) }))
  .output(checkIn)

export const getHistory = operation
  .route({
    method: 'GET',
    path: '/api/check-in-history',
    summary: 'Mood and energy of every check-in, in few bytes',
    tags: TAGS,
  })
  .meta({ access: { who: 'signed-in' } })
  .output(checkInHistory)

/** Sent in the body: what somebody looks for in their notes belongs in no log of addresses. */
export const searchCheckIns = operation
  .route({
    method: 'POST',
    path: '/api/check-in-history/search',
    summary: `The newest ${SEARCH_RESULTS_MAX} check-ins whose note holds these words`,
    tags: TAGS,
  })
  .meta({ access: { who: 'signed-in', limit: CHANGE_LIMIT } })
  .input(z.object({ words: z.string().check(z.trim(), z.minLength(1), z.maxLength(SEARCH_MAX_CHARACTERS)) }))
  .output(z.array(checkIn))

export const exportCheckIns = operation
  .route({
    method: 'GET',
    path: '/api/check-in-history/export',
    summary: 'Every check-in with its note, oldest first',
    tags: TAGS,
  })
  .meta({ access: { who: 'signed-in' } })
  .output(z.array(checkIn))
