import { byText, cell, readTable } from './read-table.ts'

export type OccupationRow = {
  code: string
  title: string
  soc: string
  wageCode: string
  projectionCode: string
}

/** Every O*NET occupation in code order, with the codes it carries in the wage and projection tables. */
export async function occupationList(source: string): Promise<OccupationRow[]> {
  const join = new Map(
    (await readTable(source, 'soc_join.csv')).map(row => [
      cell(row, 'soc6'),
      { wageCode: cell(row, 'oews_code'), projectionCode: cell(row, 'ep_code') },
    ]),
  )
  const rows = await readTable(source, 'onet-29.3/Occupation Data.tsv')
  return rows
    .map(row => {
      const code = cell(row, 'O*NET-SOC Code')
      const soc = code.slice(0, 7)
      const codes = join.get(soc) ?? { wageCode: '', projectionCode: '' }
      return { code, title: cell(row, 'Title'), soc, ...codes }
    })
    .sort((a, b) => byText(a.code, b.code))
}
