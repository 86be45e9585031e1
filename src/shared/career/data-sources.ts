const WAGES = { month: 'May', first: 2021, last: 2025, industries: 2024 } as const
const PROJECTIONS = { first: 2024, last: 2034 } as const

export const ONET_VERSION = '29.3'
export const PAY_TREND_YEARS = `${WAGES.first} to ${WAGES.last}`
export const NEWEST_WAGES = `${WAGES.month} ${WAGES.last}`
export const NEWEST_INDUSTRY_WAGES = `${WAGES.month} ${WAGES.industries}`
export const PROJECTED_YEARS = `${PROJECTIONS.first} to ${PROJECTIONS.last}`
export const LAST_PROJECTED_YEAR: number = PROJECTIONS.last

/** What the data of each source is about in time, as pages and answers say it. A test compares knowledge/manifest.json. */
export const SOURCE_DATES = {
  onet: 'May 2025',
  onetSkills: 'December 2025',
  onetActivities: 'February 2026',
  workContext: 'February 2026',
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
