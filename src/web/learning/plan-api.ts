import { planOperations } from '#shared/learning/plan-operations.ts'
import { createApiClient } from '#web/platform/api.ts'

export const planApi = createApiClient(planOperations)
