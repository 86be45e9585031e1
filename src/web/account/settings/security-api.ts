import * as securityOperations from '#shared/account/security-operations.ts'
import { createApiClient } from '#web/platform/api.ts'

export const securityApi = createApiClient(securityOperations)
