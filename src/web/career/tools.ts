/** The career tools in the order one usually goes through them. */
export const CAREER_TOOLS = [
  { label: 'Suggested Paths', to: '/career/suggestions' },
  { label: 'Skill Gap Analysis', to: '/career/skills' },
  { label: 'Resume Builder', to: '/career/resume' },
  { label: 'ATS Optimizer', to: '/career/ats-optimizer' },
  { label: 'Market Insights', to: '/career/market-insights' },
] as const

export type CareerToolPath = (typeof CAREER_TOOLS)[number]['to']
