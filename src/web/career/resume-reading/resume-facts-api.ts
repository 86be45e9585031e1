import { resumeFactsOperations } from '#shared/career/resume-facts-operations.ts'
import { createApiClient } from '#web/platform/api.ts'

export const resumeFactsApi = createApiClient(resumeFactsOperations)
