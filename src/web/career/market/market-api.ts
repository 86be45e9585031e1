import { marketOperations } from '#shared/career/market-operations.ts'
import { createApiClient } from '#web/platform/api.ts'

export const marketApi = createApiClient(marketOperations)
