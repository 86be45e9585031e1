import { suggestionChangeOperations } from '#shared/career/suggestion-change-operations.ts'
import { createApiClient } from '#web/platform/api.ts'

export const suggestionChangesApi = createApiClient(suggestionChangeOperations)
