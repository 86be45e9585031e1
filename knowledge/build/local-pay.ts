import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { byText, cell, readTable } from './read-table.ts'
import { type BuiltFile, columns, writeKnowledge } from './write-knowledge.ts'

/** Bytes 1 to 255 spread the logarithm of local over national mean pay from −1 to +1; 0 means no figure. */
const STEP = 2 / 254
const LARGEST_RATIO = Math.log(1.9)

export async function buildLocalPay(source: string, target: string): Promise<BuiltFile[]> {
  const rows = await readTable(source, 'oflc-oews-area-wages-2025-26/wages_annual.csv')
  const codes = [...new Set(rows.map(row => cell(row, 'soc')))].sort(byText)
  const areas = [...new Set(rows.map(row => cell(row, 'area_id')))].sort(byText)
  const means = await nationalMeans(source, target)
  const rowOf = new Map(codes.map((code, at) => [code, at]))
  const columnOf = new Map(areas.map((area, at) => [area, at]))
  const ratios = new Uint8Array(codes.length * areas.length)
  for (const row of rows) {
    const mean = means.get(cell(row, 'soc'))
    const [low, high] = [Number(cell(row, 'l1')), Number(cell(row, 'l4'))]
    if (!mean || !(low > 0) || !(high > 0)) continue
    const local = Math.log((low + 2 * high) / 3 / mean)
    // Beyond these ratios the two agencies measured different things, as with artists paid by the hour.
    if (Math.abs(local) > LARGEST_RATIO) continue
    const at = (rowOf.get(cell(row, 'soc')) ?? 0) * areas.length + (columnOf.get(cell(row, 'area_id')) ?? 0)
    ratios[at] = Math.min(255, Math.max(1, Math.round((local + 1) / STEP) + 1))
  }
  const facts = {
    rows: rows.length,
    source: 'DOL OFLC prevailing wages by area',
    date: 'July 2025 to June 2026',
  }
  return [
    await writeKnowledge(target, { file: 'local-pay.bin', ...facts }, ratios),
    await writeKnowledge(
      target,
      {
        file: 'areas.json',
        rows: areas.length,
        source: `${facts.source}; BEA regional price parities`,
        date: '2025–26; 2023',
      },
      columns({ codes, ...(await areaFacts(source, areas)) }),
    ),
  ]
}

async function nationalMeans(source: string, target: string): Promise<Map<string, number>> {
  const wages: { codes: string[]; mean: (number | null)[]; hourly: number[] } = JSON.parse(
    await readFile(join(target, 'wages.json'), 'utf8'),
  )
  const means = new Map<string, number>()
  wages.codes.forEach((code, at) => {
    const mean = wages.mean[at]
    if (mean && mean > 0) means.set(code, wages.hourly[at] ? mean * 2080 : mean)
  })
  for (const row of await readTable(source, 'soc_join.csv')) {
    const mean = means.get(cell(row, 'oews_code'))
    if (mean && !means.has(cell(row, 'soc6'))) means.set(cell(row, 'soc6'), mean)
  }
  return means
}

async function areaFacts(source: string, areas: string[]) {
  const geography = await readTable(source, 'oflc-oews-area-wages-2025-26/source_files/Geography.csv')
  const prices = new Map(
    (await readTable(source, 'bea-rpp/area_rpp_join.csv')).map(row => [
      cell(row, 'area_id'),
      Number(cell(row, 'rpp')),
    ]),
  )
  const nonmetro = (await readTable(source, 'bea-rpp/rpp_msa_2023.csv')).find(row =>
    cell(row, 'geo_name').includes('Nonmetropolitan'),
  )
  const names = new Map(geography.map(row => [cell(row, 'Area'), cell(row, 'AreaName')]))
  const states = new Map<string, Set<string>>()
  for (const row of geography) {
    const set = states.get(cell(row, 'Area')) ?? new Set()
    states.set(cell(row, 'Area'), set.add(cell(row, 'StateAb')))
  }
  const name = (id: string) => names.get(id) ?? id
  return {
    ids: areas,
    names: areas.map(name),
    states: areas.map(id => [...(states.get(id) ?? [])].sort(byText)),
    prices: areas.map(id => {
      const level =
        prices.get(id) ??
        (/nonmetropolitan/i.test(name(id)) && nonmetro ? Number(cell(nonmetro, 'rpp_all_items_us_1')) : null)
      return level === null ? null : Math.round(level * 1000) / 1000
    }),
  }
}
