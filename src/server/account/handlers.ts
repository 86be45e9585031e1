import { type AccountHouse, accountOs } from './account-deps.ts'
import { changeEmailHandlers } from './change-email.ts'
import { dataRightsHandlers } from './data-rights.ts'
import { googleHandlers } from './google-sign-in.ts'
import { profileHandlers } from './profile.ts'
import { recoveryHandlers } from './recovery.ts'
import { resumeHandlers } from './saved-resumes.ts'
import { securityHandlers } from './security.ts'
import { signInHandlers } from './sign-in.ts'
import { signInCodeHandlers } from './sign-in-code.ts'
import { twoFactorHandlers } from './two-factor.ts'
import { verifyEmailHandlers } from './verify-email.ts'

export function accountHandlers(house: AccountHouse) {
  const os = accountOs()
  return os.router({
    ...signInHandlers(os, house),
    ...recoveryHandlers(os, house),
    ...signInCodeHandlers(os, house),
    ...twoFactorHandlers(os, house),
    ...verifyEmailHandlers(os, house),
    ...googleHandlers(os, house),
    ...securityHandlers(os, house),
    ...changeEmailHandlers(os, house),
    ...profileHandlers(os, house),
    ...dataRightsHandlers(os, house),
    ...resumeHandlers(os, house),
  })
}
