/** What a plan can include or leave out. */
export type Feature =
  | 'career-coach'
  | 'resume-generator'
  | 'ats-optimizer'
  | 'skill-gap'
  | 'market-insights'
  | 'pdf-export'
