import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { PAY_ABROAD } from '#shared/career/pay-abroad-sources.ts'
import { readKnowledge } from '../../scripts/read-knowledge.ts'
import { groupsByOccupation, votes } from './pay-groups.ts'
import { byText, cell, type Row, readTable } from './read-table.ts'
import { type BuiltFile, columns, writeKnowledge } from './write-knowledge.ts'

const FOLDER = 'wages-other-countries'
/** Which classification a country's figures are published by; the others by ISCO-08. */
const SCHEMES: Record<string, string> = { AU: 'anzsco', CA: 'noc', DE: 'kldb', GB: 'uk', NZ: 'anzsco' }

/** Group, title, mean, median, then the 10th, 25th, 75th and 90th percentile. */
type Figure = [string, string, ...(number | null)[]]

/** Official pay of other countries by the groups they publish, and the group of each occupation in each classification. */
export async function buildPayAbroad(source: string, target: string): Promise<BuiltFile> {
  const rows = await readTable(source, `${FOLDER}/wages_monthly_by_country.csv`)
  const countries = Object.keys(PAY_ABROAD).sort(byText)
  const figures = await Promise.all(
    countries.map(country => (country === 'CA' ? jobBank(source) : monthly(rows, country))),
  )
  const groups = {
    uk: readGroups('uk'),
    kldb: readGroups('kldb'),
    noc: groupsByOccupation(await nocVotes(source)),
    anzsco: groupsByOccupation(
      votes(await readTable(source, 'titles-other-countries/anzsco-2022-index/titles.tsv'), row => [
        cell(row, 'anzsco').slice(0, 4),
        cell(row, 'soc6_best'),
      ]),
    ),
    isco: groupsByOccupation(
      votes(await readTable(source, 'titles-other-countries/uk-soc2020-index/titles.tsv'), row => [
        cell(row, 'isco08'),
        cell(row, 'soc6_best'),
      ]),
    ),
  }
  const built = {
    file: 'pay-abroad.json',
    rows: figures.reduce((sum, list) => sum + list.length, 0),
    source: [...new Set(countries.map(country => PAY_ABROAD[country]?.publisher ?? ''))].join('; '),
    date: '2022 to 2025',
  }
  const table = {
    countries,
    schemes: countries.map(country => SCHEMES[country] ?? 'isco'),
    figures,
    groups,
  }
  return writeKnowledge(target, built, columns(table))
}

function readGroups(scheme: string): Record<string, string> {
  return Object.fromEntries(
    readKnowledgeTable(readKnowledge, 'pay-groups.tsv', ['scheme', 'code_prefix', 'group'], 2)
      .filter(row => row.scheme === scheme)
      .map(row => [row.code_prefix, row.group]),
  )
}

function monthly(rows: Row[], country: string): Figure[] {
  const amount = (row: Row, name: string) => (cell(row, name) === '' ? null : Number(cell(row, name)))
  return rows
    .filter(row => cell(row, 'country') === country)
    .map(
      (row): Figure => [
        cell(row, 'code'),
        cell(row, 'title').trim(),
        ...['mean', 'median', 'p10', 'p25', 'p75', 'p90'].map(name => amount(row, name)),
      ],
    )
    .filter(([group, , mean, median]) => (mean ?? median) !== null && isShown(country, group))
    .sort(([a], [b]) => byText(a, b))
}

/** Of Germany's groups the two-digit ones: how the finer ones meet other classifications is not free to use. */
function isShown(country: string, group: string): boolean {
  return country !== 'DE' || group.length === 2
}

async function jobBank(source: string): Promise<Figure[]> {
  const rows = await readTable(source, `${FOLDER}/canada_job_bank_2024_hourly_national.csv`)
  return rows
    .filter(row => cell(row, 'Median_Wage_2024') !== '')
    .map((row): Figure => {
      const title = cell(row, 'NOC_Title_2021')
      const wage = (name: string) => Number(cell(row, `${name}_Wage_2024`))
      return [
        cell(row, 'NOC_2021'),
        title.charAt(0).toUpperCase() + title.slice(1),
        null,
        wage('Median'),
        wage('Low'),
        null,
        null,
        wage('High'),
      ]
    })
    .sort(([a], [b]) => byText(a, b))
}

/** The titles of a Canadian group that mean the occupation, where the crosswalk joins the two. */
async function nocVotes(source: string): Promise<Map<string, Map<string, number>>> {
  const joined = new Set(
    (await readTable(source, 'crosswalks/noc2021_onet26.csv')).map(
      row => `${cell(row, 'noc').padStart(5, '0')} ${cell(row, 'onet').slice(0, 7)}`,
    ),
  )
  const titles = await readTable(source, 'titles-other-countries/noc-2021-titles/titles.tsv')
  return votes(
    titles.filter(row => joined.has(`${cell(row, 'noc2021')} ${cell(row, 'soc6_best')}`)),
    row => [cell(row, 'noc2021'), cell(row, 'soc6_best')],
  )
}
