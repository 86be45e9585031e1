import type { HideReason } from '#shared/career/hidden-suggestion.ts'

export const HIDE_REASON_LABELS: Record<HideReason, string> = {
  role: 'Not the work I want',
  field: 'Nothing in this field',
  pay: 'The pay',
  training: 'Too much schooling',
  other: 'Something else',
}
