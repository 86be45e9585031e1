import { TERMS_OF_SERVICE, TERMS_PAGE } from './copy/terms-of-service.ts'
import { LegalText } from './parts/legal-text.tsx'

export function TermsOfServiceScreen() {
  return <LegalText {...TERMS_PAGE} sections={TERMS_OF_SERVICE} />
}
