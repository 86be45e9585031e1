import { operation } from '#shared/operation.ts'
import { CHECK_INS_LIMIT, checkIn, checkInInput } from './check-in.ts'

export const saveCheckIn = operation
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
