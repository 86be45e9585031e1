import type { Security } from '#shared/account/security.ts'

/** Props of each section of Settings → Security. */
export type SecuritySectionProps = { security: Security; onChanged: () => Promise<void> }
