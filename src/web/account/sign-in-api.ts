import * as signInOperations from '#shared/account/sign-in-operations.ts'
import { createApiClient } from '#web/platform/api.ts'

export const signInApi = createApiClient(signInOperations)
