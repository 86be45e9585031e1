import type { CoachTopic } from '#shared/coach/coach-answer.ts'

/** Topics that are about a role: a role alone is a question about one of these. */
export const ROLE_TOPICS: readonly CoachTopic[] = [
  'pay',
  'market',
  'demands',
  'gap',
  'path',
  'interview',
  'resume',
  'negotiation',
  'return',
  'learning',
]
