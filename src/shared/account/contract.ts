import * as apiKeyOperations from './api-key-operations.ts'
import * as profileOperations from './profile-operations.ts'
import * as securityOperations from './security-operations.ts'
import * as signInOperations from './sign-in-operations.ts'

export const account = {
  ...signInOperations,
  ...securityOperations,
  ...apiKeyOperations,
  ...profileOperations,
}
