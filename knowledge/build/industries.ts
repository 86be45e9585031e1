import { byText, cell, readTable } from './read-table.ts'
import { type BuiltFile, columns, writeKnowledge } from './write-knowledge.ts'

/** Share of each occupation's jobs, in thousandths, that lie in each named industry, and the mean pay there. */
export async function buildIndustries(source: string, target: string): Promise<BuiltFile> {
  const rows = await readTable(source, 'bls-oews-industry-2024/occupation_app_industry.csv')
  const industries = [...new Set(rows.map(row => cell(row, 'app_industry')))].sort(byText)
  const codes = [...new Set(rows.map(row => cell(row, 'soc')))].sort(byText)
  const shares = new Map(codes.map(code => [code, industries.map(() => 0)]))
  const means = new Map(codes.map(code => [code, industries.map(() => 0)]))
  for (const row of rows) {
    const [code, at] = [cell(row, 'soc'), industries.indexOf(cell(row, 'app_industry'))]
    const [share, mean] = [shares.get(code), means.get(code)]
    if (share) share[at] = Math.round(Number(cell(row, 'share_of_occupation')) * 1000)
    if (mean) mean[at] = Math.round(Number(cell(row, 'mean_annual_wage'))) || 0
  }
  const built = {
    file: 'industries.json',
    rows: rows.length,
    source: 'BLS Occupational Employment and Wage Statistics, by industry',
    date: 'May 2024',
  }
  return writeKnowledge(
    target,
    built,
    columns({
      industries,
      codes,
      shares: codes.map(code => shares.get(code)),
      means: codes.map(code => means.get(code)),
    }),
  )
}
