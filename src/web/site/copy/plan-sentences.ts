import { FEATURE_ROWS, featureAccess, featureName } from '#shared/billing/feature-access.ts'

const monthly = (feature: 'chat-coach' | 'resume-generator') => featureAccess('free', feature).monthlyLimit

/** What Free counts, as part of a sentence. */
export const FREE_ALLOWANCE = `${monthly('chat-coach')} coach conversations and ${monthly('resume-generator')} résumés a month`

/** What Free has, without a limit. */
export const OPEN_ON_FREE: readonly string[] = FEATURE_ROWS.filter(feature => {
  const { enabled, monthlyLimit } = featureAccess('free', feature)
  return enabled && monthlyLimit === undefined
}).map(featureName)

/** What is closed on Free and open on Professional. */
export const OPEN_ON_PROFESSIONAL: readonly string[] = FEATURE_ROWS.filter(
  feature => !featureAccess('free', feature).enabled && featureAccess('professional', feature).enabled,
).map(featureName)

/** "skill gap analysis; PDF and DOCX export": names within a sentence. A name may have a comma of its own. */
export function listed(names: readonly string[]): string {
  return names
    .map(name => (/^[A-Z]{2}/.test(name) ? name : name[0]?.toLowerCase() + name.slice(1)))
    .join('; ')
}
