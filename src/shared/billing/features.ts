/** What an account can be; `trial` is an account in its first days, `free` the same account after them. */
export const PLANS = ['trial', 'free', 'professional', 'enterprise'] as const
export type Plan = (typeof PLANS)[number]

/** Beside the map of what each plan has: a screen behind a plan needs the names before it is drawn, and the words where it is closed. */
export const FEATURES = [
  'career-suggestions',
  'skill-gap',
  'resume-generator',
  'pdf-export',
  'ats-optimizer',
  'market-insights',
  'role-demands',
  'chat-coach',
  'learning-center',
  'wellness-tracking',
  'tag-effects',
  'burnout-risk',
  'your-data',
  'priority-support',
  'api-access',
  'team-dashboards',
  'saml-sso',
] as const
export type Feature = (typeof FEATURES)[number]

export function isFeature(text: string): text is Feature {
  return FEATURES.some(feature => feature === text)
}
