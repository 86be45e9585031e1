import { wellness } from '#shared/wellness/contract.ts'
import { createApiClient } from '#web/platform/api.ts'

export const wellnessApi = createApiClient(wellness)
