import { career } from '#shared/career/contract.ts'
import { createApiClient } from '#web/platform/api.ts'

export const resumesApi = createApiClient(career)
