import { keysOf } from '#shared/typed-keys.ts'
import type { Feature, Plan } from './features.ts'
import { FREE_CHAT_CONVERSATIONS_PER_MONTH, FREE_RESUMES_PER_MONTH } from './plans.ts'

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

/** What each feature is on each plan. A trial opens what Professional opens. */
const ROWS: Record<Feature, Row> = {
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
    name: 'API access',
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
}

/** Every feature, in the order of the plan tables. */
export const FEATURE_ROWS: readonly Feature[] = keysOf(ROWS)

/** Safety and what belongs to the person: no plan may close or count these. */
export const NEVER_GATED: readonly Feature[] = [
  'burnout-risk',
  'your-data',
  'wellness-tracking',
  'career-suggestions',
  'learning-center',
]

export function featureAccess(plan: Plan, feature: Feature): FeatureAccess {
  const { free, professional, enterprise = professional } = ROWS[feature]
  return { trial: professional, free, professional, enterprise }[plan]
}

/** What a plan has and another has not, or has less of. */
function featuresBeyond(plan: Plan, lesser: Plan): readonly Feature[] {
  return FEATURE_ROWS.filter(feature => {
    const [more, less] = [featureAccess(plan, feature), featureAccess(lesser, feature)]
    const { monthlyLimit = Number.POSITIVE_INFINITY } = more
    return more.enabled && (!less.enabled || (less.monthlyLimit ?? Number.POSITIVE_INFINITY) < monthlyLimit)
  })
}

/** "Chat coach, unlimited": what a plan adds to another, with what becomes of a limit. */
export function planAdditions(plan: Plan, lesser: Plan): string[] {
  return featuresBeyond(plan, lesser).map(feature => {
    const { monthlyLimit, description } = featureAccess(plan, feature)
    if (featureAccess(lesser, feature).monthlyLimit === undefined) return featureName(feature)
    return `${featureName(feature)}, ${monthlyLimit === undefined ? 'unlimited' : description}`
  })
}

/** What Free counts: usage is shown for these, also where the present plan has no limit. Requests of programs are shown where there were some. */
export const COUNTED_FEATURES: readonly Feature[] = FEATURE_ROWS.filter(
  feature => feature !== 'api-access' && featureAccess('free', feature).monthlyLimit !== undefined,
)

export function featureName(feature: Feature): string {
  return ROWS[feature].name
}

/** "conversations", or "uses" where a feature has no word of its own. */
export function usesOf(feature: Feature, count: number): string {
  const { one, many } = ROWS[feature].unit ?? { one: 'use', many: 'uses' }
  return count === 1 ? one : many
}
