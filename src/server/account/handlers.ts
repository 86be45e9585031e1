import { type AccountDeps, accountOs } from './account-deps.ts'
import { apiKeyHandlers } from './api-keys.ts'
import { changeEmailHandlers } from './change-email.ts'
import { dataRightsHandlers } from './data-rights.ts'
import { googleHandlers } from './google-sign-in.ts'
import { profileHandlers } from './profile.ts'
import { recoveryHandlers } from './recovery.ts'
import { securityHandlers } from './security.ts'
import { signInHandlers } from './sign-in.ts'
import { signInCodeHandlers } from './sign-in-code.ts'
import { twoFactorHandlers } from './two-factor.ts'
import { verifyEmailHandlers } from './verify-email.ts'

export function accountHandlers(deps: AccountDeps) {
  const os = accountOs()
  return os.router({
    ...signInHandlers(os, deps),
    ...recoveryHandlers(os, deps),
    ...signInCodeHandlers(os, deps),
    ...twoFactorHandlers(os, deps),
    ...verifyEmailHandlers(os, deps),
    ...googleHandlers(os, deps),
    ...securityHandlers(os, deps),
    ...apiKeyHandlers(os, deps),
    ...changeEmailHandlers(os, deps),
    ...profileHandlers(os, deps),
    ...dataRightsHandlers(os, deps),
  })
}
