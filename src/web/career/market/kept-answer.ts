import * as z from 'zod/mini'
import { marketQuestion, marketResult } from '#shared/career/market-result.ts'
import { wording } from '#shared/career/wording.ts'

export const keptAnswer = z.object({
  question: z.pick(marketQuestion, { role: true, location: true, experience: true, code: true }),
  result: z.extend(marketResult, { wording }),
})
