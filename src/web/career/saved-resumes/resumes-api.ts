import { savedResumeOperations } from '#shared/career/saved-resume-operations.ts'
import { createApiClient } from '#web/platform/api.ts'

export const resumesApi = createApiClient(savedResumeOperations)
