import { skillGapOperations } from '#shared/career/skill-gap-operations.ts'
import { createApiClient } from '#web/platform/api.ts'

export const skillGapApi = createApiClient(skillGapOperations)
