import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { FUNCTION_DEADLINE_MS, FUNCTION_LIMIT } from './career-limits.ts'
import { marketQuestion, marketResult } from './market-result.ts'
import { wording } from './wording.ts'

const getMarketInsights = operation
  .route({
    method: 'POST',
    path: '/functions/job-market-insights',
    summary: 'Demand, growth and pay of a role at a place, with source and year',
    tags: ['Career'],
  })
  .meta({
    access: {
      who: 'signed-in',
      feature: 'market-insights',
      limit: FUNCTION_LIMIT,
      deadlineMs: FUNCTION_DEADLINE_MS,
    },
  })
  .input(z.extend(marketQuestion, { userId: z.optional(z.uuid()) }))
  .output(z.extend(marketResult, { wording }))

export const marketOperations = { getMarketInsights }
