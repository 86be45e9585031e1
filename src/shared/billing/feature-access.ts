import { keysOf } from '#shared/typed-keys.ts'
import { FREE_CHAT_CONVERSATIONS_PER_MONTH, FREE_RESUMES_PER_MONTH } from './plans.ts'

/** What an account can be; `trial` is an account in its first days, `free` the same account after them. */
export const PLANS = ['trial', 'free', 'professional', 'enterprise'] as const
export type Plan = (typeof PLANS)[number]

type FeatureAccess = {
  enabled: boolean
  /** Successful uses in one calendar month; left out where nobody counts. */
  monthlyLimit?: number
  description: string
}

const API_REQUESTS_PER_MONTH = { free: 1_000, professional: 50_000 } as const

const requestsPerMonth = (plan: keyof typeof API_REQUESTS_PER_MONTH) =>
  `${API_REQUESTS_PER_MONTH[plan].toLocaleString('en-US')} requests per month`

const UPGRADE = 'Part of Professional'
const SALES = 'Part of Enterprise'
const open = (description: string): FeatureAccess => ({ enabled: true, description })
const limited = (monthlyLimit: number, description: string): FeatureAccess => ({
  enabled: true,
  monthlyLimit,
  description,
})
const closed = (description: string): FeatureAccess => ({ enabled: false, description })

type Row = {
  name: string
  /** What one use is called: "7 of 10 conversations left". */
  unit?: { one: string; many: string }
  free: FeatureAccess
  professional: FeatureAccess
  /** Left out: the same as Professional. */
  enterprise?: FeatureAccess
}

/** Every feature, in the order of the plan tables. A trial opens what Professional opens. */
const ROWS = {
  'career-suggestions': {
    name: 'Suggested paths',
    free: open('Paths with match, pay and reasons'),
    professional: open('Paths with match, pay and reasons'),
  },
  'skill-gap': {
    name: 'Skill gap analysis',
    free: closed(UPGRADE),
    professional: open('What a role asks, what you have, and what closes the gap'),
  },
  'resume-generator': {
    name: 'Résumé and cover letter generator',
    unit: { one: 'résumé', many: 'résumés' },
    free: limited(FREE_RESUMES_PER_MONTH, `${FREE_RESUMES_PER_MONTH} per month`),
    professional: open('Unlimited'),
  },
  'pdf-export': {
    name: 'PDF and DOCX export',
    free: closed('Copying the plain text is always free'),
    professional: open('Every résumé and cover letter as a file'),
  },
  'ats-optimizer': {
    name: 'ATS optimizer',
    free: closed(UPGRADE),
    professional: open('Every requirement of a posting, with the line that shows it'),
  },
  'market-insights': {
    name: 'Market insights',
    free: closed(UPGRADE),
    professional: open('Demand, pay and growth near you, with source and year'),
  },
  'role-demands': {
    name: 'What roles ask of a person, compared',
    free: closed(UPGRADE),
    professional: open('Demands and control of two roles side by side'),
  },
  'chat-coach': {
    name: 'Chat coach',
    unit: { one: 'conversation', many: 'conversations' },
    free: limited(
      FREE_CHAT_CONVERSATIONS_PER_MONTH,
      `${FREE_CHAT_CONVERSATIONS_PER_MONTH} conversations per month`,
    ),
    professional: open('Unlimited conversations'),
  },
  'learning-center': {
    name: 'Learning center',
    free: open('All resources, with your own progress'),
    professional: open('All resources, with your own progress'),
  },
  'wellness-tracking': {
    name: 'Wellness tracking',
    free: open('Daily check-ins and mood, with their history'),
    professional: open('Full'),
  },
  'tag-effects': {
    name: 'Effects of tags over months',
    free: closed(UPGRADE),
    professional: open('What tends to come before better and harder days'),
  },
  'burnout-risk': {
    name: 'Burnout risk, early warning, advice and helplines',
    free: open('Free on every plan'),
    professional: open('Free on every plan'),
  },
  'your-data': {
    name: 'Download or delete all your data',
    free: open('Free on every plan'),
    professional: open('Free on every plan'),
  },
  'priority-support': {
    name: 'Priority support',
    free: closed('Support by email, in the order it arrives'),
    professional: open('Answered first'),
  },
  'api-access': {
    name: 'API',
    unit: { one: 'request', many: 'requests' },
    free: limited(API_REQUESTS_PER_MONTH.free, requestsPerMonth('free')),
    professional: limited(API_REQUESTS_PER_MONTH.professional, requestsPerMonth('professional')),
    enterprise: open('Unlimited requests'),
  },
  'team-dashboards': {
    name: 'Team dashboards',
    free: closed(SALES),
    professional: closed(SALES),
    enterprise: open('Groups only, never one person'),
  },
  'saml-sso': {
    name: 'SAML SSO',
    free: closed(SALES),
    professional: closed(SALES),
    enterprise: open('Sign in with the account at work'),
  },
} as const satisfies Record<string, Row>

export type Feature = keyof typeof ROWS
export const FEATURES: readonly Feature[] = keysOf(ROWS)

/** Safety and what belongs to the person: no plan may close or count these. */
export const NEVER_GATED: readonly Feature[] = [
  'burnout-risk',
  'your-data',
  'wellness-tracking',
  'career-suggestions',
  'learning-center',
]

const rows: Record<Feature, Row> = ROWS

export function featureAccess(plan: Plan, feature: Feature): FeatureAccess {
  const { free, professional, enterprise = professional } = rows[feature]
  return { trial: professional, free, professional, enterprise }[plan]
}

export function featureName(feature: Feature): string {
  return rows[feature].name
}

/** "conversations", or "uses" where a feature has no word of its own. */
export function usesOf(feature: Feature, count: number): string {
  const { one, many } = rows[feature].unit ?? { one: 'use', many: 'uses' }
  return count === 1 ? one : many
}

export function isFeature(text: string): text is Feature {
  return Object.hasOwn(ROWS, text)
}
