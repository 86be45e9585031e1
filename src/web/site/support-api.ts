import { support } from '#shared/support/contract.ts'
import { createApiClient } from '#web/platform/api.ts'

export const supportApi = createApiClient(support)
