const WAGES = { month: 'May', first: 2021, last: 2025, industries: 2024 } as const
const PROJECTIONS = { first: 2024, last: 2034 } as const

/** Releases of the O*NET Database: what each part of our data was taken from. */
export const ONET = {
  occupations: { version: '29.3', date: 'May 2025' },
  skills: { version: '30.1', date: 'December 2025' },
  workContext: { version: '30.2', date: 'February 2026' },
} as const

/** "O*NET 30.1, December 2025", as every screen and answer names it. */
export function onetSource(part: keyof typeof ONET): string {
  return `O*NET ${ONET[part].version}, ${ONET[part].date}`
}

export const PAY_TREND_YEARS = `${WAGES.first} to ${WAGES.last}`
export const NEWEST_WAGES = `${WAGES.month} ${WAGES.last}`
export const NEWEST_INDUSTRY_WAGES = `${WAGES.month} ${WAGES.industries}`
export const PROJECTED_YEARS = `${PROJECTIONS.first} to ${PROJECTIONS.last}`
export const LAST_PROJECTED_YEAR: number = PROJECTIONS.last

/** What the data of each source is about in time, as pages and answers say it. A test compares knowledge/manifest.json. */
export const SOURCE_DATES = {
  onet: ONET.occupations.date,
  onetSkills: ONET.skills.date,
  onetActivities: ONET.workContext.date,
  workContext: ONET.workContext.date,
  aiPotential: '2023',
  aiUseMicrosoft: '2024',
  aiUseAnthropic: 'March 2026',
  wages: `${WAGES.month} ${WAGES.first} to ${NEWEST_WAGES}`,
  industryShares: NEWEST_INDUSTRY_WAGES,
  projections: PROJECTED_YEARS,
  localPay: 'July 2025 to June 2026',
  priceLevels: '2023',
  purchasingPower: 'to 2024',
  places: '2024 to 2026',
  titlesAbroad: '2020 to 2025',
  esco: 'September 2022',
  skillPhrases: '2025 to 2026',
  learning: '2020 to 2026',
} as const
