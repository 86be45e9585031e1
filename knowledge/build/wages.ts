import { join } from 'node:path'
import { readSheet } from 'read-excel-file/node'
import { byText, cell, readTable } from './read-table.ts'
import { type BuiltFile, columns, writeKnowledge } from './write-knowledge.ts'

/** Years published as workbooks; the newest year is a table of yearly pay of single occupations. */
const WORKBOOK_YEARS = [2021, 2022, 2023, 2024] as const
const LAST_WORKBOOK_YEAR = 2024
const NEWEST_YEAR = 2025
const YEARS = [...WORKBOOK_YEARS, NEWEST_YEAR] as const
const PERCENTILES = ['PCT10', 'PCT25', 'MEDIAN', 'PCT75', 'PCT90'] as const
// "#" in the source: the agency publishes only that the wage is at least this much.
const TOP_ANNUAL: Record<number, number> = { 2021: 208_000, 2022: 208_000, 2023: 239_200, 2024: 239_200 }
const TOP_HOURLY: Record<number, number> = { 2021: 100, 2022: 100, 2023: 115, 2024: 115 }

type Wage = {
  title: string
  employment: number | null
  hourly: boolean
  mean: number | null
  points: (number | null)[]
}

/**
 * National wages: percentiles of the newest year an occupation has, and the medians of all. A negative number means
 * "this much or more". Performers paid by the hour and groups of occupations have no figures in the newest year.
 */
export async function buildWages(source: string, target: string): Promise<BuiltFile> {
  const workbooks = await Promise.all(WORKBOOK_YEARS.map(year => readYear(source, year)))
  const newest = await readNewest(source)
  const years = [...workbooks, newest]
  const before = workbooks.at(-1) ?? fail('the newest workbook')
  const codes = [...before.keys()].sort(byText)
  const wages = codes.map(code => newest.get(code) ?? before.get(code) ?? fail(code))
  const table = {
    years: YEARS,
    codes,
    newest: codes.map(code => (newest.has(code) ? NEWEST_YEAR : LAST_WORKBOOK_YEAR)),
    titles: wages.map(wage => wage.title),
    employment: wages.map(wage => wage.employment),
    hourly: wages.map(wage => (wage.hourly ? 1 : 0)),
    // Local pay was published against the means of this year.
    mean: codes.map(code => before.get(code)?.mean ?? null),
    percentiles: wages.map(wage => wage.points),
    medians: codes.map(code => years.map(year => year.get(code)?.points[2] ?? null)),
  }
  const built = {
    file: 'wages.json',
    rows: codes.length,
    source: 'BLS Occupational Employment and Wage Statistics, national',
    date: 'May 2021 to May 2025',
  }
  return writeKnowledge(target, built, columns(table))
}

async function readNewest(source: string): Promise<Map<string, Wage>> {
  const wages = new Map<string, Wage>()
  for (const row of await readTable(source, 'bls-oews-may-2025/national.csv')) {
    const points = ['a_pct10', 'a_pct25', 'a_median', 'a_pct75', 'a_pct90'].map(name => cell(row, name))
    if (points.includes('')) continue
    wages.set(cell(row, 'occ_code'), {
      title: cell(row, 'occ_title'),
      employment: Number(cell(row, 'tot_emp')),
      hourly: false,
      mean: Number(cell(row, 'a_mean')),
      points: points.map(Number),
    })
  }
  return wages
}

async function readYear(source: string, year: number): Promise<Map<string, Wage>> {
  const [header = [], ...rows] = await readSheet(join(source, `bls-oews-national/national_M${year}_dl.xlsx`))
  const at = (name: string) => {
    const index = header.indexOf(name)
    return index < 0 ? fail(`${name} in ${year}`) : index
  }
  const wages = new Map<string, Wage>()
  for (const row of rows) {
    const group = String(row[at('O_GROUP')])
    // Hybrid codes are published as broad groups only.
    if (group !== 'detailed' && group !== 'broad' && group !== 'total') continue
    const code = String(row[at('OCC_CODE')])
    if (wages.has(code) && group === 'broad') continue
    const hourly = String(row[at('HOURLY')] ?? '').toLowerCase() === 'true'
    const unit = hourly ? 'H' : 'A'
    const top = (hourly ? TOP_HOURLY : TOP_ANNUAL)[year] ?? fail(String(year))
    const read = (name: string) => wageNumber(row[at(`${unit}_${name}`)], top)
    const employment = row[at('TOT_EMP')]
    wages.set(code, {
      title: String(row[at('OCC_TITLE')]),
      employment: typeof employment === 'number' ? employment : null,
      hourly,
      mean: read('MEAN'),
      points: PERCENTILES.map(read),
    })
  }
  return wages
}

function wageNumber(value: unknown, top: number): number | null {
  if (typeof value === 'number') return value
  return value === '#' ? -top : null
}

function fail(what: string): never {
  throw new Error(`wages: ${what} not found`)
}
