import { onetSource } from '#shared/career/data-sources.ts'
import type { CoachUse } from '#shared/coach/coach-answer.ts'

export const TASKS_USE: CoachUse = { kind: 'source', text: `tasks: ${onetSource('occupations')}` }
