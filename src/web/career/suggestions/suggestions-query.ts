import { queryOptions } from '@tanstack/react-query'
import { suggestionsApi } from './suggestions-api.ts'

export const suggestionsQuery = queryOptions({
  queryKey: ['career-suggestions'],
  queryFn: ({ signal }) => suggestionsApi.listCareerSuggestions({}, { signal }),
})
