import * as z from 'zod/mini'
import { atsResult } from '#shared/career/ats-result.ts'
import { wording } from '#shared/career/wording.ts'
import { atsQuestion } from './ats-question.ts'

export const keptCheck = z.object({ question: atsQuestion, result: z.extend(atsResult, { wording }) })
