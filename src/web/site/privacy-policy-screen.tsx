import { PRIVACY_PAGE, PRIVACY_POLICY } from './copy/privacy-policy.ts'
import { LegalText } from './parts/legal-text.tsx'

export function PrivacyPolicyScreen() {
  return <LegalText {...PRIVACY_PAGE} sections={PRIVACY_POLICY} />
}
