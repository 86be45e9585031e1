import { skillEvidence } from '#engine/gap/skill-evidence.ts'
import type { Outlook } from '#engine/occupations/load-outlooks.ts'
import { type CareerEngine, resolveRole } from '#engine/occupations/resolve-role.ts'
import { signedPercent } from '#engine/text/number-text.ts'
import { shortened } from '#engine/text/shortened.ts'
import { ONET, PROJECTED_YEARS, SOURCE_DATES } from '#shared/career/data-sources.ts'
import { experienceBand, experienceYears } from '#shared/career/experience.ts'
import type { MarketQuestion, MarketResult, MatchedOccupation } from '#shared/career/market-result.ts'
import { demandLevel, wageTrend } from '#shared/career/market-rules.ts'
import { grouped, salaryRangeText } from '#shared/career/pay.ts'
import { growingRelatedRoles } from './growing-related-roles.ts'
import { industryTrends } from './industry-trends.ts'
import { isLevelLost } from './level-lost.ts'
import { marketSkills } from './market-skills.ts'
import { payAbroadRangeText } from './pay-abroad.ts'
import { localPayRatio, priceLevel } from './pay-band.ts'
import { isFromOtherWork, type PersonalMarketQuestion, recordOf } from './person-record.ts'
import { recommendations } from './recommendations.ts'
import { type Place, resolvePlace } from './resolve-place.ts'
import { salaryFactors } from './salary-factors.ts'
import { salaryFigures } from './salary-figures.ts'

/** Below this the reply says what place was assumed. */
const MIN_PLACE_CONFIDENCE = 0.9

/** Demand, pay, skills and ways on for a role at a place, each figure with its source and year. */
export function marketInsight(engine: CareerEngine, question: PersonalMarketQuestion): MarketResult {
  const { career } = engine
  const place = resolvePlace(career.places(), question.location ?? '')
  const role = resolveRole(engine, question.role, question.code)
  if (!role) return unknownRole(question, place)
  const { row, ...matched } = role
  const isOtherLevel = isLevelLost(question, matched)
  const occupation = { ...matched, isClosestMatch: matched.isClosestMatch || isOtherLevel }
  const evidence = skillEvidence(engine, recordOf(question), { title: question.role, row })
  const years = experienceYears(question.experience)
  const salary = salaryFigures(career, row, place, experienceBand(years))
  const outlook = career.outlooks.of(row)
  const skills = marketSkills(career, row)
  const relatedRoles = growingRelatedRoles(career, row)
  const context = {
    career,
    row,
    role: occupation.role,
    place,
    years,
    salary,
    outlook,
    skills,
    relatedRoles,
    evidence,
    isFromOtherWork: isFromOtherWork(engine, evidence, question, row),
  }
  const growth = salary?.yearlyGrowthPercent ?? null
  return {
    marketDemand: demandSummary(outlook, occupation.role),
    salaryTrends: {
      range: rangeText(salary),
      trend: growth === null ? 'stable' : wageTrend(growth, career.wages.allOccupationsGrowthPercent),
      factors: salaryFactors(context),
    },
    skillsAnalysis: {
      hotSkills: skills.hot,
      emergingSkills: skills.emerging,
      decliningSkills: skills.declining,
    },
    growthOpportunities: relatedRoles.map(way => way.text),
    industryTrends: industryTrends(context),
    recommendations: recommendations(context),
    occupation,
    closestMatch: closestMatch(
      question.role,
      { ...occupation, isOtherLevel },
      question.location ?? '',
      place,
      salary?.abroad ?? null,
    ),
    place: {
      asked: (question.location ?? '').slice(0, 120),
      kind: place.kind,
      name: place.name,
      confidence: place.confidence,
      note: place.note,
      priceLevel: priceLevel(career, place),
      localPay: rounded(localPayRatio(career, row, place)),
    },
    salary,
    outlook: outlook && {
      growthPercent: outlook.growth,
      openingsPerYear: outlook.openings,
      employment: outlook.employment,
      employmentNext: outlook.employmentNext,
      education: outlook.education,
    },
    relatedRoles: relatedRoles.map(({ text: _, ...way }) => way),
    sources: salary?.abroad ? [...SOURCES, abroadSource(salary.abroad)] : SOURCES,
  }
}

/** The money of the place first, and whose it is where a whole group shares it; dollars after it. */
function rangeText(salary: MarketResult['salary']): string {
  if (!salary) return 'Pay is not published for this occupation'
  const dollars = salaryRangeText(salary.band)
  const { abroad } = salary
  if (!abroad) return dollars
  const group = abroad.isShared ? ` for the whole group “${abroad.group}”` : ''
  return `${payAbroadRangeText(abroad)}${group}; in the United States ${dollars}`
}

function abroadSource({
  country,
  publisher,
  year,
}: NonNullable<NonNullable<MarketResult['salary']>['abroad']>): MarketResult['sources'][number] {
  return { what: `Pay in ${country}`, publisher, year: String(year) }
}

function demandSummary(outlook: Outlook | null, role: string): MarketResult['marketDemand'] {
  if (!outlook || outlook.growth === null || outlook.openings === null || outlook.employment === null)
    return {
      level: 'medium',
      jobGrowth: 'Not published',
      description: `No projection is published for ${role} work, so this is neither a promise nor a warning.`,
    }
  const level = demandLevel(outlook.growth, outlook.openings, outlook.employment)
  const demandText = { high: 'Demand is strong', medium: 'Demand is steady', low: 'Demand is shrinking' }[
    level
  ]
  const change = outlook.growth > 0 ? 'to grow' : outlook.growth < 0 ? 'to fall' : 'to hold'
  const changeText = outlook.growth === 0 ? '' : ` by ${Math.abs(outlook.growth).toFixed(1)}%`
  return {
    level,
    jobGrowth: `${signedPercent(outlook.growth)} from ${PROJECTED_YEARS}`,
    description: `${demandText}: US employment is projected ${change}${changeText} over ten years, with about ${grouped(outlook.openings)} openings a year for ${grouped(outlook.employment)} jobs today.`,
  }
}

const MAX_QUOTED_CHARS = 80

function closestMatch(
  asked: string,
  role: MatchedOccupation & { isOtherLevel: boolean },
  where: string,
  place: Place,
  abroad: NonNullable<MarketResult['salary']>['abroad'],
): string | null {
  const notes: string[] = []
  if (role.isClosestMatch) {
    const others = role.alternatives.slice(0, 3).map(other => other.role)
    const choice = others.length > 0 ? ` It could also be ${others.join(', ')}.` : ''
    const level = role.isOtherLevel
      ? ' Its figures are for the full role, not for a helping or first job.'
      : ''
    notes.push(
      `Closest match for "${shortened(asked.trim(), MAX_QUOTED_CHARS)}": ${role.role}.${level}${choice}`,
    )
  }
  if (
    where.trim() !== '' &&
    place.note &&
    (place.confidence < MIN_PLACE_CONFIDENCE || place.kind === 'country')
  )
    notes.push(abroad ? abroadNote(place, abroad) : place.note)
  return notes.length === 0 ? null : notes.join(' ')
}

function abroadNote(
  place: Place,
  abroad: NonNullable<NonNullable<MarketResult['salary']>['abroad']>,
): string {
  const taken = place.confidence < MIN_PLACE_CONFIDENCE ? `We took it for ${place.name}. ` : ''
  return `${taken}Pay for ${abroad.country} is shown in ${abroad.currency} as ${abroad.publisher} publishes it, with US pay in dollars after it; demand and trend are US figures.`
}

function unknownRole(question: MarketQuestion, place: Place): MarketResult {
  const asked = shortened(question.role.trim(), MAX_QUOTED_CHARS)
  return {
    marketDemand: {
      level: 'medium',
      jobGrowth: 'Unknown',
      description: 'We could not tell which occupation this is, so there is no figure to show.',
    },
    salaryTrends: { range: 'Unknown', trend: 'stable', factors: [] },
    skillsAnalysis: { hotSkills: [], emergingSkills: [], decliningSkills: [] },
    growthOpportunities: [],
    industryTrends: [],
    recommendations: ['Try a common job title, such as "Accountant" or "Registered Nurse".'],
    occupation: null,
    closestMatch: `We know no occupation close to "${asked}".`,
    place: {
      asked: (question.location ?? '').slice(0, 120),
      kind: place.kind,
      name: place.name,
      confidence: place.confidence,
      note: place.note,
      priceLevel: null,
      localPay: null,
    },
    salary: null,
    outlook: null,
    relatedRoles: [],
    sources: SOURCES,
  }
}

function rounded(ratio: number | null): number | null {
  return ratio === null ? null : Math.round(ratio * 1000) / 1000
}

const SOURCES: MarketResult['sources'] = [
  {
    what: 'Pay and its course over the years',
    publisher: 'U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics',
    year: SOURCE_DATES.wages,
  },
  {
    what: 'Growth, openings and usual education',
    publisher: 'U.S. Bureau of Labor Statistics, Employment Projections',
    year: SOURCE_DATES.projections,
  },
  {
    what: 'Local level of pay',
    publisher: 'U.S. Department of Labor, OFLC prevailing wages',
    year: SOURCE_DATES.localPay,
  },
  {
    what: 'Local price level',
    publisher: 'U.S. Bureau of Economic Analysis, Regional Price Parities',
    year: SOURCE_DATES.priceLevels,
  },
  { what: 'Purchasing power abroad', publisher: 'World Bank', year: '2024 where published' },
  {
    what: 'Skills, tools and related roles',
    publisher: `U.S. Department of Labor, O*NET ${ONET.occupations.version}`,
    year: SOURCE_DATES.onet,
  },
]
