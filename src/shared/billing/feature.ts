/** What a plan can include or leave out. */
export const FEATURES = [
  'career-coach',
  'resume-generator',
  'ats-optimizer',
  'skill-gap',
  'market-insights',
  'pdf-export',
] as const

export type Feature = (typeof FEATURES)[number]
