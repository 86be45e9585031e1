import type { MarketResult } from '#shared/career/market-result.ts'
import { isDemandKnown, isTrendKnown } from '#shared/career/market-rules.ts'
import { placeInSentence } from '#shared/career/place-in-sentence.ts'
import { payCountry } from './pay-country.ts'

/** The whole report as plain text, for whoever copies it. */
export function reportText(asked: string, result: MarketResult): string {
  const { marketDemand, salaryTrends, skillsAnalysis } = result
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${title}\n${lines.map(line => `- ${line}`).join('\n')}`]
  return [
    `${result.occupation?.role ?? asked}${result.salary ? ` in ${placeInSentence(payCountry(result.salary))}` : ''}`,
    ...(result.closestMatch ? [result.closestMatch] : []),
    `Market demand: ${isDemandKnown(result) ? `${marketDemand.level} (${marketDemand.jobGrowth})` : 'not known'}\n${marketDemand.description}`,
    `Pay: ${salaryTrends.range}${isTrendKnown(result) ? `, ${salaryTrends.trend}` : ''}`,
    ...list('What moves the pay', salaryTrends.factors),
    ...list('Hot skills', skillsAnalysis.hotSkills),
    ...list('Emerging skills', skillsAnalysis.emergingSkills),
    ...list('Declining skills', skillsAnalysis.decliningSkills),
    ...list('Growth opportunities', result.growthOpportunities),
    ...list('Industry trends', result.industryTrends),
    ...list('Recommendations', result.recommendations),
    ...list(
      'Sources',
      result.sources.map(({ what, publisher, year }) => `${what}: ${publisher}, ${year}`),
    ),
  ].join('\n\n')
}
