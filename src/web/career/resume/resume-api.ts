import { resumeOperations } from '#shared/career/resume-operations.ts'
import { createApiClient } from '#web/platform/api.ts'

export const resumeApi = createApiClient(resumeOperations)
