import { roleDemandsOperations } from '#shared/career/role-demands-operations.ts'
import { createApiClient } from '#web/platform/api.ts'

export const roleDemandsApi = createApiClient(roleDemandsOperations)
