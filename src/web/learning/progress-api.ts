import { progressOperations } from '#shared/learning/progress-operations.ts'
import { createApiClient } from '#web/platform/api.ts'

export const progressApi = createApiClient(progressOperations)
