import { learning } from '#shared/learning/contract.ts'
import { createApiClient } from '#web/platform/api.ts'

export const learningApi = createApiClient(learning)
