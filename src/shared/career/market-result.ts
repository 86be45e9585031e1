import * as z from 'zod/mini'
import { amount, PAY_ABROAD_UNITS, PAY_UNITS, salaryBand } from './pay.ts'

const DEMAND_LEVELS = ['high', 'medium', 'low'] as const
const WAGE_TRENDS = ['increasing', 'stable', 'decreasing'] as const
const PLACE_KINDS = ['area', 'state', 'united states', 'country', 'remote', 'unknown'] as const
export const PERCENTILE_NAMES = ['p10', 'p25', 'p50', 'p75', 'p90'] as const

const confidence = z.number().check(z.minimum(0), z.maximum(1))

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
  note: z.nullable(z.string()),
  /** 1 is the price level of the United States. */
  priceLevel: z.nullable(z.number().check(z.positive())),
  localPay: z.nullable(z.number().check(z.positive())),
})

const payAbroad = z.object({
  country: z.string(),
  currency: z.string(),
  unit: z.enum(PAY_ABROAD_UNITS),
  /** The group of the country's classification, and whether it holds more occupations than this one. */
  group: z.string(),
  isShared: z.boolean(),
  people: z.string(),
  mean: z.nullable(z.number()),
  median: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  /** Between which earners low and high lie. */
  spread: z.nullable(z.enum(['middle half', 'middle eight tenths'])),
  publisher: z.string(),
  year: z.int(),
})

const marketSalary = z.object({
  unit: z.enum(PAY_UNITS),
  percentiles: z.array(z.object({ name: z.enum(PERCENTILE_NAMES), amount })),
  band: salaryBand,
  medians: z.array(z.object({ year: z.int(), amount })),
  yearlyGrowthPercent: z.nullable(z.number()),
  allOccupationsGrowthPercent: z.number(),
  /** The band's ends in national prices: pay divided by the local price level. */
  buyingPower: z.nullable(z.object({ low: amount, high: amount })),
  /** The same band in another country's money at equal purchasing power. */
  equivalent: z.nullable(
    z.object({ country: z.string(), currency: z.string(), low: amount, high: amount, year: z.int() }),
  ),
  /** Official pay of the country asked for, in its own money and as published there. */
  abroad: z.nullable(payAbroad),
  /** For who holds a role of another field: what this one would pay them, as the suggestions show it. */
  fromYourRole: z.nullable(z.object({ role: z.string(), band: salaryBand })),
})

const marketOutlook = z.object({
  growthPercent: z.nullable(z.number()),
  openingsPerYear: z.nullable(z.number()),
  employment: z.nullable(z.number()),
  employmentNext: z.nullable(z.number()),
  education: z.nullable(z.string()),
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
  occupation: z.nullable(matchedOccupation),
  /** Says aloud that role or place is the nearest we know, or nothing when both are sure. */
  closestMatch: z.nullable(z.string()),
  place: marketPlace,
  salary: z.nullable(marketSalary),
  outlook: z.nullable(marketOutlook),
  relatedRoles: z.array(
    z.object({ code: z.string(), role: z.string(), growthPercent: z.number(), median: z.nullable(amount) }),
  ),
  sources: z.array(sourceNote),
})

const QUESTION_TEXT_MAX_CHARACTERS = 200
const QUESTION_SKILLS_MAX = 200
const shortText = z.string().check(z.maxLength(QUESTION_TEXT_MAX_CHARACTERS))

export const marketQuestion = z.object({
  role: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter a role to analyze'),
      z.maxLength(QUESTION_TEXT_MAX_CHARACTERS),
    ),
  skills: z.nullish(z.array(shortText).check(z.maxLength(QUESTION_SKILLS_MAX))),
  location: z.nullish(shortText),
  experience: z.nullish(z.union([shortText, z.number()])),
  /** An occupation chosen among the alternatives; it wins over the role's wording. */
  code: z.nullish(shortText),
})

export type DemandLevel = (typeof DEMAND_LEVELS)[number]
export type WageTrend = (typeof WAGE_TRENDS)[number]
export type MarketQuestion = z.infer<typeof marketQuestion>
export type MarketResult = z.infer<typeof marketResult>
export type MatchedOccupation = z.infer<typeof matchedOccupation>
