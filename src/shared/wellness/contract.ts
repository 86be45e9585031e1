import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { CHECK_INS_LIMIT, CHECK_INS_PAGE_MAX, checkIn, checkInInput, RECENT_CHECK_INS } from './check-in.ts'

const saveCheckIn = operation
  .route({
    method: 'POST',
    path: '/api/check-ins',
    successStatus: 201,
    summary: 'Save a check-in',
    tags: ['Wellness'],
  })
  .meta({
    access: { who: 'signed-in', idempotent: true, limit: { ...CHECK_INS_LIMIT, countedBy: 'operation' } },
  })
  .input(checkInInput)
  .output(checkIn)

export const listCheckIns = operation
  .route({
    method: 'GET',
    path: '/api/check-ins',
    summary: 'The newest check-ins, newest first',
    tags: ['Wellness'],
  })
  .meta({ access: { who: 'signed-in' } })
  .input(
    z.object({
      limit: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(CHECK_INS_PAGE_MAX)),
        RECENT_CHECK_INS,
      ),
      /** The last id of the page before. */
      before: z.optional(z.uuid()),
    }),
  )
  .output(z.array(checkIn))

export const wellness = { saveCheckIn, listCheckIns }
