import type { AtsResult } from '#shared/career/ats-result.ts'

/** The whole report as plain text, for whoever copies it. */
export function reportText(role: string, result: AtsResult): string {
  const { keywordAnalysis } = result
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${title}\n${lines.map(line => `- ${line}`).join('\n')}`]
  return [
    `${role}: ATS score ${result.atsScore} of 100\n${result.summary}`,
    ...list('Present keywords', keywordAnalysis.presentKeywords),
    ...list('Missing keywords', keywordAnalysis.missingKeywords),
    `Keyword density: ${keywordAnalysis.keywordDensity}%`,
    ...list('Formatting issues', result.formattingIssues),
    ...list('Specific improvements', result.specificImprovements),
    ...list('Optimization suggestions', result.optimizedSuggestions),
  ].join('\n\n')
}
