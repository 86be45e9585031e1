import type { MarketResult } from '#shared/career/market-result.ts'
import type { MarketAnswer } from './market-answer.ts'

/** An answer for a role that is known, or not; without any figure. */
export function marketResultOf(role: string | null): MarketAnswer['result'] {
  return {
    ...UNKNOWN,
    occupation: role === null ? null : occupation('29-1141.00', role),
    wording: { by: 'engine', reason: 'off', sent: null },
  }
}

export function occupation(code: string, role: string): NonNullable<MarketResult['occupation']> {
  return { code, role, title: role, confidence: 1, isClosestMatch: false, alternatives: [] }
}

export const UNKNOWN: MarketResult = {
  marketDemand: { level: 'medium', jobGrowth: 'Unknown', description: 'No figure to show.' },
  salaryTrends: { range: 'Unknown', trend: 'stable', factors: [] },
  skillsAnalysis: { hotSkills: [], emergingSkills: [], decliningSkills: [] },
  growthOpportunities: [],
  industryTrends: [],
  recommendations: ['Try a common job title.'],
  occupation: null,
  closestMatch: 'We know no occupation close to "qwxz".',
  place: {
    asked: '',
    kind: 'country',
    name: 'United States',
    confidence: 1,
    note: null,
    priceLevel: null,
    localPay: null,
  },
  salary: null,
  outlook: null,
  relatedRoles: [],
  sources: [{ what: 'Pay', publisher: 'BLS', year: '2025' }],
}
