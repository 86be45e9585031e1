import { resourceOperations } from '#shared/learning/contract.ts'
import { createApiClient } from '#web/platform/api.ts'

export const learningApi = createApiClient(resourceOperations)
