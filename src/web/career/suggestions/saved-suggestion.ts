import type { CareerSuggestions } from '#shared/career/suggestion-operations.ts'

export type SavedSuggestion = CareerSuggestions['suggestions'][number]
