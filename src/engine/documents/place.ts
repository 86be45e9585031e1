import type { DraftFacts } from './draft-input.ts'

/** A job, or another place that something was achieved in; `summary` is the head of the résumé. */
export type Place = Pick<DraftFacts['work'][number], 'name' | 'position' | 'current' | 'highlights'> & {
  kind?: 'project' | 'course' | 'volunteering' | 'summary'
}
