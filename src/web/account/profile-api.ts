import * as profileOperations from '#shared/account/profile-operations.ts'
import { createApiClient } from '#web/platform/api.ts'

export const profileApi = createApiClient(profileOperations)
