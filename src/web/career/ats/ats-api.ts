import { atsOperations } from '#shared/career/ats-operations.ts'
import { createApiClient } from '#web/platform/api.ts'

export const atsApi = createApiClient(atsOperations)
