import { z } from 'zod'
import { amount, PAY_ABROAD_UNITS, PAY_UNITS, salaryBand } from './pay.ts'

const DEMAND_LEVELS = ['high', 'medium', 'low'] as const
const WAGE_TRENDS = ['increasing', 'stable', 'decreasing'] as const
const PLACE_KINDS = ['area', 'state', 'united states', 'country', 'remote', 'unknown'] as const
export const PERCENTILE_NAMES = ['p10', 'p25', 'p50', 'p75', 'p90'] as const

const confidence = z.number().min(0).max(1)

const matchedOccupation = z.object({
  code: z.string(),
  title: z.string(),
  role: z.string(),
  confidence,
  /** Not sure enough to be told as the occupation meant: show it as the closest match, with the alternatives. */
  isClosestMatch: z.boolean(),
  alternatives: z.array(z.object({ code: z.string(), title: z.string(), role: z.string(), confidence })),
})

const marketPlace = z.object({
  asked: z.string(),
  kind: z.enum(PLACE_KINDS),
  name: z.string(),
  confidence,
  note: z.string().nullable(),
  /** 1 is the price level of the United States. */
  priceLevel: z.number().positive().nullable(),
  localPay: z.number().positive().nullable(),
})

const payAbroad = z.object({
  country: z.string(),
  currency: z.string(),
  unit: z.enum(PAY_ABROAD_UNITS),
  /** The group of the country's classification, and whether it holds more occupations than this one. */
  group: z.string(),
  isShared: z.boolean(),
  people: z.string(),
  mean: z.number().nullable(),
  median: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Between which earners low and high lie. */
  spread: z.enum(['middle half', 'middle eight tenths']).nullable(),
  publisher: z.string(),
  year: z.number().int(),
})

const marketSalary = z.object({
  unit: z.enum(PAY_UNITS),
  percentiles: z.array(z.object({ name: z.enum(PERCENTILE_NAMES), amount })),
  band: salaryBand,
  medians: z.array(z.object({ year: z.number().int(), amount })),
  yearlyGrowthPercent: z.number().nullable(),
  allOccupationsGrowthPercent: z.number(),
  /** The band's ends in national prices: pay divided by the local price level. */
  buyingPower: z.object({ low: amount, high: amount }).nullable(),
  /** The same band in another country's money at equal purchasing power. */
  equivalent: z
    .object({ country: z.string(), currency: z.string(), low: amount, high: amount, year: z.number().int() })
    .nullable(),
  /** Official pay of the country asked for, in its own money and as published there. */
  abroad: payAbroad.nullable(),
})

const marketOutlook = z.object({
  growthPercent: z.number().nullable(),
  openingsPerYear: z.number().nullable(),
  employment: z.number().nullable(),
  employmentNext: z.number().nullable(),
  education: z.string().nullable(),
})

const sourceNote = z.object({ what: z.string(), publisher: z.string(), year: z.string() })

export const marketResult = z.object({
  marketDemand: z.object({ level: z.enum(DEMAND_LEVELS), jobGrowth: z.string(), description: z.string() }),
  salaryTrends: z.object({ range: z.string(), trend: z.enum(WAGE_TRENDS), factors: z.array(z.string()) }),
  skillsAnalysis: z.object({
    hotSkills: z.array(z.string()),
    emergingSkills: z.array(z.string()),
    decliningSkills: z.array(z.string()),
  }),
  growthOpportunities: z.array(z.string()),
  industryTrends: z.array(z.string()),
  recommendations: z.array(z.string()),
  occupation: matchedOccupation.nullable(),
  /** Says aloud that role or place is the nearest we know, or nothing when both are sure. */
  closestMatch: z.string().nullable(),
  place: marketPlace,
  salary: marketSalary.nullable(),
  outlook: marketOutlook.nullable(),
  relatedRoles: z.array(
    z.object({ code: z.string(), role: z.string(), growthPercent: z.number(), median: z.nullable(amount) }),
  ),
  sources: z.array(sourceNote),
})

export const marketQuestion = z.object({
  role: z.string(),
  skills: z.array(z.string()).nullish(),
  location: z.string().nullish(),
  experience: z.union([z.string(), z.number()]).nullish(),
  /** An occupation chosen among the alternatives; it wins over the role's wording. */
  code: z.string().nullish(),
})

export type DemandLevel = (typeof DEMAND_LEVELS)[number]
export type WageTrend = (typeof WAGE_TRENDS)[number]
export type MarketQuestion = z.infer<typeof marketQuestion>
export type MarketResult = z.infer<typeof marketResult>
export type MatchedOccupation = z.infer<typeof matchedOccupation>
