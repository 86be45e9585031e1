import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'

const tags = ['Billing']

const getTrialDaysRemaining = operation
  .route({
    method: 'POST',
    path: '/functions/get-trial-days-remaining',
    summary: 'Whole days left of the free trial',
    tags,
  })
  .meta({ access: { who: 'signed-in' } })
  .input(z.object({ user_id: z.optional(z.uuid()) }))
  .output(z.int())

export const billing = { getTrialDaysRemaining }
