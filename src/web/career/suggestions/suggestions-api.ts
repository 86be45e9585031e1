import { suggestionOperations } from '#shared/career/suggestion-operations.ts'
import { createApiClient } from '#web/platform/api.ts'

export const suggestionsApi = createApiClient(suggestionOperations)
