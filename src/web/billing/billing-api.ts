import { billing } from '#shared/billing/contract.ts'
import { createApiClient } from '#web/platform/api.ts'

export const billingApi = createApiClient(billing)
